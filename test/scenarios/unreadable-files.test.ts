import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Planted } from '../support/github-double/repository.ts';
import type { ActionRun } from '../support/run-action.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';
import { annotationsIn, stackTrace } from './run-log.ts';
import { openStage, type Stage } from './stage.ts';

const lockFile = '.terraform.lock.hcl';

/** The content in the place of a lock file, the line that must be named and a word of the reason. */
const unreadable: readonly {
  readonly what: string;
  readonly plant: (honest: string) => Planted;
  readonly line: number;
  readonly reason: RegExp;
}[] = [
  {
    what: 'conflict-markers',
    plant: (honest) => honest.replace(/^ {2}version.*$/m, '<<<<<<< ours\n$&\n=======\n$&\n>>>>>>> theirs'),
    line: 5,
    reason: /merge conflict markers/,
  },
  { what: 'garbage-of-ten-megabytes', plant: () => 'lorem { ipsum = '.repeat(650_000), line: 1, reason: /./ },
  {
    what: 'more-than-is-read',
    plant: () => '#'.repeat(10 * 1024 * 1024 + 1),
    line: 1,
    reason: /10485761 bytes/,
  },
  {
    what: 'a-symlink',
    plant: () => ({ symlink: '../../elsewhere/.terraform.lock.hcl' }),
    line: 1,
    reason: /symlink that leads out of the repository/,
  },
];

describe('a pull request with lock files that cannot be read', () => {
  let stage: Stage & { close(): Promise<void> };
  let honest: HonestEntry;
  let run: ActionRun;

  beforeAll(async () => {
    stage = await openStage();
    honest = await publishEntry(stage.registry);
    const plants = unreadable.map(({ what, plant }) => [`${what}/${lockFile}`, plant(honest.text)] as const);
    const pull = stage.openPull(
      { [`a-symlink/${lockFile}`]: honest.text, [`was-broken/${lockFile}`]: '<<<<<<< ours\n' },
      {
        ...Object.fromEntries(plants),
        [`fine/${lockFile}`]: honest.text,
        [`was-broken/${lockFile}`]: honest.text,
      },
    );
    run = await stage.review(pull);
  });

  afterAll(() => stage.close());

  it.each(unreadable)('names file, line and reason: $what (T44, T47)', ({ what, line, reason }) => {
    const path = `${what}/${lockFile}`;
    const errors = run.report?.findings.filter((one) => one.path === path && one.severity === 'error') ?? [];
    expect(new Set(errors.map((finding) => finding.rule))).toEqual(new Set(['unreadable-lock-file']));
    expect(errors[0]?.line).toBe(line);
    expect(errors[0]?.message).toMatch(reason);
    for (const { message } of errors) expect(message.length).toBeLessThan(400);
    expect(stage.github.comments[0]?.body).toContain(`${path}:${line}`);
    expect(run.summary).toContain(`${path}:${line}`);
  });

  it('fails, and annotates each of them', () => {
    expect(run.exitCode).toBe(1);
    expect(run.outputs.verdict).toBe('failed');
    const errors = annotationsIn(run.stdout).filter(({ level }) => level === 'error');
    const expected = new Map(unreadable.map(({ what, line }) => [`${what}/${lockFile}`, line]));
    for (const { file, line } of errors) if (file !== null) expect(expected.get(file)).toBe(line);
    expect(errors).toHaveLength(unreadable.length);
  });

  it('still proves every hash of the other files, even of one that could not be read before', () => {
    const changes = run.report?.changes ?? [];
    const [fine, repaired, ...more] = [`fine/${lockFile}`, `was-broken/${lockFile}`].map((path) =>
      changes.find(({ files }) => files.includes(path)),
    );
    // Nobody knows whether the other one is new: what it was could not be read.
    expect([fine?.kinds, repaired?.kinds]).toEqual([['provider-added'], []]);
    for (const change of [fine, repaired])
      expect(change?.hashes.map(({ proof }) => proof).toSorted()).toEqual(['computed', 'signed', 'signed']);
    expect([...more, ...changes.slice(2)]).toEqual([]);
    expect(run.report?.totals).toMatchObject({ hashes: 3, proven: 3, unproven: 0 });
  });

  it('shows no stack trace', () => {
    expect(run.stderr).toBe('');
    expect(run.stdout).not.toMatch(stackTrace);
  });
});
