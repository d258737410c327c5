import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, setStage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';
const quiet = { inputs: { comment: 'never' } };
const calls = 'module "m" {\n  source = "../m"\n}\n';

function uses(address: string): string {
  return `terraform {\n  required_providers {\n    it = { source = "${address}" }\n  }\n}\n`;
}

async function begin(test: Parameters<typeof setStage>[0]) {
  const stage = await setStage(test);
  const { entry: first, text: one } = await publishEntry(stage.registry, { namespace: 'acme' });
  const { entry: second } = await publishEntry(stage.registry, { namespace: 'acme', type: 'second' });
  const both = lockFileText(first, second);
  const { repository, github } = stage;
  /** Reviews a pull request whose branch began before the base branch went on. */
  const review = async (begun: Files, onMain: Files, onBranch: Files) => {
    const start = repository.commit(begun, 'Begin');
    repository.commit(onMain, 'On main');
    repository.commit(onBranch, 'On the branch', { branch: 'change', parents: [start] });
    return stage.review(github.openPull({ head: 'change' }), quiet);
  };
  const reads = () => github.requests.filter(({ method, path: to }) => method === 'GET' || to === '/graphql');
  return { stage, review, reads, first, second, one, both };
}

describe.concurrent('a pull request over a base branch that went on', () => {
  it('fails where it takes out an entry that the merge requires (T92)', async (test) => {
    const { review, first, second, one, both } = await begin(test);
    const run = await review(
      { [path]: both, 'infra/main.tf': uses(first.address) },
      { 'infra/second.tf': calls, 'm/main.tf': uses(second.address) },
      { [path]: one },
    );
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toMatchObject([
      { rule: 'entry-removed', severity: 'error', path, line: 1, provider: second.address },
    ]);
    expect(run.report?.findings[0]?.message).toContain('once the change is merged into the base branch');
  });

  it('fails where git writes into its lock file by an attribute that the base branch has come to have (T92)', async (test) => {
    const { review, first, one } = await begin(test);
    // Without its dollars the list of hashes is a comment from the mark to the end of it.
    const hidden = one
      .replace('  hashes = [\n', '  /*$Id:*/ hashes = [ #$\n')
      .replace('\n  ]\n', '\n  ] #*/\n');
    const run = await review(
      { [path]: one, 'infra/main.tf': uses(first.address) },
      { '.gitattributes': '*.hcl ident\n' },
      { [path]: hidden },
    );
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toContainEqual(
      expect.objectContaining({ rule: 'hidden-content', severity: 'error', path }),
    );
  });

  it('fails where it takes out the lock file of what is a root module in the merge', async (test) => {
    const { review, first, one } = await begin(test);
    const run = await review(
      { [path]: one, 'infra/README.md': 'x' },
      { 'infra/main.tf': uses(first.address) },
      { [path]: null },
    );
    expect(run.exitCode).toBe(1);
    expect(run.report?.findings).toContainEqual(
      expect.objectContaining({ rule: 'lock-file-removed', severity: 'error', path }),
    );
  });

  it('passes where it takes out an entry that nothing requires, with no request more than the listings', async (test) => {
    const { stage, review, reads, first, second, one, both } = await begin(test);
    const start = { [path]: both, 'infra/main.tf': uses(first.address) };
    const run = await review(start, { 'other/main.tf': uses(second.address) }, { [path]: one });
    expect(run.exitCode).toBe(0);
    expect(run.report?.findings).toEqual([]);
    const before = reads().length;
    const { repository, github } = stage;
    const tip = repository.git(['rev-parse', 'main']);
    repository.commit({ [path]: one }, 'Up to date', { branch: 'again', parents: [tip] });
    await stage.review(github.openPull({ head: 'again' }), quiet);
    const upToDate = reads().length - before;
    // The merge commit is asked for, and it and the base branch are listed.
    expect(before - upToDate).toBe(3);
  });

  it('says nothing of a provider that the base branch has come to require and lock', async (test) => {
    const { review, first, second, one, both } = await begin(test);
    const run = await review(
      { [path]: one, 'infra/main.tf': uses(first.address), 'infra/x.tf': '' },
      { [path]: both, 'infra/second.tf': calls, 'm/main.tf': uses(second.address) },
      { 'infra/x.tf': 'locals {}\n' },
    );
    expect(run.exitCode).toBe(0);
    expect(run.report?.findings).toEqual([]);
  });
});

describe.concurrent('a merge that GitHub computed before the base branch went on', () => {
  it.for([true, false])(
    'is waited for, and a notice says so where it does not come (comes: %s)',
    async (comes, test) => {
      const { stage, first, one } = await begin(test);
      const { repository, github } = stage;
      const start = repository.commit({ [path]: one, 'infra/main.tf': uses(first.address) }, 'Begin');
      const older = repository.commit({ z: '1' }, 'On main');
      const head = repository.commit({ y: '1' }, 'On the branch', { branch: 'change', parents: [start] });
      repository.commit({ z: '2' }, 'On main again');
      const old = repository.commit({ y: '1' }, 'Merge', { branch: 'merged', parents: [older, head] });
      const pull = github.openPull({ head: 'change' });
      const tip = repository.git(['rev-parse', 'main']);
      let asked = 0;
      github.faults.intercept = ({ body }) => {
        if (!JSON.stringify(body ?? '').includes('potentialMergeCommit')) return null;
        asked += 1;
        if (comes && asked > 1) return null;
        const potentialMergeCommit = { oid: old, parents: { nodes: [{ oid: older }, { oid: head }] } };
        const pullRequest = { mergeable: 'UNKNOWN', baseRef: { target: { oid: tip } }, potentialMergeCommit };
        return { status: 200, body: { data: { repository: { pullRequest } } } };
      };
      const run = await stage.review(pull, quiet);
      expect(run.exitCode).toBe(0);
      const says = run.stdout.includes(
        `The merge commit that GitHub provides for this pull request is based on ${older}`,
      );
      expect(says).toBe(!comes);
      expect(asked).toBe(comes ? 2 : 4);
    },
  );
});

describe.concurrent('a root module that becomes a submodule', () => {
  it('loses its lock file, and a notice says so in the working tree as well', async (test) => {
    const { stage, first, one } = await begin(test);
    const { repository } = stage;
    const start = repository.commit({ [path]: one, 'infra/main.tf': uses(first.address) }, 'Begin');
    repository.commit(
      { [path]: null, 'infra/main.tf': null, infra: { submodule: '1'.repeat(40) } },
      'Submodule',
      { branch: 'change', parents: [start] },
    );
    repository.checkOut('change');
    const cli = new URL('../../dist/cli.js', import.meta.url).pathname;
    const judged = (...flags: readonly string[]) => {
      try {
        return execFileSync(process.execPath, [cli, 'review', '--base', start, ...flags], {
          cwd: repository.directory,
          encoding: 'utf8',
          stdio: 'pipe',
        });
      } catch (error) {
        return String((error as { stdout: string }).stdout);
      }
    };
    for (const said of [judged(), judged('--head', 'change')])
      expect(said).toContain('notice  lock-file-removed');
  });
});
