import { describe, expect, it, type TestContext } from 'vitest';
import type { ActionSettings } from '../support/run-action.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedH1, plantedZh } from '../support/signed-registry/provider-package.ts';
import type { PublishOptions } from '../support/signed-registry/release.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';
import { type Files, type Stage, setStage } from './stage.ts';

/*
 * Circumstances under which an honest change must pass and its hostile twin must not, by the built programs: what is around the lock file, how the
 * repository and its policy are, and how the review is asked for.
 */

const lockName = '.terraform.lock.hcl';
const path = `infra/${lockName}`;

/** What a run says beyond that an entry is new. */
function said(
  report: { readonly findings: readonly { readonly severity: string; readonly rule: string }[] } | null,
) {
  const all = report?.findings.map(({ severity, rule }) => `${severity} ${rule}`) ?? ['no report'];
  return [...new Set(all)].filter((each) => !ordinary.has(each)).toSorted();
}
const ordinary: ReadonlySet<string> = new Set(['notice new-provider', 'notice lock-file-missing']);

interface Scene {
  readonly stage: Stage;
  readonly honest: HonestEntry;
}

/** One side of a pair. */
interface Twin {
  readonly what: string;
  readonly base?: (scene: Scene) => Files;
  readonly head: (scene: Scene) => Files;
  /** At the base. */
  readonly policy?: (scene: Scene) => string;
  readonly inputs?: ActionSettings['inputs'];
  readonly said: readonly string[];
  readonly exitCode: number;
  readonly log?: RegExp;
}

interface Pair {
  readonly where: string;
  readonly publish?: Partial<PublishOptions>;
  readonly honest: Twin;
  readonly hostile: readonly Twin[];
}

const planted = [plantedH1('twin'), plantedZh('twin')];

function plantedIn({ honest }: Scene): string {
  return lockFileText({ ...honest.entry, hashes: [...honest.entry.hashes, ...planted] });
}

function withEveryH1({ honest: { entry, published } }: Scene): string {
  const h1 = published.packages.map(({ h1: { directory } }) => directory);
  return lockFileText({ ...entry, hashes: [...entry.hashes, ...h1] });
}

const passes = { said: [], exitCode: 0 } as const;
const fails = { said: ['error unproven-hash'], exitCode: 1 } as const;

/** Beside a lock file that the pattern matches as it is spelled, so that a run which overlooks the folder has no reason to say so. */
function inFolder(folder: string, lockFiles: string): Pair {
  const base: Twin['base'] = ({ honest }) => ({
    [lockFiles.replace('**', `other/${lockName}`)]: honest.text,
  });
  return {
    where: `in ${JSON.stringify(folder)}, under review by "${lockFiles}"`,
    honest: {
      what: 'honest hashes',
      base,
      head: ({ honest }) => ({ [`${folder}/${lockName}`]: honest.text }),
      inputs: { 'lock-files': lockFiles },
      ...passes,
    },
    hostile: [
      {
        what: 'planted ones',
        base,
        head: (scene) => ({ [`${folder}/${lockName}`]: plantedIn(scene) }),
        inputs: { 'lock-files': lockFiles },
        ...fails,
      },
    ],
  };
}

const links = Object.fromEntries(
  Array.from({ length: 8 }, (_, at) => [`modules/m${at}/root`, { symlink: '../..' }]),
);

const pairs: readonly Pair[] = [
  {
    where: 'beside eight symlinks from modules to the root of the repository',
    honest: {
      what: 'one file under review',
      head: ({ honest }) => ({ ...links, [path]: honest.text }),
      inputs: { 'lock-files': path },
      ...passes,
    },
    hostile: [
      {
        what: 'a planted hash in it',
        head: (scene) => ({ ...links, [path]: plantedIn(scene) }),
        inputs: { 'lock-files': path },
        ...fails,
      },
      {
        what: 'a planted hash, and every lock file under review',
        head: (scene) => ({ ...links, [path]: plantedIn(scene) }),
        ...fails,
      },
    ],
  },
  inFolder('Envs/prod', 'envs/**'),
  inFolder('envſ/prod', 'envs/**'),
  inFolder('e\u0301tat/prod', '\u00e9tat/**'),
  {
    where: 'at a registry without signatures whose word was accepted, where warnings fail',
    publish: { signedBy: null },
    honest: {
      what: 'an honest bump',
      base: ({ honest }) => ({ [path]: honest.text.replace('3.2.4', '3.2.3') }),
      head: ({ honest }) => ({ [path]: honest.text }),
      policy: ({ stage }) => `fail-on: warning\naccept-asserted: [${stage.registry.host}]\n`,
      said: ['notice asserted-hash', 'notice unsigned-provider'],
      exitCode: 0,
    },
    hostile: [
      {
        what: 'a bump with a hash that the registry does not state',
        base: ({ honest }) => ({ [path]: honest.text.replace('3.2.4', '3.2.3') }),
        head: (scene) => ({ [path]: plantedIn(scene) }),
        policy: ({ stage }) => `fail-on: warning\naccept-asserted: [${stage.registry.host}]\n`,
        said: ['error unproven-hash', 'notice asserted-hash', 'notice unsigned-provider'],
        exitCode: 1,
      },
      {
        what: 'the same bump where nobody accepted the word',
        base: ({ honest }) => ({ [path]: honest.text.replace('3.2.4', '3.2.3') }),
        head: ({ honest }) => ({ [path]: honest.text }),
        ...fails,
      },
    ],
  },
  {
    where: 'beside a symlink that is named .gitattributes',
    honest: {
      what: 'a plain file of attributes in its place',
      head: ({ honest }) => ({ [path]: honest.text, '.gitattributes': '*.md text\n' }),
      ...passes,
    },
    hostile: [
      {
        what: 'the symlink',
        head: ({ honest }) => ({ [path]: honest.text, '.gitattributes': { symlink: '* ident' } }),
        said: ['error hidden-content'],
        exitCode: 1,
      },
    ],
  },
  {
    where: 'with a namespace that only Terraform 1.16 and newer versions read',
    publish: { namespace: 'my_org' },
    honest: {
      what: 'honest hashes, with a warning',
      head: ({ honest }) => ({ [path]: honest.text }),
      said: ['warning unreadable-lock-file'],
      exitCode: 0,
      log: /my_org\/null needs Terraform 1\.16 or newer/,
    },
    hostile: [
      {
        what: 'planted ones',
        head: (scene) => ({ [path]: plantedIn(scene) }),
        said: ['error unproven-hash', 'warning unreadable-lock-file'],
        exitCode: 1,
      },
    ],
  },
  {
    where: 'with comments',
    honest: {
      what: 'a comment for people',
      head: ({ honest }) => ({ [path]: `# Kept back, see the wiki.\n${honest.text}` }),
      said: ['warning not-canonical'],
      exitCode: 0,
    },
    hostile: [
      {
        what: 'a comment with a hash',
        head: ({ honest }) => ({ [path]: `# "${planted[0]}",\n${honest.text}` }),
        said: ['error hidden-content', 'warning not-canonical'],
        exitCode: 1,
      },
    ],
  },
  {
    where: 'beside a configuration of the command line, whatever it is called',
    honest: {
      what: 'one with credentials only',
      head: ({ honest }) => ({ [path]: honest.text, 'ci/settings.hcl': 'credentials "x.example" {}\n' }),
      ...passes,
    },
    hostile: [
      {
        what: 'one with dev_overrides',
        head: ({ honest }) => ({
          [path]: honest.text,
          'ci/settings.hcl':
            'provider_installation {\n  dev_overrides {\n    "hashicorp/null" = "/tmp/x"\n  }\n}\n',
        }),
        inputs: { 'fail-on': 'warning' },
        said: ['warning local-plugin'],
        exitCode: 1,
      },
    ],
  },
  {
    where: 'with a download budget',
    publish: { platforms: ['linux_amd64', 'darwin_arm64'] },
    honest: { what: 'that is enough', head: (scene) => ({ [path]: withEveryH1(scene) }), ...passes },
    hostile: [
      {
        what: 'that is used up: each hash that is left is named, with its line',
        head: (scene) => ({ [path]: withEveryH1(scene) }),
        inputs: { 'max-download': '1' },
        ...fails,
        log: new RegExp(
          `file=${path},line=7::The download limit .* was used up before 2 hashes .* Left unchecked: h1:\\S+… \\(line 7\\), h1:\\S+… \\(line 8\\)\\.`,
        ),
      },
    ],
  },
];

async function play(test: Pick<TestContext, 'onTestFinished'>, pair: Pair, twin: Twin): Promise<void> {
  const stage = await setStage(test);
  const honest = await publishEntry(stage.registry, pair.publish);
  if (twin.base !== undefined) await publishEntry(stage.registry, { ...pair.publish, version: '3.2.3' });
  const scene = { stage, honest };
  const base = { '.github/lockproof.yml': twin.policy?.(scene) ?? '', ...twin.base?.(scene) };
  const run = await stage.review(stage.openPull(base, twin.head(scene)), {
    inputs: { comment: 'never', ...twin.inputs },
  });
  expect({ said: said(run.report), exitCode: run.exitCode }, run.stdout).toEqual({
    said: twin.said,
    exitCode: twin.exitCode,
  });
  if (twin.log !== undefined) expect(run.stdout).toMatch(twin.log);
}

describe.concurrent.for(pairs)('a lock file $where', (pair) => {
  it(`passes: ${pair.honest.what}`, (test) => play(test, pair, pair.honest));

  it.for(pair.hostile)('fails: $what', (twin, test) => play(test, pair, twin));
});
