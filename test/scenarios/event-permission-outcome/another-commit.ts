import { path, pushed, repaired, reviewed, row, type Section } from './row.ts';

export const anotherCommit: Section = {
  title: 'Another commit',
  rows: [
    row('synchronize', 'write', 'still all proven: one line', async (stage) => {
      const pull = await reviewed(stage);
      stage.push({ 'README.md': 'more' });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'the planted hash is gone: its thread is hidden', async (stage) =>
      pushed(stage, await repaired(stage)),
    ),
    row(
      'synchronize',
      'write and `contents: write`',
      'the planted hash is gone: its thread is resolved',
      async (stage) => {
        stage.github.faults.mayResolve = true;
        return pushed(stage, await repaired(stage));
      },
    ),
    row('synchronize', 'write', 'the lock file is as before: comment updated', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.push({ [path]: null });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'the same commit twice', async (stage) =>
      pushed(stage, await reviewed(stage, 1)),
    ),
  ],
};
