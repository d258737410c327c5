import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CommandLine } from '../../../src/command.ts';
import { extensions, rules } from '../../../src/extensions/index.ts';
import { shards } from '../../../src/extensions/shards/index.ts';
import { mergeCommand } from '../../../src/extensions/shards/merge-command.ts';
import { renderJson } from '../../../src/report/json.ts';
import { report, subject } from '../../support/review-builders.ts';

const folder = mkdtempSync(join(tmpdir(), 'lockproof-merge-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const writeIt = 'write it with --shard I/N --format json --output FILE.';
const nameThem = 'name the JSON reports of all shards.';

beforeAll(() => {
  const whole = JSON.parse(renderJson(report(subject([]))));
  const shard = {
    index: 2,
    count: 1,
    run: 'a'.repeat(64),
    changes: 0,
    failOn: 'error',
    onUnavailable: 'fail',
  };
  write('v2.json', JSON.stringify({ ...whole, schema: 'lockproof.report/v2' }));
  write('other-tool.json', JSON.stringify({ ...whole, tool: { name: 'lockproof', version: '9.0.0' } }));
  write('list.json', '[]');
  write('whole.json', JSON.stringify(whole));
  write('beyond.json', JSON.stringify({ ...whole, shard }));
  write('damaged.json', JSON.stringify({ ...whole, findings: [{ rule: 'x' }] }));
  write('half.json', JSON.stringify(whole).slice(0, -10));
  write('large.json', '');
  truncateSync(join(folder, 'large.json'), 128 * 1024 * 1024 + 1);
  mkdirSync(join(folder, 'reports'));
  spawnSync('mkfifo', [join(folder, 'pipe.json')]);
});

it.each([
  [
    'v2.json',
    'has the schema "lockproof.report/v2", not lockproof.report/v1; run all shards and the merge with one version of Lockproof.',
  ],
  [
    'other-tool.json',
    /^is by Lockproof "9\.0\.0", and this is \S+; run all shards and the merge with one version\.$/,
  ],
  ['list.json', `is not a report of Lockproof; ${writeIt}`],
  ['whole.json', `is the report of a whole review, not of a shard; ${writeIt}`],
  ['beyond.json', `is damaged: it says shard 2 of 1; ${writeIt}`],
  ['damaged.json', `is damaged at "findings.0.severity"; ${writeIt}`],
  ['half.json', `is not JSON; ${writeIt}`],
  ['large.json', `is larger than 128 MiB, which no report is; ${nameThem}`],
  ['reports', 'is a folder; name the reports in it.'],
  ['none.json', `cannot be read (ENOENT); ${nameThem}`],
  // These two have no end.
  ['/dev/zero', `is not a regular file; ${nameThem}`],
  ['pipe.json', `is not a regular file; ${nameThem}`],
])('a report that is no shard ends lockproof merge with one next step: %s', async (name, said) => {
  const path = resolve(folder, name);
  const ports = { openOutput: () => () => true, rules, extensions } as unknown as CommandLine;
  const error: unknown = await Promise.resolve(mergeCommand.run([path], {}, ports)).catch((thrown) => thrown);
  const { message } = error as Error;
  expect(message.startsWith(`${JSON.stringify(path)} `), message).toBe(true);
  expect(message.slice(JSON.stringify(path).length + 1)).toEqual(
    typeof said === 'string' ? said : expect.stringMatching(said),
  );
});

it.each(['0/4', '5/4', '1', '1/0', '1/257', 'a/b', '1/4/4', '-1/4'])('--shard %s is refused', (text) => {
  const flag = shards.flags?.find(({ name }) => name === 'shard');
  expect(() => flag?.read?.(text)).toThrow(
    `--shard: "${text}" is not allowed; allowed: I/N, such as 2/4, with I from 1 to N and N up to 256`,
  );
});
