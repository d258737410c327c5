import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '../fuzz/random.ts';
import type { GitHubDouble } from '../test/support/github-double/github-double.ts';
import {
  type Answerer,
  answerBytes,
  answerHtml,
  answerStatus,
  answerTruncated,
  neverAnswer,
} from '../test/support/signed-registry/faults.ts';
import type { SignedRegistry } from '../test/support/signed-registry/signed-registry.ts';

/** Where a fault is made. */
export interface Surroundings {
  readonly registry: SignedRegistry;
  readonly github: GitHubDouble;
  /** Of this run: the temp folder of the machine and that of the runner. */
  readonly folder: string;
}

export interface Fault {
  readonly where: 'none' | 'registry' | 'GitHub' | 'disk';
  readonly name: string;
  /** Exit codes that are right for an honest pull request. A planted hash never gives 0. */
  readonly honest: readonly (0 | 1 | 2 | 3)[];
  /** @returns variables of the process, and what ends the fault */
  make(around: Surroundings, random: Random): { readonly env?: Record<string, string>; end?(): void };
}

const none: Fault = { where: 'none', name: 'none', honest: [0], make: () => ({}) };

/** Half of the runs have none. */
export function randomFault(random: Random): Fault {
  return random.once(2) ? none : random.oneOf(faults);
}

/** Paths of the registry protocol, and of what it leads to. */
const answers: readonly RegExp[] = [/^\/v1/, /terraform\.json$/];
const files: readonly RegExp[] = [/\.zip$/, /SHA256SUMS$/, /\.sig$/];

const faults: readonly Fault[] = [
  registry('status 500', () => answerStatus(500)),
  registry('status 429', () => answerStatus(429, { 'retry-after': '1' })),
  registry('status 401', () => answerStatus(401)),
  registry('a page for people', () => answerHtml(), answers),
  registry('no JSON', () => answerBytes('{"versions":', 'application/json'), answers),
  registry(
    'other JSON',
    () => answerBytes('{"os":7,"versions":{},"providers.v1":[]}', 'application/json'),
    answers,
  ),
  // Other bytes than those that were signed are a contradiction, which fails.
  {
    ...registry('other files', (random) => answerBytes(Buffer.alloc(random.below(5000), 'x')), files),
    honest: [0, 1, 3],
  },
  registry('the connection ends', () => (_, response) => void response.destroy()),
  registry('cut off', () => answerTruncated(Buffer.alloc(5000, 'x'))),
  registry('slow', (random) => (_, response) => {
    setTimeout(() => response.writeHead(500).end(), 200 + random.below(800));
  }),
  registry('never answers', () => neverAnswer()),
  github('a server error', ({ faults: of }, random) => {
    of.serverErrors = 1 + random.below(3);
  }),
  github('server errors', ({ faults: of }) => {
    of.serverErrors = 1000;
  }),
  github('a page for people', ({ faults: of }) => {
    of.html = true;
  }),
  github('a token that may not write', ({ faults: of }) => {
    of.readOnly = true;
  }),
  github('a token that sees nothing', ({ faults: of }) => {
    of.hidden = true;
  }),
  // What became of a root module cannot be seen then, so a lock file that is gone is a finding.
  {
    ...github('truncated listings', ({ faults: of }, random) => {
      of.truncateTrees = random.once(2) ? 'recursive' : 'always';
    }),
    honest: [0, 1, 3],
  },
  github('one of five requests fails', ({ faults: of }, random) => {
    of.intercept = () => (random.once(5) ? { status: random.oneOf([500, 502, 503]), body: 'oops' } : null);
  }),
  // What a run cannot save is not checked: an unproven hash, told with its cause, as past the limit of its downloads.
  disk('no temp folder', [0, 1, 3], ({ folder }) => ({ TMPDIR: join(folder, 'missing') })),
  disk('a file as temp folder', [0, 1, 3], ({ folder }) => {
    writeFileSync(join(folder, 'file'), '');
    return { TMPDIR: join(folder, 'file') };
  }),
  disk("no temp folder of the runner's", [0, 3], ({ folder }) => ({ RUNNER_TEMP: join(folder, 'missing') })),
  disk('a full disk for the summary', [0], () => ({ GITHUB_STEP_SUMMARY: '/dev/full' })),
  disk('a folder as summary', [0], ({ folder }) => {
    mkdirSync(join(folder, 'summary'));
    return { GITHUB_STEP_SUMMARY: join(folder, 'summary') };
  }),
  disk('a file as cache', [0], ({ folder }) => {
    writeFileSync(join(folder, 'cache'), 'not a folder');
    return { INPUT_CACHE: join(folder, 'cache') };
  }),
  disk('a cache of garbage', [0], ({ folder }, random) => {
    mkdirSync(join(folder, 'cache'));
    for (let index = 0; index < 20; index += 1)
      writeFileSync(
        join(folder, 'cache', `${random.below(1e9)}.json`),
        Buffer.alloc(random.below(200), '{"x":'),
      );
    return { INPUT_CACHE: join(folder, 'cache') };
  }),
];

/** @param paths where it may be; it ends after a few requests, or never */
function registry(
  name: string,
  answerer: (random: Random) => Answerer,
  paths: readonly RegExp[] = [/./, ...answers, ...files],
): Fault {
  return {
    where: 'registry',
    name,
    honest: [0, 3],
    make({ registry: double }, random) {
      const path = random.oneOf(paths);
      let left = random.once(2) ? 1 + random.below(4) : Number.POSITIVE_INFINITY;
      const matches = (asked: string) => {
        if (left <= 0 || !path.test(asked)) return false;
        left -= 1;
        return true;
      };
      return { end: double.override(matches, answerer(random)) };
    },
  };
}

function github(name: string, make: (double: GitHubDouble, random: Random) => void): Fault {
  return {
    where: 'GitHub',
    name,
    honest: [0, 2, 3],
    make({ github: double }, random) {
      make(double, random);
      return {};
    },
  };
}

function disk(
  name: string,
  honest: Fault['honest'],
  env: (around: Surroundings, random: Random) => Record<string, string>,
): Fault {
  return { where: 'disk', name, honest, make: (around, random) => ({ env: env(around, random) }) };
}
