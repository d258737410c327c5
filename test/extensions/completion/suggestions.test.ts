import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../../src/evidence/evidence.ts';
import { suggestedEdits } from '../../../src/extensions/completion/suggestions.ts';
import { allSettings, rules } from '../../../src/extensions/index.ts';
import { printLockFile } from '../../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../../src/lockfile/read.ts';
import { settingsUnder } from '../../../src/policy/policy.ts';
import { parsePolicy } from '../../../src/policy/policy-file.ts';
import type { LineEdit } from '../../../src/report/render-context.ts';
import type { LockFileRevision } from '../../../src/source/source.ts';
import { layOut } from '../../../src/subject/lay-out.ts';
import type { ReviewedFile } from '../../../src/subject/subject.ts';
import {
  asserted,
  changed,
  computedFor,
  evidence as evidenceOf,
  h1,
  judge,
  locked,
  notAsked,
  nullProvider,
  prodPath,
  refuted,
  settings,
  signedFor,
  zh,
} from '../../support/review-builders.ts';

const [linux, darwin, windows] = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];
const own: readonly (readonly [string, HashProof])[] = [
  [zh(linux), signedFor(linux)],
  [h1(linux), computedFor(linux)],
];
const others: readonly (readonly [string, HashProof])[] = [
  [zh(darwin), signedFor(darwin)],
  [h1(darwin), computedFor(darwin)],
  [zh(windows), signedFor(windows)],
  [zh('manifest'), signedFor(null)],
];

interface Circumstances {
  readonly hashes?: readonly (readonly [string, HashProof])[];
  readonly offered?: readonly (readonly [string, HashProof])[];
  readonly more?: Partial<VersionEvidence>;
  readonly revision?: Partial<LockFileRevision>;
  readonly comment?: string;
  readonly policy?: string;
}

/** The hashes that are suggested for an entry of a pull request that requires two platforms. */
function edits({
  hashes = own,
  offered = [...own, ...others],
  more = {},
  revision = {},
  comment = '',
  policy = '',
}: Circumstances = {}): readonly LineEdit[] {
  const text =
    comment +
    printLockFile({
      providers: [
        locked(
          '3.2.4',
          hashes.map(([hash]) => hash),
        ),
      ],
    });
  const head = readLockFile(text);
  const lock = head.lockFile?.providers[0];
  if (lock === undefined) throw new Error('no entry');
  const known: VersionEvidence = {
    ...evidenceOf(lock, Object.fromEntries(hashes)),
    completion: { proofs: new Map(offered), missed: new Map() },
    ...more,
  };
  const content = { kind: 'file', bytes: Buffer.from(text) } as const;
  const file: ReviewedFile = {
    revision: { path: prodPath, status: 'modified', base: content, head: content, ...revision },
    base: head,
    head,
  };
  const chosen = settings({ platforms: `${linux}\n${darwin}` });
  const subject = layOut({
    files: [file],
    changes: [changed({ head: lock, evidence: known })],
    settings: settingsUnder(parsePolicy(policy, '.github/lockproof.yml', rules, allSettings), chosen),
  });
  return suggestedEdits({ subject, findings: judge(subject) });
}

function suggested(circumstances: Circumstances = {}): readonly string[] {
  return edits(circumstances).flatMap(({ added }) => added);
}

describe('a suggestion', () => {
  it('adds the proven hashes of required platforms, and no others', () => {
    expect(suggested().toSorted()).toEqual([h1(darwin), zh(darwin)].toSorted());
  });

  it('replaces lines of the head file by lines in the order of Terraform', () => {
    const [edit, ...more] = edits();
    const all = [...own, ...others.slice(0, 2)].map(([hash]) => hash).toSorted();
    const present = own.map(([hash]) => hash).toSorted();
    const before = printLockFile({ providers: [locked('3.2.4', present)] }).split('\n');
    const after = printLockFile({ providers: [locked('3.2.4', all)] });
    if (edit === undefined) throw new Error('no edit');
    expect(more).toEqual([]);
    expect(edit).toMatchObject({ path: prodPath, provider: nullProvider, platforms: [darwin] });
    expect(before.toSpliced(edit.from - 1, edit.to - edit.from + 1, ...edit.lines).join('\n')).toBe(after);
  });

  it.each<[string, Circumstances]>([
    ['an entry with an unproven hash', { hashes: [...own, [zh('planted'), refuted]] }],
    ['an entry with an open hash', { hashes: [...own, [zh('open'), notAsked()]] }],
    ['an entry that nothing was learnt for', { more: { completion: undefined as never } }],
    [
      'an entry with the manifest alone: packages may have been swapped',
      { hashes: [[zh('manifest'), signedFor(null)]] },
    ],
    ['a file that only the merge has', { revision: { merged: true } }],
    ['a file in another layout', { comment: '# mine\n' }],
    [
      'a release that is signed by a key which the policy does not pin',
      { policy: `signing-keys: [{providers: ["*/hashicorp/*"], fingerprints: ["${'0'.repeat(40)}"]}]` },
    ],
  ])('is not made for %s', (_, circumstances) => {
    expect(suggested(circumstances)).toEqual([]);
  });

  it("is not made of a hash on somebody's word, though the policy accepts it", () => {
    const word: HashProof = { ...asserted, platform: darwin } as HashProof;
    const offered = [...own, [zh(darwin), word], [h1(darwin), word]] as const;
    expect(suggested({ offered, policy: 'accept-asserted: true' })).toEqual([]);
  });
});
