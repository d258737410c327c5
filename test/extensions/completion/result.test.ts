import { describe, expect, it } from 'vitest';
import type { MissedPlatform, Obstacle } from '../../../src/extensions/completion/offer.ts';
import type { EntryPlan } from '../../../src/extensions/completion/plan.ts';
import { type LockResult, lockExitCode } from '../../../src/extensions/completion/result.ts';
import { renderLock } from '../../../src/extensions/completion/text.ts';
import { locked, prodPath, zh } from '../../support/review-builders.ts';

const untouched: EntryPlan = {
  lock: locked('3.2.4', [zh('linux')]),
  added: [],
  removed: [],
  removable: [],
  missed: [],
  since: [],
  obstacle: null,
};

function resultOf(entry: Partial<EntryPlan>, more: Partial<LockResult> = {}): LockResult {
  return {
    check: false,
    plans: [
      {
        path: prodPath,
        entries: [{ ...untouched, ...entry }],
        text: null,
        relaid: false,
        withoutPlatform: false,
      },
    ],
    refused: [],
    remaining: [],
    warnings: 0,
    verified: 0,
    left: { verdict: 'verified', sign: '✅', accepted: null },
    asked: false,
    settings: { onUnavailable: 'fail' },
    ...more,
  };
}

const added = { added: [{ hash: zh('mac'), platform: 'darwin_arm64', isProven: true }] };
const missed = (kind: MissedPlatform['kind']) => ({
  missed: [{ platform: 'darwin_arm64', reason: 'it is not there', kind }],
});
const obstacle = (given: Partial<Obstacle>) => ({
  obstacle: { open: false, suspect: false, reason: 'something is in the way', ...given },
});

describe('the exit code of `lockproof lock`', () => {
  it.each<readonly [string, Partial<EntryPlan>, Partial<LockResult>, 0 | 1 | 3]>([
    ['nothing is missing', {}, {}, 0],
    ['something was added', added, {}, 0],
    ['something was only looked for and is missing', added, { check: true }, 1],
    ['nothing is missing where it was only looked for', {}, { check: true }, 0],
    ['an entry may be of another release than the registry has', obstacle({ suspect: true }), {}, 1],
    ['and so it is whatever may be missing', obstacle({ suspect: true, open: true }), {}, 1],
    ['and so it is where nothing has to be asked', obstacle({ suspect: true }), onlyWarned(), 1],
    ['an entry stays as it is for another reason', obstacle({}), {}, 0],
    ['a release could not be asked about', obstacle({ open: true }), {}, 3],
    ['the policy lets that pass', obstacle({ open: true }), onlyWarned(), 0],
    ['`verify` would fail', {}, { verified: 1 }, 1],
    ['`verify` would be incomplete', {}, { verified: 3 }, 3],
    ['a platform that was named has no package', missed('absent'), { asked: true }, 1],
    ['a platform that nobody named has no package', missed('absent'), {}, 0],
    [
      'a platform that was named is missing from an entry that stays as it is',
      { ...obstacle({}), ...missed('left') },
      { asked: true },
      1,
    ],
    ['a platform that nobody named is missing from it', { ...obstacle({}), ...missed('left') }, {}, 0],
    ['a package could not be had', missed('unavailable'), {}, 3],
    ['the policy lets that pass too', missed('unavailable'), onlyWarned(), 0],
    ['a package was more than a run may download', missed('limit'), onlyWarned(), 3],
    ['a file could not be written', {}, { refused: [{ path: prodPath, reason: 'it is read-only' }] }, 3],
  ])('%s', (_, entry, more, code) => {
    expect(lockExitCode(resultOf(entry, more))).toBe(code);
  });
});

describe('what `lockproof lock` says', () => {
  const warned = { verdict: 'verified', sign: '⚠️', accepted: '1 hash is not proven, but waived' } as const;

  it.each<readonly [string, Partial<EntryPlan>, Partial<LockResult>, RegExp]>([
    ['is green where nothing is open', added, {}, /^✅ Lockproof: added 1 proven hash in /],
    [
      'is not where `verify` warns of what passes without proof',
      added,
      { left: warned },
      /^⚠️ Lockproof: added .*; 1 hash is not proven, but waived\n/,
    ],
    [
      'is not where `verify` has a cross, though its exit code is 0',
      {},
      { left: { ...warned, sign: '❌' } },
      /^❌ Lockproof: .*nothing is missing from 1 lock file\n/,
    ],
    [
      'is not over what nobody signed',
      { added: [{ hash: zh('mac'), platform: 'darwin_arm64', isProven: false }] },
      {},
      /^⚠️ Lockproof: added 1 hash in .*\n.*, without a signature\n/,
    ],
    [
      'names the platforms that a release lists beside those of the entry',
      { ...added, since: ['darwin_arm64', 'windows_amd64'] },
      {},
      /^⚠️ .*\n.*\n.* lists packages for darwin_arm64 and windows_amd64 that were not in this entry beside the others/,
    ],
    [
      'names an entry that stays as it is, and why',
      obstacle({ suspect: true }),
      {},
      /^❌ Lockproof: 1 entry is left as it is; nothing was added to 1 lock file\n.* is left as it is: something is in the way\n/,
    ],
    [
      'names what is not written',
      {},
      { refused: [{ path: prodPath, reason: 'it is read-only' }] },
      /^⚠️ .*1 file was not written.*\n.*: not written: it is read-only\n/,
    ],
  ])('%s (T86)', (_, entry, more, says) => {
    expect(renderLock(resultOf(entry, more))).toMatch(says);
  });
});

function onlyWarned(): Partial<LockResult> {
  return { settings: { onUnavailable: 'warn' } };
}
