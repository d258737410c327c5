import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { plainText } from '../../src/finding/sentence.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { known, unavailable } from '../../src/outcome.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { remedySentence } from '../../src/report/remedy.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import {
  nothingAround,
  type ReviewedFile,
  type RootModuleFate,
  type Subject,
} from '../../src/subject/subject.ts';
import { reviewOf } from '../support/fixture-review.ts';
import {
  changed,
  evidence,
  hashicorpKey,
  judge,
  locked,
  notAsked,
  openTofuKey,
  publisherKey,
  readFile,
  refuted,
  report,
  settings,
  signed,
  subject,
  zh,
} from '../support/review-builders.ts';

const fixtures = '__fixtures__/rules';
const names = readdirSync(fixtures)
  .filter((name) => !name.endsWith('.json'))
  .flatMap((slug) => [`${slug}/triggers`, `${slug}/nearly`]);

function sentencesOf(judged: Subject): string {
  return judge(judged)
    .map(
      ({ severity, rule, path, line, message, fix }) =>
        `${severity} ${rule} ${path}:${line}: ${plainText(message)} | ${remedySentence(fix)}`,
    )
    .join('\n');
}

/* What a reader sees of each rule, word for word. After a wanted change, `vitest run test/rules/sentences.test.ts -u` writes the list again. */
describe('the sentences of the rules', () => {
  it.each(names)('about the fixture %s', async (name) => {
    const judged = await reviewOf(join(fixtures, name));
    expect(`${report(judged).headline}\n${sentencesOf(judged)}`).toMatchSnapshot();
  });
});

const [one, two, three] = [zh('one'), zh('two'), zh('three')];
const noon = new Date('2026-11-20T12:00:00Z');

/** One entry with the given proofs. */
function entryWith(
  proofs: Readonly<Record<string, HashProof>>,
  { policy = '', signatures = [hashicorpKey], more = {}, address }: Situation = {},
): Subject {
  const head = locked('3.2.4', Object.keys(proofs), address === undefined ? {} : { address });
  const known = { ...evidence(head, proofs, signatures), ...more };
  const made = subject([changed({ head, evidence: known })]);
  const path = '.github/lockproof.yml';
  return layOut({
    ...made,
    now: noon,
    settings: settingsUnder(parsePolicy(policy, path, rules, allSettings), settings()),
  });
}

interface Situation {
  readonly address?: string;
  readonly policy?: string;
  readonly signatures?: readonly SignatureCheck[];
  readonly more?: Partial<VersionEvidence>;
}

const by = (host: string): HashProof => ({ level: 'asserted', platform: null, filename: null, by: host });
const mirrored = { mirrors: ['mirror.example'], release: known({ documents: [], disagreements: [] }) };
const pinned = (...fingerprints: readonly string[]) =>
  `signing-keys: [{providers: ["*/*/*"], fingerprints: ${JSON.stringify(fingerprints)}}]`;
const [keyA, keyB] = ['A'.repeat(40), 'B'.repeat(40)];
const official = 'C874011F0AB405110D02105534365D9472D7468F';
const budget = notAsked('budget', 'the byte budget is used up');
const swollen = notAsked(
  'inflation',
  'one run may inflate 1 GiB of packages, and this one has inflated 1 GiB',
);
const full = notAsked('not-saved', 'no room is left');

const situations: Readonly<Record<string, () => Subject>> = {
  'one hash refuted': () => entryWith({ [one]: refuted }),
  'the only word of a registry for one hash': () => entryWith({ [one]: by('r.example') }),
  'the only word of a registry for both hashes': () =>
    entryWith({ [one]: by('r.example'), [two]: by('r.example') }),
  'the words of two registries': () =>
    entryWith({ [one]: by('r.example'), [two]: by('s.example'), [three]: signed }),
  'the only word of a mirror': () => entryWith({ [one]: by('mirror.example') }, { more: mirrored }),
  'the only word of a folder': () => entryWith({ [one]: by('/srv/mirror') }, { more: mirrored }),
  'the accepted word for one hash': () =>
    entryWith({ [one]: by('r.example') }, { policy: 'accept-asserted: true' }),
  'the accepted word for two hashes of three': () =>
    entryWith(
      { [one]: by('r.example'), [two]: by('r.example'), [three]: signed },
      { policy: 'accept-asserted: true' },
    ),
  'one hash beyond the budget': () => entryWith({ [one]: budget }),
  'two hashes beyond the budget': () => entryWith({ [one]: budget, [two]: budget, [three]: signed }),
  'one hash beyond what a run inflates': () => entryWith({ [one]: swollen }),
  'more hashes beyond the budget than a sentence names': () =>
    entryWith(Object.fromEntries(Array.from({ length: 12 }, (_, index) => [zh(`${index}`), budget]))),
  'a hash that the run had no time for': () =>
    entryWith({ [one]: notAsked('time', 'the time of this run (10 minutes) was used up'), [two]: signed }),
  'a new provider in a namespace with an underscore': () =>
    entryWith({ [one]: signed }, { address: 'registry.example.com/my_team/null' }),
  'one hash not saved': () => entryWith({ [one]: full }),
  'one hash not asked': () => entryWith({ [one]: notAsked() }),
  'two hashes not asked for two reasons': () =>
    entryWith({ [one]: notAsked(), [two]: notAsked('status', 'the server said 500') }),
  'three hashes not asked for three reasons': () =>
    entryWith({
      [one]: notAsked(),
      [two]: notAsked('status', 'the server said 500'),
      [three]: notAsked('too-large', 'it is too large'),
    }),
  'a mirror not asked': () => entryWith({ [one]: notAsked() }, { more: mirrored }),
  'a registry that the user’s settings exclude': () =>
    entryWith(
      { [one]: notAsked('not-direct') },
      { more: { release: unavailable('not-direct', 'it is excluded') } },
    ),
  'a registry that does not answer': () =>
    entryWith({ [one]: notAsked() }, { more: { release: unavailable('network', 'it was reset') } }),
  'a registry that contradicts itself': () =>
    entryWith(
      { [one]: notAsked('disagreement', 'it differs') },
      { more: { release: unavailable('disagreement', 'it differs') } },
    ),
  'a host that nobody listed': () =>
    entryWith(
      { [one]: notAsked('untrusted-host') },
      { more: { release: unavailable('untrusted-host', 'x') } },
    ),
  'a host that nobody listed, with pinned keys': () =>
    entryWith(
      { [one]: by('r.example') },
      { policy: pinned(keyA), more: { release: unavailable('untrusted-host', 'x') } },
    ),
  'a denied provider': () => entryWith({ [one]: signed }, { policy: 'providers: {deny: ["*/hashicorp/*"]}' }),
  'a provider that is not allowed': () =>
    entryWith({ [one]: signed }, { policy: 'providers: {allow: ["*/acme/*"]}' }),
  'the pinned key': () => entryWith({ [one]: signed }, { policy: pinned(official) }),
  'another key than the pinned one': () => entryWith({ [one]: signed }, { policy: pinned(keyA) }),
  'another key than the two pinned ones': () => entryWith({ [one]: signed }, { policy: pinned(keyA, keyB) }),
  'no signature where a key is pinned': () =>
    entryWith({ [one]: by('r.example') }, { policy: pinned(keyA), signatures: [{ kind: 'unsigned' }] }),
  'an unchecked signature where a key is pinned': () =>
    entryWith(
      { [one]: notAsked() },
      {
        policy: pinned(keyA),
        signatures: [{ kind: 'unavailable', code: 'network', reason: 'it was reset' }],
      },
    ),
  'accepted words where a key is pinned': () =>
    entryWith(
      { [one]: by('r.example'), [two]: by('s.example'), [three]: signed },
      { policy: `${pinned(official)}\naccept-asserted: true` },
    ),
  'a mirror where a key is pinned': () =>
    entryWith(
      { [one]: by('mirror.example') },
      { policy: `${pinned(official)}\naccept-asserted: true`, more: mirrored },
    ),
  'a bad signature': () =>
    entryWith(
      { [one]: refuted },
      { signatures: [{ kind: 'bad', code: 'signature-mismatch', reason: 'it is bad' }] },
    ),
  'a bad signature where a key is pinned': () =>
    entryWith(
      { [one]: refuted },
      {
        policy: pinned(keyA),
        signatures: [{ kind: 'bad', code: 'signature-mismatch', reason: 'it is bad' }],
      },
    ),
  'a different key than before': () => signedAnew([publisherKey], [otherKey]),
  'two other keys than before': () => signedAnew([publisherKey, otherKey], [hashicorpKey, openTofuKey]),
  'one more key than before': () => signedAnew([publisherKey, otherKey], [publisherKey]),
  'an official key instead of another': () => signedAnew([hashicorpKey], [publisherKey]),
  'a different key than before, which a policy pins': () =>
    signedAnew(
      [publisherKey],
      [otherKey],
      pinned(publisherKey.kind === 'good' ? publisherKey.fingerprint : ''),
    ),
  'a release that is no longer signed': () => signedAnew([{ kind: 'unsigned' }], [publisherKey, otherKey]),
  'a release that never was signed': () => signedAnew([{ kind: 'unsigned' }], [{ kind: 'unsigned' }]),
};

const otherKey = { ...publisherKey, fingerprint: 'D'.repeat(40), keyId: 'D'.repeat(16) } as SignatureCheck;

function signedAnew(now: readonly SignatureCheck[], before: readonly SignatureCheck[], policy = ''): Subject {
  const [base, head] = [locked('3.2.3', [two]), locked('3.2.4', [one])];
  const change = changed({
    base,
    head,
    kinds: ['version-upgraded'],
    evidence: evidence(head, { [one]: signed }, now),
    baseEvidence: evidence(base, { [two]: signed }, before),
  });
  const path = '.github/lockproof.yml';
  return layOut({
    ...subject([change]),
    now: noon,
    settings: settingsUnder(parsePolicy(policy, path, rules, allSettings), settings()),
  });
}

describe('the sentences of the rules', () => {
  it.each(Object.keys(situations))('about %s', (name) => {
    expect(sentencesOf(situations[name]?.() ?? subject([]))).toMatchSnapshot();
  });

  const fates: readonly (RootModuleFate | undefined)[] = [undefined, 'stays', 'gone', 'unclear'];
  const ways: readonly (readonly [string, Partial<LockFileRevision>])[] = [
    ['removed', { status: 'removed', head: { kind: 'missing' } }],
    ['emptied', {}],
  ];
  const removals = ways.flatMap(([way, revision]) => fates.map((fate) => ({ way, revision, fate })));

  it.each(removals)('about a lock file that is $way, whose root module: $fate', ({ revision, fate }) => {
    const file = fileWith(0, 2);
    const lost = {
      ...file,
      revision: { ...file.revision, ...revision },
      ...(fate === undefined ? {} : { fate }),
    };
    expect(sentencesOf(subject([], { files: [lost] }))).toMatchSnapshot();
  });

  it.each([
    ['one new root module', true, ['envs/new']],
    ['what may be one, in the root', false, ['']],
    ['two of them', true, ['envs/new', 'envs/x']],
  ])('about a lock file that went while its configuration moved to %s', (_, isSure, folders) => {
    const file = fileWith(0, 2);
    const { path: lost } = file.revision;
    const unlockedRoots = folders.map((folder) => ({
      path: join(folder, '.terraform.lock.hcl'),
      sign: null,
      isSure,
      lost,
    }));
    const around = { ...nothingAround, unlockedRoots };
    const gone = { ...file, revision: { ...file.revision, ...ways[0]?.[1] } };
    expect(sentencesOf({ ...subject([], { files: [gone] }), around })).toMatchSnapshot();
    expect(sentencesOf({ ...subject([]), around })).toMatchSnapshot();
  });

  it.each([0, 1, 2])('about a removed lock file with %i entries', (count) => {
    const file = fileWith(0, count);
    const lost = {
      ...file,
      revision: { ...file.revision, ...ways[0]?.[1] },
      fate: 'stays' as const,
    };
    expect(sentencesOf(subject([], { files: [lost] }))).toMatchSnapshot();
    const unread = { ...lost, base: null };
    expect(sentencesOf(subject([], { files: [unread] }))).toMatchSnapshot();
  });
});

/** A file with so many entries now and before. */
function fileWith(now: number, before: number): ReviewedFile {
  const reading = (count: number) => ({
    lockFile: { providers: Array.from({ length: count }, (_, index) => locked(`1.0.${index}`, [one])) },
    problems: [],
    canonical: true,
  });
  return { ...readFile('envs/prod/.terraform.lock.hcl'), base: reading(before), head: reading(now) };
}
