/** These tables are so large that they run with the long runs (`npm run test:world`, and in CI), not with `npm test`. They need only time. */
export const longRuns: readonly string[] = [
  'test/evidence/faults.test.ts',
  'test/fuzz/loop.test.ts',
  'test/report/hostile-rendering.test.ts',
  'test/report/in-chromium.test.ts',
  'test/subject/root-modules.test.ts',
  'test/scenarios/event-permission-outcome.test.ts',
  'test/scenarios/mirrors.test.ts',
  'test/scenarios/package-hash-cache.test.ts',
  'test/scenarios/remedies.test.ts',
  'test/scenarios/troubled-registry.test.ts',
  'test/source/configuration.test.ts',
  'test/source/line-ends.test.ts',
  'test/source/same-snapshot.test.ts',
];
