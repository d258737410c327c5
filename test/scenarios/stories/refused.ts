import { plantedZh } from '../../support/signed-registry/provider-package.ts';
import { names } from './all-well.ts';
import { asPublic, entry, lockFile, publish, type Stories } from './story.ts';

/** Pull requests that must not be merged. */
export const refusedStories: Stories = {
  async 'one-planted'(stage) {
    const release = await publish(stage, 'acme/cloud', '6.1.0');
    return {
      base: lockFile('envs/prod', entry(release)),
      head: lockFile('envs/prod', entry(release, undefined, { extra: [plantedZh('story')] })),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'one-planted-among-thirty'(stage) {
    const releases = await Promise.all(
      names.map(async (name) => ({
        before: await publish(stage, name, '1.4.0'),
        after: await publish(stage, name, '1.5.0'),
      })),
    );
    return {
      base: lockFile('envs/prod', ...releases.map(({ before }) => entry(before))),
      head: lockFile(
        'envs/prod',
        ...releases.map(({ after }, index) =>
          entry(after, undefined, { extra: index === 28 ? [plantedZh('story')] : [] }),
        ),
      ),
      settings: { inputs: asPublic(stage) },
    };
  },

  async unsigned(stage) {
    const release = await publish(stage, 'corp/thing', '1.2.0', { signedBy: null });
    return {
      base: { 'README.md': 'infrastructure\n' },
      head: lockFile('envs/prod', entry(release)),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'wrong-policy'(stage) {
    const before = await publish(stage, 'acme/cloud', '6.0.0');
    const after = await publish(stage, 'acme/cloud', '6.1.0');
    const policy = { '.github/lockproof.yml': 'fail-on: error\n\npaltforms:\n  - linux_amd64\n' };
    return {
      base: lockFile('envs/prod', entry(before)),
      head: lockFile('envs/prod', entry(after)),
      settings: { inputs: asPublic(stage) },
      afterwards: ({ repository }) => {
        repository.commit(policy, 'Policy');
        repository.commit(policy, 'Policy', { branch: 'change' });
        repository.checkOut('main');
      },
    };
  },
};
