import { describe, expect, it } from 'vitest';
import type { HashProof } from '../../src/evidence/evidence.ts';
import { notesAbout } from '../../src/report/words.ts';
import {
  changed,
  computedFor,
  evidence,
  h1,
  locked,
  refuted,
  report,
  signedFor,
  subject,
  zh,
} from '../support/review-builders.ts';

const six = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_386', 'windows_amd64'];
const ofH1 = (...platforms: readonly string[]) =>
  platforms.map((platform) => [h1(platform), computedFor(platform)] as const);
const ofZh = (...platforms: readonly (string | null)[]) =>
  platforms.map((platform) => [zh(String(platform)), signedFor(platform)] as const);

type Pairs = readonly (readonly [string, HashProof])[];

/** The same version before and after, with these hashes and proofs. */
function review(before: Pairs, after: Pairs) {
  const hashes = (pairs: Pairs) => pairs.map(([hash]) => hash);
  const head = locked('3.2.4', hashes(after));
  const entry = changed({
    base: locked('3.2.4', hashes(before)),
    head,
    kinds: ['hashes-added'],
    evidence: evidence(head, Object.fromEntries(after)),
  });
  const made = report(subject([entry]));
  const [change] = made.changes;
  return { findings: made.findings, words: change === undefined ? null : (notesAbout(change)[0] ?? null) };
}

describe('a change that looks alarming in a diff and is harmless', () => {
  const zhOfAll = ofZh(...six, null);

  it.each([
    [
      'the digest of a manifest',
      [...ofH1('linux_amd64'), ...ofZh(...six)],
      [...ofH1('linux_amd64'), ...zhOfAll],
      'only hashes were added (1 line), and the signed release has all of them.',
    ],
    [
      'the h1 of every platform, added by a bot',
      [...ofH1('linux_amd64'), ...zhOfAll],
      [...ofH1(...six), ...zhOfAll],
      'only the h1 for darwin_amd64, darwin_arm64, linux_arm64, windows_386 and 1 more was added; same signed release as before.',
    ],
  ])('%s: one sentence, no finding', (_, before, after, sentence) => {
    const { findings, words } = review(before, after);
    expect(findings).toEqual([]);
    expect(words).toBe(sentence);
  });

  it('is not called harmless where one hash is not proven', () => {
    const planted = [zh('planted'), refuted] as const;
    const { findings, words } = review(ofH1('linux_amd64'), [
      ...ofH1('linux_amd64', 'darwin_arm64'),
      planted,
    ]);
    expect(findings.map(({ rule }) => rule)).toEqual(['unproven-hash']);
    expect(words).toBeNull();
  });
});
