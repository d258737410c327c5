import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../support/run-cli.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';

const lockFile = '.terraform.lock.hcl';
let registry: SignedRegistry;
let honest: HonestEntry;

beforeAll(async () => {
  registry = await startSignedRegistry();
  honest = await publishEntry(registry);
});
afterAll(() => registry.close());

function folderWith(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-receipts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '.terraform.lock.hcl'), text);
  return folder;
}

function verify(directory: string, format: string, env: Readonly<Record<string, string>> = {}) {
  const args = ['verify', '--format', format, '--registries', registry.host];
  return runCli(args, { directory, caFile: registry.caFile, env });
}

const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the commands of the recipe', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/recipes/receipts.md'), 'utf8');
  const [, workflow = ''] = /^```yaml\n([\s\S]*?)^```/m.exec(page) ?? [];
  const steps = (parse(workflow) as { jobs: { receipt: { steps: readonly { run?: string }[] } } }).jobs
    .receipt.steps;
  const script = steps.find(({ run }) => run?.includes('subjects.txt'))?.run ?? '';
  const isThere = spawnSync('jq', ['--version']).error === undefined;
  if (!isThere) console.log('*** NOTICE: no jq on this machine; the commands of the recipe are not run. ***');

  it.skipIf(!isThere)('make one line for each subject, whatever a folder is called (T95)', async () => {
    const planted = digestOf('planted');
    const directory = folderWith(honest.text);
    const hostile = [`x\n${planted}  y`, `x\r${planted}  y`, `x\u2028${planted}  y`, `x\u0085${planted}  y`];
    for (const folder of hostile) {
      mkdirSync(join(directory, folder));
      writeFileSync(join(directory, folder, lockFile), honest.text);
    }
    const run = await verify(directory, 'vsa');
    expect(run.exitCode).toBe(0);
    const statement = JSON.parse(run.stdout) as { subject: { name: string; digest: object }[] };
    const names = statement.subject.map(({ name }) => name);
    expect(names.filter((name) => /[^\x20-\x7e]/.test(name))).toEqual([]);
    expect(names.filter((name) => name.includes('<U+'))).toHaveLength(hostile.length);
    // The lines hold even if a name reaches them as it is.
    const raw = hostile.map((name) => ({ name, digest: { sha256: digestOf(honest.text) } }));
    for (const subject of [statement.subject, [...statement.subject, ...raw]]) {
      writeFileSync(join(directory, 'summary.json'), JSON.stringify({ ...statement, subject }));
      const shell = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
        cwd: directory,
        encoding: 'utf8',
      });
      expect(shell.status, shell.stderr).toBe(0);
      const lines = readFileSync(join(directory, 'subjects.txt'), 'utf8').split(/[\n\r\u0085\u2028\u2029]/);
      expect(lines.pop()).toBe('');
      expect(lines).toHaveLength(subject.length);
      expect(lines.filter((line) => line.startsWith(planted))).toEqual([]);
    }
  });
});
