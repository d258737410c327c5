import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { answerJson } from '../support/signed-registry/faults.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { publishEntry } from './honest-entry.ts';
import { openStage, type Stage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const repository = 'https://github.com/hashicorp/terraform-provider-random';

/** The double replaces the public registry, which states more about a release than the protocol requires. */
describe('an upgrade of a provider of the public registry', () => {
  let stage: Stage & { close(): Promise<void> };
  /** The lock file after the upgrade. */
  let text = '';
  let comment = '';
  let requests: readonly string[] = [];

  beforeAll(async () => {
    stage = await openStage();
    const { registry } = stage;
    const textOf = async (version: string) => {
      const { entry } = await publishEntry(registry, { type: 'random', version });
      return lockFileText({ ...entry, address: 'registry.terraform.io/hashicorp/random' });
    };
    const before = await textOf('3.6.3');
    text = await textOf('3.7.2');
    const record = { published_at: '2025-04-22T10:00:00Z', source: repository, tag: 'v3.7.2' };
    registry.override(/random\/3\.7\.2$/, answerJson(record));
    const releases = [{ tagName: 'v3.7.2', description: '* faster' }];
    stage.github.supplyChain.published.set('hashicorp/terraform-provider-random', { releases });
    // The double signs with its own key, and the namespace is one whose key is known.
    const pins = `signing-keys: [{providers: [registry.terraform.io/hashicorp/*], fingerprints: [${registry.signingKey.fingerprint}]}]\n`;
    const run = await stage.review(
      stage.openPull({ [path]: before, '.github/lockproof.yml': pins }, { [path]: text }),
      {
        inputs: { registries: `registry.terraform.io=${registry.serviceUrl}` },
      },
    );
    expect(run.outputs.verdict).toBe('verified');
    requests = registry.requests.map((request) => request.path);
    comment = stage.github.comments[0]?.body ?? '';
  });

  afterAll(() => stage.close());

  it('links its release notes and the comparison with the old version', () => {
    expect(comment).toContain(`(${repository}/releases/tag/v3.7.2)`);
    expect(comment).toContain(`(${repository}/compare/v3.6.3...v3.7.2)`);
    expect(comment).toContain('published 2025-04-22');
    expect(comment).toContain(`source, as the registry names it: \`${repository}\``);
  });

  it('costs one more small request for each of the two versions, beside the one for remarks of the registry, and none twice', () => {
    expect(requests.filter((one) => one.endsWith('/random/3.7.2'))).toHaveLength(1);
    expect(requests.filter((one) => one.endsWith('/random/3.6.3'))).toHaveLength(1);
    expect(requests.filter((one) => !one.endsWith('.zip'))).toHaveLength(9);
  });

  it('is the same in the Markdown of the command line, except for links to GitHub', async () => {
    expect(part(await review('change', '--format', 'markdown'))).toBe(part(comment));
  });

  const lockproof = async (...args: readonly string[]) => {
    const { repository: own, registry } = stage;
    const run = await runCli(args, { directory: own.directory, caFile: registry.caFile });
    expect(run).toMatchObject({ exitCode: 0, stderr: '' });
    return run.stdout;
  };
  const review = (head: string, ...args: readonly string[]) => {
    const registries = ['--registries', `registry.terraform.io=${stage.registry.serviceUrl}`];
    return lockproof('review', '--base', 'main', '--head', head, ...registries, ...args);
  };
});

/** The table and the receipts, with links to the repository as plain text. */
function part(markdown: string): string {
  const from = markdown.indexOf('| Provider and change');
  const text = markdown.slice(from, markdown.indexOf('</details>', markdown.indexOf('Receipts:')));
  expect(text).toContain('checksums: ');
  // Only a run with a token asks GitHub for notes, and the registry for the pages of the old version.
  return text
    .replace(/\d+ requests/, '')
    .replaceAll(/\[([^\]]*)\]\(https:\/\/github\.com\/octo-org[^)]*\)/g, '$1')
    .replaceAll(/ in \d+\.\d s/g, '');
}
