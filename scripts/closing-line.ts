import { readFileSync } from 'node:fs';

/** Adds up vitest's JSON reports and prints one summary line for CI. */
interface Counts {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
}

const sum = { passed: 0, failed: 0, skipped: 0 };
for (const path of process.argv.slice(2)) {
  const counts = JSON.parse(readFileSync(path, 'utf8')) as Counts;
  sum.passed += counts.numPassedTests;
  sum.failed += counts.numFailedTests;
  sum.skipped += counts.numPendingTests;
}
console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
process.exitCode = sum.failed === 0 && sum.passed > 0 ? 0 : 1;
