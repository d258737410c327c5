import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1 } from '../support/signed-registry/provider-package.ts';
import { publishEntry } from './honest-entry.ts';
import { type Files, setStage } from './stage.ts';

/* Names in git are bytes. A byte that is no UTF-8 is U+DC80 to U+DCFF here, as Lockproof reads it; GitHub shows it as U+FFFD. */

const lock = '.terraform.lock.hcl';
const infra = `infra/${lock}`;
const linkTo = (symlink: string) => ({ symlink });
const configuration = 'terraform {\n  backend "s3" {}\n}\n';

interface Texts {
  readonly honest: string;
  /** The planted lock file in an attack, and one that is proven in its honest twin. */
  readonly other: string;
}

interface Variant {
  readonly what: string;
  readonly base?: (texts: Texts) => Files;
  readonly head: (texts: Texts) => Files;
  /** What Terraform reads, as the command line calls it. */
  readonly reads: string;
  readonly lockFiles?: string;
  readonly truncateTrees?: 'recursive';
  /** What the action says where GitHub does not show enough; left out: it judges as the command line does. */
  readonly refused?: string;
}

const twins = 'are both called';
const notShown = 'It is not known what';

const variants: readonly Variant[] = [
  {
    what: 'a lock file becomes a symlink to one of two files that GitHub shows alike',
    head: ({ honest, other }) => ({ 's\udc80': other, 's\ufffd': honest, [infra]: linkTo('../s\udc80') }),
    reads: infra,
    refused: twins,
  },
  {
    what: 'a new root module has a name that is no text',
    head: ({ other }) => ({ [`a\udcff/${lock}`]: other, 'a\udcff/main.tf': configuration }),
    reads: `a\udcff/${lock}`,
  },
  {
    what: 'a symlink of a folder leads to one with such a name',
    head: ({ other }) => ({ 'infra/x': linkTo('../d\udc80/y'), [`d\udc80/y/${lock}`]: other }),
    reads: `infra/x/${lock}`,
    lockFiles: `infra/**/${lock}`,
    refused: notShown,
  },
];

type Test = Parameters<typeof setStage>[0];

/** The exit codes of the action, of the command line for two commits and for the working tree, and what they name. */
async function judge(variant: Variant, isPlanted: boolean, test: Test) {
  const { base = () => ({}), head, lockFiles, truncateTrees } = variant;
  const stage = await setStage(test);
  const { entry, text: honest } = await publishEntry(stage.registry, { namespace: 'acme' });
  const hashes = isPlanted ? [...entry.hashes, plantedH1('names')] : entry.hashes.slice(1);
  const texts = { honest, other: lockFileText({ ...entry, hashes }) };
  const before = { [infra]: honest, 'infra/main.tf': configuration, ...base(texts) };
  const pull = stage.openPull(before, head(texts));
  if (truncateTrees !== undefined) stage.github.faults.truncateTrees = truncateTrees;
  const inputs = { comment: 'never', ...(lockFiles === undefined ? {} : { 'lock-files': lockFiles }) };
  const action = await stage.review(pull, { inputs });
  stage.repository.checkOut('change');
  const review = async (sides: readonly string[]) => {
    const more = lockFiles === undefined ? [] : ['--lock-files', lockFiles];
    const { exitCode, stdout } = await runCli(
      ['review', ...sides, '--registries', stage.registry.host, '--format', 'json', ...more],
      { directory: stage.repository.directory, caFile: stage.registry.caFile },
    );
    const { findings } = JSON.parse(stdout) as {
      findings: { severity: string; rule: string; path: string }[];
    };
    const errors = findings.filter(({ severity }) => severity === 'error');
    return { exitCode, told: errors.map(({ rule, path }) => `${rule} ${path}`) };
  };
  return {
    action: { exitCode: action.exitCode, output: action.stdout },
    commits: await review(['--base', 'main', '--head', 'change']),
    workingTree: await review(['--base', 'main']),
  };
}

describe.concurrent('a lock file behind a name that is no UTF-8, through the built programs', () => {
  it.for(variants)('fails with a planted hash where $what (T88)', async (variant, test) => {
    const { reads, refused } = variant;
    const judged = { exitCode: 1, told: [`unproven-hash ${reads}`] };
    expect(await judge(variant, true, test)).toEqual({
      action:
        refused === undefined
          ? { exitCode: 1, output: expect.stringContaining('unproven-hash') }
          : { exitCode: 3, output: expect.stringMatching(`${refused}.* in a clone`) },
      commits: judged,
      workingTree: judged,
    });
  });

  it.for(variants)('passes with proven hashes where $what', async (variant, test) => {
    const judged = { exitCode: 0, told: [] };
    expect(await judge(variant, false, test)).toMatchObject({
      action: { exitCode: variant.refused === undefined ? 0 : 3 },
      commits: judged,
      workingTree: judged,
    });
  });

  it('passes in a repository that has such names elsewhere, and symlinks of folders', async (test) => {
    const variant: Variant = {
      what: '',
      base: () => ({
        'docs/caf\udce9.txt': 'x',
        'docs/\udce9/a.md': 'x',
        'docs/to\udce9': linkTo('caf\udce9.txt'),
        'docs/gone': linkTo('\udce8'),
        live: linkTo('infra'),
      }),
      head: ({ other }) => ({ [infra]: other, 'docs/b.md': 'y' }),
      reads: infra,
    };
    for (const truncateTrees of [{}, { truncateTrees: 'recursive' as const }])
      expect(await judge({ ...variant, ...truncateTrees }, false, test)).toMatchObject({
        action: { exitCode: 0 },
        commits: { exitCode: 0, told: [] },
        workingTree: { exitCode: 0, told: [] },
      });
  });
});
