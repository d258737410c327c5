import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TestRunner } from 'vitest';

/*
 * Runs a test once as it is, and then once for each mutant that it reached and that no test has killed yet. All mutants are in the sources at the
 * same time, behind switches that Stryker's instrumenter put there, so no file is loaded again.
 */

/** The switches, as Stryker's instrumenter names them. */
interface Switches {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number;
  mutantCoverage?: {
    readonly perTest: Readonly<Record<string, Readonly<Record<string, number>>>>;
    /** What was reached while no test ran. */
    readonly static: Readonly<Record<string, number>>;
  };
}

type Test = Parameters<NonNullable<TestRunner['onBeforeTryTask']>>[0];
type Finished = Parameters<NonNullable<TestRunner['onAfterRetryTask']>>[0];
type Attempt = Parameters<NonNullable<TestRunner['onBeforeTryTask']>>[1];

const global = globalThis as typeof globalThis & { __stryker__?: Switches };
global.__stryker__ ??= {};
const switches = global.__stryker__;

const folder = process.env.MUTATION_STATE ?? '';
const wanted = new Set(read('wanted'));
const killed = new Set(read('killed').map((line) => line.split(' ')[0] ?? ''));

function read(name: string): readonly string[] {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

function note(name: string, line: string): void {
  appendFileSync(join(folder, name), `${line}\n`);
}

/** A mutant that makes a loop endless ends in an exception after this many times as many steps. */
const patience = 100;

// biome-ignore lint/style/noDefaultExport: vitest asks for it
export default class MutantRunner extends TestRunner {
  #hits: Readonly<Record<string, number>> = {};
  #mutants: readonly string[] = [];
  #hasBegun = false;
  /** Which run of the test this is: 0 is the one without a mutant. */
  #run = -1;

  override async onBeforeRunTask(test: Test): Promise<void> {
    await super.onBeforeRunTask(test);
    // Later runs with a mutant count there too.
    if (!this.#hasBegun) note('static', Object.keys(switches.mutantCoverage?.static ?? {}).join('\n'));
    this.#hasBegun = true;
    this.#mutants = [];
    this.#run = -1;
    // The number of repetitions is known only after the first run, so it is a number that is computed each time it is compared.
    const repeats = { valueOf: () => (this.#run < 0 ? 1 : this.#mutants.length) };
    Object.assign(test, { repeats });
  }

  override onBeforeTryTask(test: Test, attempt: Attempt): void {
    Reflect.deleteProperty(test, 'repeats');
    this.#settle(test);
    this.#run = attempt.repeats;
    const mutant = this.#mutants[this.#run - 1];
    switches.activeMutant = mutant;
    switches.currentTestId = this.#run === 0 ? test.id : undefined;
    switches.hitCount = mutant === undefined ? undefined : 0;
    switches.hitLimit = 1000 + patience * (mutant === undefined ? 0 : (this.#hits[mutant] ?? 0));
    Object.assign(test.result ?? {}, { errors: undefined });
    super.onBeforeTryTask(test, attempt);
  }

  override async onAfterRetryTask(test: Finished, attempt: Attempt): Promise<void> {
    await super.onAfterRetryTask(test, attempt);
    if (attempt.repeats > 0) return;
    switches.currentTestId = undefined;
    this.#hits = switches.mutantCoverage?.perTest[test.id] ?? {};
    const reached = Object.keys(this.#hits).filter((mutant) => wanted.has(mutant));
    note('reached', reached.join('\n'));
    const passed = test.result?.state === 'pass';
    if (!passed) note('failed', `${test.file.name} > ${test.name}`);
    this.#mutants = passed ? reached.filter((mutant) => !killed.has(mutant)) : [];
  }

  override async onAfterRunTask(test: Test): Promise<void> {
    this.#settle(test);
    switches.activeMutant = undefined;
    switches.hitCount = undefined;
    Reflect.deleteProperty(test, 'repeats');
    Object.assign(test.result ?? {}, { state: 'pass', errors: undefined, attempts: [] });
    await super.onAfterRunTask(test);
  }

  /** Notes whether the run before this one killed its mutant. */
  #settle(test: Test): void {
    const mutant = this.#mutants[this.#run - 1];
    if (mutant === undefined || test.result?.attempts?.at(-1)?.state !== 'fail') return;
    killed.add(mutant);
    note('killed', `${mutant} ${test.file.name}`);
  }
}
