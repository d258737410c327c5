import { answerStatus } from '../../support/signed-registry/faults.ts';
import { lockFileText } from '../../support/signed-registry/lock-file-text.ts';
import { publishEntry } from '../honest-entry.ts';
import { adds, opened, path, row, type Section, textWith } from './row.ts';

export const ownPull: Section = {
  title: 'A pull request of the repository itself',
  rows: [
    row('pull_request', 'write', 'all proven', async (stage) => opened(stage, await adds(stage))),
    row('pull_request', 'write', 'one planted hash', async (stage) => opened(stage, await adds(stage, 1))),
    row('pull_request', 'write', 'twelve planted hashes: ten threads', async (stage) =>
      opened(stage, await adds(stage, 12)),
    ),
    row(
      'pull_request',
      'write',
      'a planted hash that was there before, outside of the diff',
      async (stage) => {
        const platforms = ['linux', 'darwin', 'windows', 'freebsd'].flatMap((os) => [
          `${os}_amd64`,
          `${os}_arm64`,
        ]);
        const { entry } = await publishEntry(stage.registry, { platforms });
        const hashes = [...entry.hashes, `zh:${'f'.repeat(64)}`];
        const before = lockFileText({ ...entry, hashes: hashes.filter((hash) => !hash.startsWith('h1:')) });
        return opened(
          stage,
          stage.openPull({ [path]: before }, { [path]: lockFileText({ ...entry, hashes }) }),
        );
      },
    ),
    row('pull_request', 'write', 'a lock file is removed', async (stage) => {
      const text = await textWith(stage, 0);
      const [, source = ''] = /provider "([^"]+)"/.exec(text) ?? [];
      const main = `terraform {\n  required_providers {\n    null = { source = "${source}" }\n  }\n}\n`;
      return opened(stage, stage.openPull({ [path]: text, [beside(path)]: main }, { [path]: null }));
    }),
    row('pull_request', 'write', 'no lock file changes', async (stage) =>
      opened(stage, stage.openPull({ 'README.md': 'a' }, { 'README.md': 'b' })),
    ),
    row('pull_request', 'write', 'no lock file changes, and the base has moved on', async (stage) => {
      const pull = stage.openPull({ 'README.md': 'a' }, { 'README.md': 'b' });
      stage.repository.commit({ LICENSE: 'MIT' }, 'Move on');
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'the registry is down', async (stage) => {
      const pull = await adds(stage);
      stage.registry.override(/^\/v1/, answerStatus(500));
      return opened(stage, pull);
    }),
    row('pull_request', 'write', 'comment: never', async (stage) =>
      opened(stage, await adds(stage, 1), { inputs: { comment: 'never' } }),
    ),
    row('pull_request', 'write', 'comment: on-problem, one', async (stage) =>
      opened(stage, await adds(stage, 1), { inputs: { comment: 'on-problem' } }),
    ),
    row('pull_request', 'write', 'review-comments: false', async (stage) =>
      opened(stage, await adds(stage, 1), { inputs: { 'review-comments': 'false' } }),
    ),
    row(
      'pull_request',
      'write',
      'base and head given: a merge, whose lines are not those of the diff',
      async (stage) => {
        const pull = await adds(stage, 1);
        const merge = stage.repository.commit(
          { 'README.md': 'x', [path]: await textWith(stage, 1) },
          'Merge',
        );
        stage.repository.branch('merge', merge);
        return opened(stage, pull, { inputs: { base: `${merge}^`, head: 'merge' } });
      },
    ),
    row('pull_request on GHES', 'write', 'one planted hash', async (stage) => {
      const { url } = stage.github;
      const env = {
        GITHUB_API_URL: `${url}/api/v3`,
        GITHUB_GRAPHQL_URL: `${url}/api/graphql`,
        GITHUB_SERVER_URL: 'https://github.example.com',
      };
      return opened(stage, await adds(stage, 1), { env });
    }),
  ],
};

/** Configuration in the folder of a lock file. */
function beside(path: string): string {
  return path.replace(/[^/]*$/, 'main.tf');
}
