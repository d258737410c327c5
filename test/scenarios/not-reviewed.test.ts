import { describe, it, type TestContext } from 'vitest';
import type { ActionSettings } from '../support/run-action.ts';
import { neverAnswer } from '../support/signed-registry/faults.ts';
import { publishEntry } from './honest-entry.ts';
import { annotationsIn } from './run-log.ts';
import { type Stage, setStage } from './stage.ts';

const path = 'app/.terraform.lock.hcl';
const policyPath = '.github/lockproof.yml';

interface Case {
  readonly what: string;
  /** What goes wrong after the first review. */
  readonly arrange?: (stage: Stage) => void;
  readonly settings?: ActionSettings;
  readonly exitCode: number;
  readonly says: RegExp;
  readonly place: { readonly file: string | null; readonly line: number | null } | null;
}

const cases: readonly Case[] = [
  {
    what: 'a wrong policy',
    arrange: ({ repository }) =>
      repository.commit({ [policyPath]: 'fail-on: error\n\npaltforms: [linux_amd64]\n' }, 'Policy'),
    exitCode: 2,
    says: /not reviewed\. The policy on the base branch has an error: `\.github\/lockproof\.yml:3` "paltforms" is not a policy key; did you mean "platforms"\?/,
    place: { file: policyPath, line: 3 },
  },
  {
    what: 'a wrong input',
    settings: { inputs: { 'fail-on': 'errors' } },
    exitCode: 2,
    says: /not reviewed\. Input "fail-on": "errors" is not allowed/,
    place: { file: null, line: null },
  },
  {
    what: 'a cancelled run, or one that takes too long',
    arrange: ({ registry }) => registry.override(/./, neverAnswer()),
    settings: { cancelAt: 'Asking about' },
    exitCode: 130,
    says: /not reviewed\. The run was cancelled, or took longer than the workflow allows/,
    place: null,
  },
];

describe('a run without a result takes back what the comment of the run before says', () => {
  it.concurrent.for(cases)('$what', async ({ arrange, settings, exitCode, says, place }, test) => {
    const { expect } = test;
    const { stage, pull } = await reviewedOnce(test);
    arrange?.(stage);
    const run = await stage.review(pull, settings);
    expect(run.stderr).toBe('');
    expect(run.exitCode).toBe(exitCode);
    const [comment, ...more] = stage.github.comments;
    expect(more).toEqual([]);
    for (const text of [comment?.body, run.summary]) expect(text?.replaceAll('\\_', '_')).toMatch(says);
    expect(comment?.body).not.toContain('✅');
    const annotations = annotationsIn(run.stdout).filter(({ level }) => level === 'error');
    expect(annotations.map(({ file, line }) => ({ file, line }))).toEqual(place === null ? [] : [place]);
  });
});

/** A pull request with a comment that says that all is well. */
async function reviewedOnce(test: TestContext) {
  const stage = await setStage(test);
  const { text } = await publishEntry(stage.registry);
  const pull = stage.openPull({ 'README.md': 'one\n' }, { [path]: text });
  await stage.review(pull);
  test.expect(stage.github.comments[0]?.body).toContain('✅ **Lockproof**: ');
  return { stage, pull };
}
