import { convertHcl } from '../src/hcl/convert.ts';
import { compareLockFiles } from '../src/lockfile/compare.ts';
import { groupChanges } from '../src/lockfile/group.ts';
import type { LockFile } from '../src/lockfile/lock-file.ts';
import { mostCanonicalBytes, readLockFile } from '../src/lockfile/read.ts';
import { against, shown, spreadOf, table, timesOf } from './figures.ts';
import { machineLine } from './machine.ts';
import { hostileTexts, sampleLockFile } from './sample-files.ts';

const megabyte = 1_000_000;
const providersInAFile = 15;

/** Measures reading and comparing lock files, against HashiCorp's own grammar and the project's aims. */
export async function benchReader(rounds: number): Promise<void> {
  console.log(`\nLock files: reading and comparing\n${machineLine()}\n`);
  benchRate(rounds);
  benchPairs(rounds);
  benchGrowth(rounds);
  benchHostile();
}

function benchRate(rounds: number): void {
  const texts = Array.from({ length: 50 }, (_, file) =>
    sampleLockFile(providersInAFile, { file, bumped: 0 }),
  );
  const bytes = texts.reduce((sum, { length }) => sum + length, 0);
  const rate = (times: readonly number[]): readonly number[] =>
    times.map((time) => bytes / megabyte / (time / 1000));
  const canonical = spreadOf(rate(timesOf(rounds * 3, () => texts.map((text) => mustRead(text)))));
  const grammar = spreadOf(
    rate(timesOf(rounds, () => texts.map((text) => convertHcl('.terraform.lock.hcl', text)))),
  );
  console.log(
    table([
      [
        `${texts.length} files of ${providersInAFile} providers, ${(bytes / megabyte).toFixed(2)} MB`,
        'MB/s: min / median / max',
      ],
      ['canonical reader', shown(canonical)],
      ['hcl2json', shown(grammar)],
    ]),
  );
  const ratio = canonical.median / grammar.median;
  console.log(
    `canonical reader / hcl2json: ${ratio.toFixed(0)} (aim: at least 50)${ratio >= 50 ? '' : '  <-- missed'}\n`,
  );
}

function benchPairs(rounds: number): void {
  const pairs = Array.from({ length: 1000 }, (_, file) => ({
    path: `root-${file}/.terraform.lock.hcl`,
    base: sampleLockFile(providersInAFile, { file, bumped: 0 }),
    head: sampleLockFile(providersInAFile, { file, bumped: 1 + (file % 3) }),
  }));
  const times = spreadOf(
    timesOf(rounds, () =>
      groupChanges(
        pairs.map(({ path, base, head }) => ({ path, base: mustRead(base), head: mustRead(head) })),
      ),
    ),
  );
  console.log(`1,000 pairs of ${providersInAFile} providers read and compared, ms: ${shown(times, 0)}`);
  console.log(`at best: ${against(times.min, 1000, ' ms', 0)}\n`);
}

/** Checks linear growth: ten times the input, at most eleven times the time. */
function benchGrowth(rounds: number): void {
  const sizes = [500, 5000].map((providers) => {
    const [base, head] = [0, providers / 10].map((bumped) => sampleLockFile(providers, { file: 0, bumped }));
    return { base: base ?? '', head: head ?? '' };
  });
  const [small, large] = sizes.map(({ base, head }) => ({
    read: spreadOf(timesOf(rounds * 5, () => mustRead(base))).min,
    compare: comparing(mustRead(base), mustRead(head), rounds * 5),
  }));
  if (small === undefined || large === undefined) return;
  console.log(
    `500 and 5,000 providers in a file, read:     ${small.read.toFixed(2)} and ${large.read.toFixed(2)} ms, ratio ${against(large.read / small.read, 11)}`,
  );
  console.log(
    `500 and 5,000 providers in a file, compared: ${small.compare.toFixed(2)} and ${large.compare.toFixed(2)} ms, ratio ${against(large.compare / small.compare, 11)}\n`,
  );
}

function comparing(base: LockFile, head: LockFile, runs: number): number {
  return spreadOf(timesOf(runs, () => compareLockFiles(base, head))).min;
}

function benchHostile(): void {
  const rows = [...hostileTexts(mostCanonicalBytes)].map(([name, text]) => {
    const bytes = Buffer.from(text);
    const start = performance.now();
    const { lockFile, problems } = readLockFile(bytes);
    const time = performance.now() - start;
    const answer = problems[0]?.summary ?? `read: ${lockFile?.providers.length} providers`;
    return { time, cells: [name, time.toFixed(0), answer] };
  });
  console.log(table([['hostile files of 10 MiB', 'ms', 'answer'], ...rows.map(({ cells }) => cells)]));
  console.log(`the slowest: ${against(Math.max(...rows.map(({ time }) => time)), 1000, ' ms', 0)}`);
}

function mustRead(text: string): LockFile {
  const { lockFile, canonical, problems } = readLockFile(text);
  if (lockFile === null || !canonical) throw new Error(`a sample cannot be read: ${problems[0]?.detail}`);
  return lockFile;
}
