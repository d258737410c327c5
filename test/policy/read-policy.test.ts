import { generateKey, readPrivateKey, reformatKey, revokeKey } from 'openpgp';
import { describe, expect, it } from 'vitest';
import { inForce } from '../../src/cli/in-force.ts';
import { renderPolicyText } from '../../src/cli/policy.ts';
import { UserError } from '../../src/errors.ts';
import { allSettings, rules } from '../../src/extensions/index.ts';
import { plainText } from '../../src/finding/sentence.ts';
import { comparePolicies } from '../../src/policy/policy-edit.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import { readPolicy } from '../../src/policy/read-policy.ts';
import { noPolicy } from '../../src/policy/settings.ts';
import { policyWeakened } from '../../src/rules/policy-weakened.ts';
import type { FileReader } from '../../src/source/source.ts';
import type { Content } from '../../src/source/tree.ts';
import type { Subject } from '../../src/subject/subject.ts';
import { armored, kinds, makeKey, over, packets, signature } from '../openpgp/hand-made.ts';
import { settings } from '../support/review-builders.ts';
import { tableOf } from '../support/table.ts';

/* Which policy judges a run: that of the trusted revision, whatever the change makes of it. The revisions are in memory. */

const path = '.github/lockproof.yml';

type Revisions = Readonly<Record<'trusted' | 'base' | 'head', string | Content | null>>;

function contentOf(given: string | Content | null): Content {
  if (given === null) return { kind: 'missing' };
  return typeof given === 'string' ? { kind: 'file', bytes: Buffer.from(given) } : given;
}

function read(revisions: Revisions, inputs: Readonly<Record<string, string>> = {}) {
  const readFile: FileReader = async (asked, side) =>
    asked === (inputs.config ?? path) ? contentOf(revisions[side]) : { kind: 'missing' };
  return readPolicy(settings(inputs), rules, readFile);
}

const [strict, lax] = ['fail-on: warning\n', 'fail-on: never\n'];

describe('the policy that judges', () => {
  it.each<readonly [string, Revisions, string]>([
    ['is the same everywhere', { trusted: strict, base: strict, head: strict }, 'warning'],
    ['is weakened by the change', { trusted: strict, base: strict, head: lax }, 'warning'],
    ['is tightened by the change', { trusted: lax, base: lax, head: strict }, 'never'],
    ['is taken away by the change', { trusted: strict, base: strict, head: null }, 'warning'],
    ['is brought by the change', { trusted: null, base: null, head: lax }, 'error'],
    ['was tightened since the base', { trusted: strict, base: lax, head: lax }, 'warning'],
    ['was tightened since, and the change edits it', { trusted: strict, base: lax, head: null }, 'warning'],
    ['came since the base', { trusted: strict, base: null, head: null }, 'warning'],
    ['is nowhere', { trusted: null, base: null, head: null }, 'error'],
    ['breaks by the change', { trusted: strict, base: strict, head: 'fail-on: [' }, 'warning'],
    ['becomes a symlink', { trusted: strict, base: strict, head: link() }, 'warning'],
    ['is broken, and the change repairs it', { trusted: 'x: 1', base: 'x: 1', head: lax }, 'error'],
    ['is broken, and the change removes it', { trusted: 'x: 1', base: 'x: 1', head: null }, 'error'],
  ])('%s (T39)', async (_, revisions, failOn) => {
    const { settings: judging } = await read(revisions);
    expect(judging.failOn).toBe(failOn);
  });

  it('is told to be edited where the change edits it, and only there', async () => {
    const notices = async (revisions: Revisions) => (await read(revisions)).notices;
    expect(await notices({ trusted: strict, base: strict, head: strict })).toEqual([]);
    expect(await notices({ trusted: strict, base: lax, head: lax })).toEqual([]);
    expect(await notices({ trusted: strict, base: strict, head: lax })).toEqual([
      `This change edits the policy ${path}; this run uses the policy of the base revision. The new policy applies after the merge.`,
    ]);
    expect(await notices({ trusted: null, base: null, head: lax })).toEqual([
      `This change edits the policy ${path}; the base revision has no policy, so this run uses the defaults. The new policy applies after the merge.`,
    ]);
    expect(await notices({ trusted: strict, base: strict, head: null })).toEqual([
      `This change removes the policy ${path}; this run uses the policy of the base revision.`,
    ]);
  });

  it.each<readonly [string, string | Content, string]>([
    ['has a mistake', 'fail-on: x', 'fail-on'],
    ['is no YAML', 'fail-on: [', path],
    ['is a symlink', link(), 'a policy must be a plain file; this is a symlink.'],
    ['is too large', { kind: 'too-large', bytes: 20_000_000, limit: 10_000_000 }, 'at most 64 KiB'],
    ['has more than 64 KiB', '#'.repeat(64 * 1024 + 1), 'at most 64 KiB'],
    ['was left out of what is read', { kind: 'left-out', of: 'bytes', limit: 1 }, 'at most 64 KiB'],
    ['is not UTF-8', { kind: 'file', bytes: Buffer.of(0xff) }, 'a policy must be UTF-8 text.'],
  ])('stops the run where it %s', async (_, trusted, words) => {
    await expect(read({ trusted, base: trusted, head: trusted })).rejects.toMatchObject({
      code: 'invalid-policy',
      message: expect.stringContaining(words),
    });
  });

  it('stops the run where it is broken and the change does not repair it', async () => {
    for (const head of ['x: 1', 'y: 1', 'fail-on: ['])
      await expect(read({ trusted: 'x: 1', base: 'x: 1', head })).rejects.toMatchObject({
        code: 'invalid-policy',
      });
  });

  it('has to be there where its path is given, but for a change that brings it', async () => {
    const inputs = { config: 'other/policy.yml' };
    const nowhere = { trusted: null, base: null, head: null };
    await expect(read(nowhere, inputs)).rejects.toMatchObject({ code: 'invalid-policy' });
    expect((await read({ ...nowhere, head: lax }, inputs)).settings.failOn).toBe('error');
    expect((await read({ ...nowhere, trusted: strict }, inputs)).settings.failOn).toBe('warning');
  });

  it('says that a file which ends with .yaml is not read', async () => {
    const readFile: FileReader = async (asked) => contentOf(asked === '.github/lockproof.yaml' ? lax : null);
    const { settings: judged, notices } = await readPolicy(settings(), rules, readFile);
    expect(judged.failOn).toBe('error');
    expect(notices).toEqual(['.github/lockproof.yaml is not read; rename it to .github/lockproof.yml.']);
  });

  it('is none where the source has no revision that can be trusted', async () => {
    expect(await readPolicy(settings(), rules, undefined)).toEqual({ settings: settings(), notices: [] });
  });
});

/** A packet of a DSA key whose numbers have 8,000 bits. */
function dsa() {
  const { body } = makeKey('2024-01-01');
  const number = Buffer.from([8_000 >> 8, 8_000 & 255, ...Array(1_000).fill(255)]);
  return {
    ...makeKey('2024-01-01'),
    body: Buffer.concat([body.subarray(0, 5), Buffer.of(17), ...Array(4).fill(number)]),
  };
}

describe('what a change makes of the policy', () => {
  const pin = (fingerprints: readonly string[], provider = 'a.example/b/c') =>
    `{providers: ["${provider}"], fingerprints: [${fingerprints.map((each) => `"${each.repeat(40)}"`)}]}`;
  const pinned = (...fingerprints: readonly string[]) => `signing-keys: [${pin(fingerprints)}]`;
  const editOf = async (base: string | null, head: string | null) =>
    (await read({ trusted: base, base, head })).settings.policy.edit;

  it.each(tableOf<readonly [string | null, string | null, string]>('policy-weaker'))(
    'weaker: %s → %s',
    async (base, head, says) => {
      expect(await editOf(base, head)).toMatchObject({ weaker: [says] });
      // The way back is stricter, unless one name takes the place of a different one.
      const back = await editOf(head, base);
      const isSwap =
        head === pinned('B') ||
        (head !== null && /hash: aa|version: bb|0 hash bb/.test(base ?? '') && !head.includes('hash: aa'));
      expect(back?.stricter).toHaveLength(isSwap ? 0 : 1);
      if (!says.startsWith('signing-keys') && !isSwap) expect(back?.weaker).toEqual([]);
    },
  );

  it.each([
    [
      'waivers:\n  - {rule: unproven-hash, provider: "*/*/*", version: 1.0.0, reason: x, expires: 2099-12-31}',
      'waivers',
    ],
    ['registries: [evil.example.com]', 'registries'],
    ['', 'announced-h1'],
  ])('is told with the gravest first, whatever is around it (T39): %s', async (grave, first) => {
    const globs = Array.from({ length: 60 }, (_, at) => `mod${at}/**`);
    const edit = await editOf('', `${grave}\npaths:\n  - match: [${globs}]\n    announced-h1: accept\n`);
    const subject = { settings: { policy: { edit } } } as unknown as Subject;
    const [found] = policyWeakened.check(subject);
    const message = plainText(found?.message ?? []);
    expect(message).toMatch(new RegExp(`^After the merge the policy is weaker: ${first} `));
    expect(message).toContain('announced-h1 in 55 more places');
  });

  it('tells a waiver for every provider before many for one', async () => {
    const waiver = (provider: string) =>
      `{rule: unproven-hash, provider: "${provider}", version: 1.0.0, reason: x, expires: 2099-12-31}`;
    const all = [...Array.from({ length: 20 }, (_, at) => `a.example/b/c${at}`), '*/*/*'];
    const edit = await editOf('', `waivers: [${all.map(waiver).join(', ')}]`);
    expect(edit?.weaker[0]).toMatch(/^waivers \(unproven-hash for \*\/\*\/\* 1\.0\.0, /);
  });

  it('weaker: a pin that an entry repeats in part goes', async () => {
    const edit = await editOf(`signing-keys: [${pin(['A', 'B'])}, ${pin(['A'])}]`, '');
    expect(edit?.weaker).toEqual([`signing-keys (a.example/b/c ${'A'.repeat(40)})`]);
    expect(edit?.stricter).toEqual([]);
  });

  const strictAgain = (match: string) =>
    `paths:\n  - {match: ['**'], rules: {unproven-hash: off}}\n  - {match: [${match}], rules: {unproven-hash: error}}\n`;
  it.each([
    ['goes', "paths:\n  - {match: ['**'], rules: {unproven-hash: off}}\n"],
    ['matches less', strictAgain('prod/x/**')],
  ])('weaker: an entry of paths %s that restates a default beside a looser entry', async (_, head) => {
    expect((await editOf(strictAgain('prod/**'), head))?.weaker).toEqual([
      'rules (unproven-hash: error → off) for prod/**',
    ]);
  });

  it.each([
    ['that restates a default goes, alone', '  - {match: [prod/**], rules: {unproven-hash: error}}\n', ''],
    [
      'that restates a default matches more',
      '  - {match: [prod/**], rules: {unproven-hash: error}}\n',
      '  - {match: [prod/**, stage/**], rules: {unproven-hash: error}}\n',
    ],
    [
      'that loosens goes, beside another that loosens other rules',
      '  - {match: [legacy/**], rules: {unproven-hash: off}}\n  - {match: [x/**], rules: {new-provider: off}}\n',
      '  - {match: [x/**], rules: {new-provider: off}}\n',
    ],
  ])('not weaker: an entry of paths %s', async (_, base, head) => {
    const paths = (entries: string) => (entries === '' ? '' : `paths:\n${entries}`);
    expect(await editOf(paths(base), paths(head))).toMatchObject({ weaker: [] });
  });

  it.each([
    ['require-provenance: [a.example/b/*]', 'require-provenance: [a.example/b/c]'],
    ['providers: {allow: [a.example/b/*]}', 'providers: {allow: [a.example/*/*]}'],
    [`signing-keys: [${pin(['A'], 'a.example/b/*')}]`, `signing-keys: [${pin(['A'], 'a.example/b/c')}]`],
  ])('not stricter, although it has a new name: %s → %s', async (base, head) => {
    expect(await editOf(base, head)).toMatchObject({ weaker: [expect.anything()], stricter: [] });
  });

  it.each(tableOf<readonly [string, string, string]>('policy-not-weaker'))(
    'not weaker: %s',
    async (_, base, head) => {
      expect(await editOf(base, head)).toMatchObject({ weaker: [] });
    },
  );

  /** Entries of `paths`, each with its globs and the severity of `unproven-hash`. */
  const ofPaths = (...entries: readonly (readonly [globs: string, severity: string])[]) =>
    `paths:\n${entries.map(([globs, severity]) => `  - {match: [${globs}], rules: {unproven-hash: ${severity}}}\n`).join('')}`;
  const legacy = `'legacy/**'`;

  it.each(tableOf<readonly [string, string, string, number]>('policy-paths'))(
    'not weaker: %s',
    async (_, base, head, stricter) => {
      const edit = await editOf(base, head);
      expect(edit?.weaker).toEqual([]);
      expect(edit?.stricter).toHaveLength(stricter);
      // The way back lets more pass, unless nothing changed.
      expect((await editOf(head, base))?.weaker.length === 0).toBe(stricter === 0);
    },
  );

  it.each(tableOf<readonly [string, string, string, string]>('policy-weaker-paths'))(
    'weaker: %s',
    async (_, base, head, glob) => {
      expect((await editOf(base, head))?.weaker).toContain(`rules (unproven-hash: error → off) for ${glob}`);
    },
  );

  it.each(tableOf<readonly [string, string, string, string]>('policy-weaker-order'))(
    'weaker: %s',
    async (_, base, head, pattern) => {
      expect((await editOf(base, head))?.weaker).toEqual([`providers (${pattern})`]);
    },
  );

  it.each([
    [
      'loosens',
      'fail-on: never\nrules: {unproven-hash: off}',
      ['fail-on (error → never)', 'rules (unproven-hash: error → off)'],
    ],
    [
      'loosens only some files',
      ofPaths([legacy, 'off']),
      ['rules (unproven-hash: error → off) for legacy/**'],
    ],
    ['has the defaults', 'fail-on: error', []],
    ['is stricter than the defaults', 'fail-on: warning\nplatforms: [linux_amd64]', []],
    ['goes', null, []],
  ])('is compared with the defaults if the base is broken and the repair %s', async (_, head, weaker) => {
    expect(await editOf('failon: x', head)).toEqual({ path, weaker, stricter: [] });
  });

  it('is not compared where that would take long, and counts as weaker (T56)', async () => {
    const globs = (folder: string) => Array.from({ length: 900 }, (_, at) => `${folder}${at}/**`).join(', ');
    const [long, short] = ['a', ''].map((folder) =>
      ofPaths([globs(`${folder}b`), 'error'], [globs(`${folder}c`), 'error']),
    );
    expect((await editOf(short ?? '', long ?? ''))?.weaker).toEqual(['rules (too many to compare)']);
  });

  it('is compared within one bound for all settings (T56)', () => {
    const globs = Array.from({ length: 50 }, (_, at) => `g${at}/**`).join(', ');
    const head = parsePolicy(
      `paths: [{match: [${globs}], announced-h1: accept, minimum-release-age: 0 days}]`,
      path,
      rules,
      allSettings,
    );
    const leftOut = (most: number) =>
      comparePolicies(noPolicy, head, allSettings, rules, most).weaker.filter((each) => each.includes('too'));
    expect(leftOut(5_000)).toEqual(['minimum-release-age (too many to compare)']);
    expect(leftOut(10_000)).toEqual([]);
  });

  it('is told by its mistakes, with their lines', async () => {
    expect(await editOf(strict, 'fail-on: error\nplatfroms: []\n')).toMatchObject({
      path,
      invalid: [{ line: 2, message: expect.stringContaining('did you mean "platforms"?') }],
    });
  });
});

/** A key with revocations by itself that are about something else. */
function crowded(revocations: number): string {
  const key = makeKey(now);
  const certification = signature(key, kinds.certification, over.user(key, 'Acme'), now, { flags: 0x03 });
  const broken = packets.signature(signature(key, kinds.keyRevocation, Buffer.from('another'), now));
  const crowd = Array.from({ length: revocations }, () => broken);
  return armored(packets.primary(key), ...crowd, packets.user('Acme'), packets.signature(certification));
}

const now = '2024-01-01T00:00:00Z';

function link(): Content {
  return { kind: 'not-a-file', what: 'symlink' };
}

describe('a key of the policy', () => {
  const file = '.github/acme.asc';
  const policy = (key: string) => `signing-keys:\n  - providers: ["*/acme/*"]\n    keys:\n${key}`;
  const [byFile, outside] = [policy(`      - ${file}\n`), policy('      - ../acme.asc\n')];
  const inline = (text: string) => policy(`      - |\n${text.trim().replaceAll(/^/gm, '        ')}\n`);
  const make = () => generateKey({ userIDs: [{ name: 'Acme' }], format: 'armored' });
  const readWith = (text: string, keys: Readonly<Record<string, string>> = {}) =>
    readPolicy(settings(), rules, async (asked) => contentOf(asked === path ? text : (keys[asked] ?? null)));

  it('is read from its text and from a file, with every key in it', async () => {
    const [one, other] = [await make(), await make()];
    const both = `${one.publicKey}\n${other.publicKey}`;
    for (const reading of [readWith(inline(both)), readWith(byFile, { [file]: both })]) {
      const [pin] = (await reading).settings.signingKeys;
      expect(pin?.fingerprints).toHaveLength(2);
      expect(pin?.keys[0]?.read.map(({ userId, expires }) => [userId, expires])).toEqual([
        ['Acme', null],
        ['Acme', null],
      ]);
    }
  });

  it('is weaker than its fingerprint, if the copy is no longer revoked, or expires later; the way back is stricter', async () => {
    const { publicKey, privateKey } = await make();
    const armored = await readPrivateKey({ armoredKey: privateKey });
    const revoked = (await revokeKey({ key: armored, format: 'armored' })).publicKey;
    const [short, long] = await Promise.all(
      [86_400, 864_000].map((keyExpirationTime) =>
        reformatKey({
          ...{ privateKey: armored, userIDs: [{ name: 'Acme' }], format: 'armored' },
          keyExpirationTime,
        }),
      ),
    );
    const [pin] = (await readWith(inline(publicKey))).settings.signingKeys;
    const listed = `signing-keys: [{providers: ["*/acme/*"], fingerprints: ["${pin?.fingerprints[0]}"]}]`;
    const editOf = async (base: string, head: string) => {
      const sides = { trusted: base, base, head };
      const reading = readPolicy(settings(), rules, async (asked, side) =>
        contentOf(asked === path ? sides[side] : null),
      );
      const { weaker = [], stricter = [] } = (await reading).settings.policy.edit ?? {};
      return [weaker.length, stricter.length];
    };
    const fromStrictest = [
      inline(revoked),
      listed,
      inline(short?.publicKey ?? ''),
      inline(long?.publicKey ?? ''),
      inline(publicKey),
    ];
    for (const [at, stricter] of fromStrictest.entries())
      for (const laxer of fromStrictest.slice(at + 1)) {
        expect(await editOf(stricter, laxer)).toEqual([1, 0]);
        expect(await editOf(laxer, stricter)).toEqual([0, 1]);
      }
    const [both, one] = [inline(`${publicKey}\n${revoked}`), inline(publicKey)];
    expect([await editOf(both, one), await editOf(one, both)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    // A first pin is stricter than none, also by a copy.
    expect(await editOf('', inline(publicKey))).toEqual([0, 1]);
    expect(await editOf(inline(publicKey), '')).toEqual([1, 0]);
  });

  it('is shown as revoked, and another one with its expiry', async () => {
    const { publicKey, privateKey } = await make();
    const armored = await readPrivateKey({ armoredKey: privateKey });
    const revoked = (await revokeKey({ key: armored, format: 'armored' })).publicKey;
    for (const [text, says] of [
      [revoked, ', revoked\n'],
      [publicKey, ', does not expire\n'],
    ] as const) {
      const { settings: under } = await readWith(inline(text));
      const all = {
        policy: path,
        config: path,
        remarks: [],
        inForce: [inForce(under, rules, new Date(), null)],
      };
      expect(renderPolicyText(all)).toContain(`Acme${says}`);
    }
  });

  it('is refused with file and line, and never printed', async () => {
    const { privateKey, publicKey } = await make();
    const behind = `${publicKey}\n${privateKey}`;
    const disguised = privateKey.replaceAll('PRIVATE KEY', 'PUBLIC KEY');
    const secret = 'is a private key; put the public key there';
    const none = 'is not an armored public key';
    const cases: readonly (readonly [text: string, keys: Readonly<Record<string, string>>, says: string])[] =
      [
        [byFile, {}, `the file "${file}" does not exist`],
        [
          outside,
          {},
          'a key must be an armored public key, or the path of a file with one inside the repository',
        ],
        [byFile, { [file]: 'Acme' }, `the file "${file}" ${none}`],
        [byFile, { [file]: privateKey }, `the file "${file}" ${secret}`],
        [byFile, { [file]: behind }, `the file "${file}" ${secret}`],
        [byFile, { [file]: disguised }, `the file "${file}" ${secret}`],
        ...[
          privateKey.replaceAll(/^/gm, '  '),
          privateKey.replaceAll(/^/gm, '> '),
          `the key: ${privateKey}`,
          disguised.replaceAll(/^/gm, '  '),
        ].map(
          (hidden) =>
            [byFile, { [file]: `${publicKey}\n${hidden}` }, `the file "${file}" ${secret}`] as const,
        ),
        [inline(privateKey), {}, `this key ${secret}`],
        [inline('-----BEGIN PGP PUBLIC KEY BLOCK-----'), {}, 'this key cannot be read'],
      ];
    for (const [text, keys, says] of cases) {
      const error = await readWith(text, keys).then(
        () => null,
        (thrown: unknown) => thrown,
      );
      expect(error).toBeInstanceOf(UserError);
      const { message } = error as UserError;
      expect(message).toContain(`${path}:4: ${says}`);
      expect(message).not.toContain(privateKey.split('\n')[3]);
      expect(message).not.toContain('BEGIN');
    }
  });

  it.each<readonly [string, () => string, number, string]>([
    ['65 KiB', () => 'x'.repeat(64 * 1024 + 1), 1, 'has more than 64 KiB'],
    [
      'a DSA key of 8,000 bits',
      () => armored(packets.primary(dsa()), packets.user('x')),
      1,
      'more than 4096 bits',
    ],
    ['101 files', () => '', 101, 'a policy has at most 100 keys'],
    [
      'seven files of revocations that do not hold',
      () => crowded(350),
      7,
      'more signatures of their own than',
    ],
  ])('of %s is refused at once (T29)', async (_, make, count, says) => {
    const text = make();
    const names = Array.from({ length: count }, (_, index) => `keys/${index}.asc`);
    const named = policy(names.map((name) => `      - ${name}\n`).join(''));
    await expect(readWith(named, Object.fromEntries(names.map((name) => [name, text])))).rejects.toThrow(
      says,
    );
  });

  it('is read once, however often it is named, and a handful of revocations is no crowd', async () => {
    const asked: string[] = [];
    const text = crowded(5);
    const reading = await readPolicy(settings(), rules, async (name, side) => {
      if (side === 'trusted') asked.push(name);
      return contentOf(name === path ? policy(`      - ${file}\n`.repeat(20)) : text);
    });
    expect(reading.settings.signingKeys[0]?.keys).toHaveLength(20);
    expect(asked).toEqual([path, file]);
  });

  it('with wrong spaces before it is never printed either', async () => {
    const { privateKey } = await make();
    const text = policy(`      - |\n${privateKey}`);
    const error = await readWith(text).catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(path);
    for (const line of privateKey.split('\n').filter((each) => each.length > 20 && !each.startsWith('---')))
      expect(String(error)).not.toContain(line);
  });
});
