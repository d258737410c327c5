import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { publishEntry } from './honest-entry.ts';

/* A report lists its worst 5,000 findings. What a program reads must say how many there are beyond, and send nobody to where they are not. */

let registry: SignedRegistry;
let folder: string;

beforeAll(async () => {
  registry = await startSignedRegistry();
  folder = mkdtempSync(join(tmpdir(), 'lockproof-many-'));
  const { entry } = await publishEntry(registry);
  for (const [name, count] of [
    ['as-many-as-listed', 5_000],
    ['two-more', 5_002],
  ] as const) {
    const planted = Array.from({ length: count }, (_, at) => plantedZh(`${at}`));
    mkdirSync(join(folder, name));
    const text = lockFileText({ ...entry, hashes: [...entry.hashes, ...planted] });
    writeFileSync(join(folder, name, '.terraform.lock.hcl'), text);
  }
});

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

async function verify(name: string, format: string): Promise<string> {
  const args = ['verify', name, '--format', format, '--output', 'result', '--registries', registry.host];
  const run = await runCli(args, { directory: folder, caFile: registry.caFile });
  expect(run).toMatchObject({ exitCode: 1, stderr: '' });
  return readFileSync(join(folder, 'result'), 'utf8');
}

const counted = '2 findings are only counted, because a report has the worst 5,000.';

describe.each([
  { name: 'as-many-as-listed', beyond: 0 },
  { name: 'two-more', beyond: 2 },
])('5,000 findings and $beyond more', ({ name, beyond }) => {
  it('have a notification in SARIF if some are left out', async () => {
    const { results, invocations } = JSON.parse(await verify(name, 'sarif')).runs[0];
    expect(results).toHaveLength(5_000);
    const notices = beyond === 0 ? undefined : [{ level: 'warning', message: { text: counted } }];
    expect(invocations[0].toolExecutionNotifications).toEqual(notices);
  });

  it('are counted in the text, which sends to JSON for no more than it has', async () => {
    const text = await verify(name, 'text');
    // 20 of the 5,000 are shown.
    expect(text.match(/and \d+ more[^\n]*/g)).toEqual(['and 4980 more of this kind: see --format json']);
    expect(Number(/, (\d+) more findings are not listed$/m.exec(text)?.[1] ?? 0)).toBe(beyond);
  });
});

describe('5,002 findings', () => {
  it('are all counted in JUnit', async () => {
    const text = await verify('two-more', 'junit');
    expect(text).toContain('And 4999 more findings.');
    expect(text).toContain('<property name="findings only counted" value="2"/>');
  });

  it('have an issue in Code Quality that counts those left out', async () => {
    const issues: readonly { readonly description: string }[] = JSON.parse(
      await verify('two-more', 'codequality'),
    );
    expect(issues.slice(5_000).map(({ description }) => description)).toEqual([counted]);
  });
});
