import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, matchesGlob, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/*
 * npm run mutation:quick -- --mutate 'src/lockfile/**' --tests 'test/lockfile/*.test.ts' [--seconds 300]
 *   [--timeout 10000] [--after FILE]
 *
 * Stryker's mutants, but all of them in one process for each file of tests, each test repeated with one mutant after the other. That is some fifty times
 * as fast as Stryker's own runner, and differs from it in three ways: what a module computes once when it is loaded is not changed ("static" mutants);
 * a test ends with the time limit of its file; and a mutant could leave something behind in the process for the next one. The memories of
 * `src/memory.ts` with a limit are switched off for that reason.
 */
const { values } = parseArgs({
  options: {
    mutate: { type: 'string', multiple: true, default: ['src/lockfile/**'] },
    tests: { type: 'string', multiple: true, default: ['test/lockfile/*.test.ts'] },
    /** For each file of tests. */
    seconds: { type: 'string', default: '300' },
    /** Milliseconds for one run of a test. A mutant that loses an answer waits so long. */
    timeout: { type: 'string', default: '10000' },
    /** The results of an earlier run over the same sources: what it killed is not tried again. */
    after: { type: 'string' },
  },
});

/** Tests of large or random input: a random one would kill a mutant today and not tomorrow. */
const leftOut =
  /10 MiB|bomb|five thousand|in time, even|ten megabytes|thousands of providers|whatever the evidence is|of the type rsa|no exception, and no other key|read to the end or refused|accepts only values that|same values as HashiCorp|for any pattern|pairs are compared|too many to compare|12 links that contain|symlinks is known|of many symlinks|more attributes than are read|with scope (?:changed|all)$/;

const root = resolve(import.meta.dirname, '..');
const copy = join(root, 'coverage/mutation-quick/copy');
const state = join(root, 'coverage/mutation-quick/state');
const files = globSync(values.mutate, { cwd: root })
  .filter((path) => path.endsWith('.ts') && path !== 'src/openpgp/pinned-keys.ts')
  .sort();

interface Mutant {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: { readonly line: number; readonly column: number } };
}

interface Instrumented {
  readonly files: readonly { readonly name: string; readonly content: string }[];
  readonly mutants: readonly Mutant[];
}

/** The packages of Stryker's core, which it does not export. */
async function instrument(): Promise<Instrumented> {
  const { resolve: find } = createRequire(createRequire(import.meta.url).resolve('@stryker-mutator/core'));
  const { createInstrumenter } = await import(find('@stryker-mutator/instrumenter'));
  const { createInjector } = await import(find('typed-inject'));
  const silent = new Proxy({}, { get: () => () => false });
  const options = { mutator: { excludedMutations: [], plugins: null }, ignorers: [] };
  const injector = createInjector().provideValue('logger', silent).provideValue('options', options);
  const contents = files.map((name) => ({
    name,
    content: readFileSync(join(root, name), 'utf8'),
    mutate: true,
  }));
  return injector
    .injectFunction(createInstrumenter)
    .instrument(contents, { ignorers: [], plugins: null, excludedMutations: [] });
}

function prepare({ files: instrumented, mutants }: Instrumented): void {
  rmSync(join(root, 'coverage/mutation-quick'), { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  mkdirSync(state, { recursive: true });
  for (const name of globSync('*', { cwd: root })) {
    if (!['coverage', 'node_modules'].includes(name))
      cpSync(join(root, name), join(copy, name), { recursive: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const { name, content } of instrumented) writeFileSync(join(copy, name), content);
  const memory = join(copy, 'src/memory.ts');
  const head = 'return (key, answer) => {';
  const forgetful = `${head}\n    if (limits !== undefined) return answer();`;
  writeFileSync(memory, readFileSync(memory, 'utf8').replace(head, forgetful));
  writeFileSync(join(state, 'wanted'), mutants.map(({ id }) => `${id}\n`).join(''));
  for (const name of ['killed', 'reached', 'static', 'failed']) writeFileSync(join(state, name), '');
  const before = new Set(values.after === undefined ? [] : killedIn(values.after));
  const again = mutants.filter((each) => before.has(identityOf(each)));
  writeFileSync(join(state, 'killed'), again.map(({ id }) => `${id} before\n`).join(''));
}

function killedIn(file: string): readonly string[] {
  const results: readonly Record<'place' | 'mutator' | 'replacement' | 'result', string>[] = JSON.parse(
    readFileSync(file, 'utf8'),
  );
  return results
    .filter(({ result }) => result === 'killed')
    .map(({ place, mutator, replacement }) => `${place} ${mutator} ${replacement}`);
}

function placeOf({ fileName, location: { start } }: Mutant): string {
  return `${fileName}:${start.line + 1}:${start.column + 1}`;
}

function identityOf(mutant: Mutant): string {
  return `${placeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`;
}

function lines(name: string): readonly string[] {
  return readFileSync(join(state, name), 'utf8').split('\n').filter(Boolean);
}

const instrumented = await instrument();
prepare(instrumented);
const tests = globSync(values.tests, { cwd: root }).filter(
  (path) => !matchesGlob(path, '**/properties.test.ts'),
);
// Small files first: what they kill is not run again.
for (const test of tests.sort((a, b) => statSync(join(root, a)).size - statSync(join(root, b)).size)) {
  const before = lines('killed').length;
  const child = spawn(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--config',
      'mutation/vitest.config.ts',
      '-t',
      `^(?!.*(?:${leftOut.source}))`,
    ],
    {
      cwd: copy,
      env: { ...process.env, MUTATION_TEST: test, MUTATION_STATE: state, MUTATION_TIMEOUT: values.timeout },
      stdio: 'ignore',
      detached: true,
    },
  );
  // With its workers, which would go on without it.
  const end = (): void => void process.kill(-(child.pid ?? process.pid), 'SIGKILL');
  const limit = setTimeout(end, Number(values.seconds) * 1000);
  const [, signal] = await once(child, 'exit');
  clearTimeout(limit);
  console.log(`${test}: ${lines('killed').length - before}${signal === null ? '' : ' (out of time)'}`);
}

const killed = new Set(lines('killed').map((line) => line.split(' ')[0]));
const [reached, loaded] = [new Set(lines('reached')), new Set(lines('static'))];
const resultOf = (id: string): string => {
  if (killed.has(id)) return 'killed';
  if (reached.has(id)) return 'survived';
  return loaded.has(id) ? 'static' : 'not reached';
};
const results = instrumented.mutants.map((mutant) => ({
  place: placeOf(mutant),
  file: mutant.fileName,
  mutator: mutant.mutatorName,
  replacement: mutant.replacement,
  result: resultOf(mutant.id),
}));
writeFileSync(join(root, 'coverage/mutation-quick.json'), JSON.stringify(results, null, 1));
for (const [file, mutants] of Map.groupBy(results, (each) => each.file)) {
  const of = (result: string) => mutants.filter((each) => each.result === result).length;
  console.log(
    `${file}: ${mutants.length} mutants, ${of('killed')} killed, ${of('survived')} survived, ${of('not reached')} not reached, ${of('static')} static`,
  );
}
for (const name of lines('failed')) console.log(`fails without a mutant: ${name}`);
