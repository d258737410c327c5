import { asPublic, entry, lockFile, publish, type Stories } from './story.ts';

const names = Array.from({ length: 30 }, (_, index) => `acme/service${String(index + 1).padStart(2, '0')}`);

/** Pull requests without a problem. */
export const wellStories: Stories = {
  async 'one-upgrade'(stage) {
    const before = await publish(stage, 'acme/cloud', '6.0.0');
    const after = await publish(stage, 'acme/cloud', '6.1.0');
    return {
      base: lockFile('envs/prod', entry(before)),
      head: lockFile('envs/prod', entry(after)),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'platform-added'(stage) {
    const release = await publish(stage, 'acme/cloud', '6.1.0');
    return {
      base: lockFile('envs/prod', entry(release)),
      head: lockFile('envs/prod', entry(release, ['darwin_arm64', 'linux_amd64'])),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'twelve-upgrades'(stage) {
    const releases = await Promise.all(
      names.slice(0, 12).map(async (name, index) => ({
        before: await publish(stage, name, '1.4.0'),
        after: await publish(stage, name, index < 2 ? '2.0.0' : '1.5.0'),
      })),
    );
    const inFiles = (side: 'before' | 'after') =>
      Object.assign(
        {},
        ...['app', 'data', 'edge', 'live', 'ops'].map((folder, index) => {
          const own = releases.filter((_, at) => at % 5 === index);
          return lockFile(folder, ...own.map((release) => entry(release[side])));
        }),
      );
    return { base: inFiles('before'), head: inFiles('after'), settings: { inputs: asPublic(stage) } };
  },

  async 'thirty-upgrades'(stage) {
    const releases = await Promise.all(
      names.map(async (name) => ({
        before: await publish(stage, name, '1.4.0'),
        after: await publish(stage, name, '1.5.0'),
      })),
    );
    return {
      base: lockFile('envs/prod', ...releases.map(({ before }) => entry(before))),
      head: lockFile('envs/prod', ...releases.map(({ after }) => entry(after))),
      settings: { inputs: asPublic(stage) },
    };
  },

  async 'entry-removed'(stage) {
    const [cloud, mail] = [
      await publish(stage, 'acme/cloud', '6.1.0'),
      await publish(stage, 'acme/mail', '1.0.0'),
    ];
    const configuration = (...types: readonly string[]) => ({
      'envs/prod/main.tf': `terraform {\n  required_providers {\n${types.map((type) => `    ${type} = {\n      source = "acme/${type}"\n    }\n`).join('')}  }\n}\n`,
    });
    return {
      base: { ...lockFile('envs/prod', entry(cloud), entry(mail)), ...configuration('cloud', 'mail') },
      head: { ...lockFile('envs/prod', entry(cloud)), ...configuration('cloud') },
      settings: { inputs: asPublic(stage) },
    };
  },
};

export { names };
