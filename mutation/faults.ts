import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Fault, faults, putIn } from './fault-table.ts';

/*
 * npm run mutation:faults -- [--fault NAME]… [--whole]
 *
 * Puts one fault after the other into a copy of the working tree and runs the tests that have to notice it. With `--whole`,
 * all of `npm test` runs for each fault, with a `dist/` that has the fault too; that takes some minutes for each.
 */
const { values } = parseArgs({
  options: {
    fault: { type: 'string', multiple: true, default: [] },
    whole: { type: 'boolean', default: false },
  },
});

const root = resolve(import.meta.dirname, '..');
const unknown = values.fault.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) throw new Error(`There is no fault called ${unknown.join(' or ')}.`);
const chosen = faults.filter(({ name }) => values.fault.length === 0 || values.fault.includes(name));

const copy = mkdtempSync(join(tmpdir(), 'lockproof-faults-'));
try {
  prepare();
  const without = run([...new Set(chosen.flatMap(({ tests }) => tests))]);
  if (!without.passed) throw new Error(`${without.failed} tests fail without any fault`);
  const escaped = chosen.filter((fault) => !isCaught(fault));
  console.log(`${chosen.length - escaped.length} of ${chosen.length} faults are caught`);
  process.exitCode = escaped.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

/** Everything that git has or would take, as it is now. */
function prepare(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path), { verbatimSymlinks: true });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
}

function isCaught(fault: Fault): boolean {
  const path = join(copy, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, putIn(fault, text));
  try {
    const began = performance.now();
    const { passed, failed } = values.whole ? runAll() : run(fault.tests);
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.log(`${passed ? 'NOT CAUGHT' : 'caught'}: ${fault.name} (${failed} failed tests, ${seconds} s)`);
    return !passed;
  } finally {
    writeFileSync(path, text);
  }
}

interface Result {
  readonly passed: boolean;
  readonly failed: number;
}

function runAll(): Result {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
  return run([]);
}

/** @param tests none: all that `npm test` has */
function run(tests: readonly string[]): Result {
  const report = join(copy, 'report.json');
  rmSync(report, { force: true });
  const reporters = ['--reporter=json', `--outputFile.json=${report}`];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    // Some faults never end.
    ['node_modules/vitest/vitest.mjs', 'run', ...reporters, '--testTimeout=60000', ...tests],
    { cwd: copy, env: { ...process.env, CI: 'true', NO_COLOR: '1' }, encoding: 'utf8' },
  );
  const output = `${stdout}\n${stderr}`;
  if (!existsSync(report)) throw new Error(`The tests did not run:\n${output}`);
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const missing = tests.filter((test) => !testResults.some(({ name }) => name.endsWith(test)));
  if (missing.length > 0) throw new Error(`\`npm test\` has no ${missing.join(', ')}`);
  const failed = testResults.filter((result) => result.status === 'failed');
  // A file that does not load would fail with any fault, and without one.
  const unloaded = failed.find(({ assertionResults }) => assertionResults.length === 0);
  if (unloaded !== undefined) throw new Error(`${unloaded.name} cannot be loaded: ${unloaded.message}`);
  if (numPassedTests === 0) throw new Error(`No test passes:\n${output}`);
  return { passed: status === 0, failed: numFailedTests };
}

/** The parts of vitest's JSON report that count here. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly unknown[];
  }[];
}
