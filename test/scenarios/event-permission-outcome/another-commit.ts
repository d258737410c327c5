import { actionsBot } from '../../support/github-double/people.ts';
import { adds, path, pushed, repaired, reviewed, row, type Section, textWith } from './row.ts';

const octocat = { login: 'octocat', type: 'User' } as const;

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
    row('synchronize', 'write', 'the thread was answered: left', async (stage) => {
      const pull = await repaired(stage);
      stage.github.reviewComments[0]?.replies.push({ author: octocat, body: 'Looking.' });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'the same hash again: reported once', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.push({ 'README.md': 'more' });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'one more planted hash', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.push({ [path]: await textWith(stage, 2) });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'a person resolved the thread: not reported again', async (stage) => {
      const pull = await reviewed(stage, 1);
      Object.assign(stage.github.reviewComments[0] ?? {}, { resolved: true, resolvedBy: octocat });
      stage.push({ 'README.md': 'more' });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'a hidden finding comes back: reported again', async (stage) => {
      const pull = await repaired(stage);
      await stage.review(pull, { action: 'synchronize' });
      stage.push({ [path]: await textWith(stage, 1) });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'the lock file is as before: comment updated', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.push({ [path]: null });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'the same commit twice', async (stage) =>
      pushed(stage, await reviewed(stage, 1)),
    ),
    row('synchronize', 'write', 'somebody deleted the comment: created again', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.github.comments.splice(0);
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'somebody edited the comment: written again', async (stage) => {
      const pull = await reviewed(stage, 1);
      const [ours] = stage.github.comments;
      if (ours !== undefined) ours.body = ours.body.replace('❌', '✅');
      return pushed(stage, pull);
    }),
    row(
      'synchronize',
      'write',
      'somebody removed the marker from the comment: created again',
      async (stage) => {
        const pull = await reviewed(stage, 1);
        const [ours] = stage.github.comments;
        if (ours !== undefined) ours.body = 'All fine.';
        return pushed(stage, pull);
      },
    ),
    row('synchronize', 'write', 'somebody deleted the thread: begun again', async (stage) => {
      const pull = await reviewed(stage, 1);
      stage.github.reviewComments.splice(0);
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'our comment is the 151st', async (stage) => {
      const pull = await adds(stage);
      for (let at = 0; at < 150; at += 1) stage.github.plantComment(pull, octocat, 'Talk.');
      await stage.review(pull);
      stage.push({ 'README.md': 'more' });
      return pushed(stage, pull);
    }),
    row('synchronize', 'write', 'our thread is the 151st', async (stage) => {
      const pull = await repaired(stage);
      const [ours] = stage.github.reviewComments.splice(0);
      if (ours === undefined) throw new Error('there is no thread');
      for (let id = 1; id <= 150; id += 1)
        stage.github.reviewComments.push({ ...ours, id, author: octocat, replies: [] });
      stage.github.reviewComments.push(ours);
      return pushed(stage, pull);
    }),
    row(
      'synchronize',
      'write',
      'a person with the name of the bot copied thread and comment',
      async (stage) => {
        const pull = await adds(stage, 1);
        stage.github.viewer = { login: 'github-actions', type: 'User' };
        await stage.review(pull);
        stage.github.viewer = actionsBot;
        return pushed(stage, pull);
      },
    ),
    row('synchronize', 'write', 'another workflow has other comments and threads', async (stage) => {
      const workflow = 'octo-org/infrastructure/.github/workflows/audit.yml@refs/heads/main';
      const pull = await reviewed(stage, 1, { env: { GITHUB_WORKFLOW_REF: workflow } });
      return pushed(stage, pull);
    }),
  ],
};
