import { describe, expect, it } from 'vitest';
import { announcedAgainst, betweenDocuments, contradictsPackage } from '../../src/evidence/disagreement.ts';
import {
  assertedProof,
  beforeAsking,
  type HashProof,
  mayBeRead,
  obstacleOf,
  unfetched,
} from '../../src/evidence/evidence.ts';
import type { PackageHashes } from '../../src/evidence/package-hashes.ts';
import { firstPlatform, inLikelyOrder } from '../../src/evidence/platform-order.ts';
import { proveH1 } from '../../src/evidence/prove-h1.ts';
import { proveZh } from '../../src/evidence/prove-zh.ts';
import type { DescribedPackage, ReleaseInquiry } from '../../src/evidence/release-inquiry.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, type Outcome, unavailable } from '../../src/outcome.ts';
import type { ShasumsDocument } from '../../src/registry/registry.ts';
import { h1, zh } from '../support/review-builders.ts';

/* What each answer of a registry proves, without a registry: the answers are in the test. */

const named = { address: 'r.example/acme/widget', version: '1.2.3' };
const good: SignatureCheck = {
  kind: 'good',
  tier: 'self-signed',
  keyId: 'AAAA',
  fingerprint: 'BBBB',
  keyExpired: false,
};
const unsigned: SignatureCheck = { kind: 'unsigned' };
const bad: SignatureCheck = { kind: 'bad', code: 'signature-mismatch', reason: 'it does not match' };
const unchecked: SignatureCheck = { kind: 'unavailable', code: 'network', reason: 'it was reset' };

/** A document with the packages of these platforms; the zh has the name of the platform. A platform may have a hash of its own. */
function documentOf(
  platforms: readonly string[],
  signature = good,
  more: readonly {
    readonly hash: string;
    readonly filename: string;
    readonly platform: string | null;
  }[] = [],
): ShasumsDocument {
  const entries = platforms.map((platform) => ({
    hash: zh(platform),
    filename: `${platform}.zip`,
    platform,
  }));
  return {
    url: `https://r.example/${platforms.join()}`,
    sha256: '0'.repeat(64),
    entries: [...entries, ...more],
    signature,
  };
}

const manifest = { hash: zh('manifest'), filename: 'manifest.json', platform: null };

interface Answers {
  readonly documents?: readonly ShasumsDocument[];
  /** Documents that come with the answer about a platform. */
  readonly later?: Readonly<Record<string, Outcome<ShasumsDocument>>>;
  readonly listed?: Outcome<readonly string[]>;
  readonly announced?: Readonly<Record<string, readonly string[]>>;
  readonly isWhole?: boolean;
}

function inquiryOf({
  documents = [documentOf(['linux_amd64'])],
  later = {},
  listed = known([]),
  announced = {},
  isWhole = true,
}: Answers) {
  const found = [...documents];
  const asked: string[] = [];
  const inquiry: ReleaseInquiry = {
    documents: found,
    announced: new Map(Object.entries(announced)),
    sizes: new Map(),
    disagreements: [],
    isWhole,
    remarks: null,
    async packageOf(platform): Promise<Outcome<DescribedPackage>> {
      asked.push(platform);
      const next =
        later[platform] ??
        known(found.find(({ entries }) => entries.some((each) => each.platform === platform)));
      if (next.kind !== 'known') return next;
      if (next.value === undefined) return absent(platform);
      if (!found.includes(next.value)) found.push(next.value);
      const metadata = {
        ...named,
        platform,
        filename: `${platform}.zip`,
        downloadUrl: '',
        hash: zh(platform),
        shasumsUrl: next.value.url,
        signatureUrl: null,
        keys: [],
        announced: new Map(),
        sizes: new Map(),
        namedVersion: null,
      };
      return known({ metadata, document: next.value });
    },
    async listedPlatforms() {
      asked.push('listed');
      return listed;
    },
    compare() {},
  };
  return { inquiry, asked };
}

async function zhOf(hash: string, answers: Answers, others: readonly string[] = []) {
  const { inquiry, asked } = inquiryOf(answers);
  const proofs = await proveZh([hash, ...others], inquiry, named);
  return { proof: proofs.get(hash), proofs, asked };
}

const unsupported = (reason: string, partial = false): HashProof => ({
  level: 'none',
  reason,
  belongsTo: null,
  ...(partial && { partial }),
});
const noDocument = unsupported('it is in no signed checksum file of r.example/acme/widget 1.2.3');

describe('a zh', () => {
  it('is signed by the document that lists it, and nothing more is asked', async () => {
    const { proof, asked } = await zhOf(zh('linux_amd64'), {});
    expect(proof).toEqual({
      level: 'signed',
      platform: 'linux_amd64',
      filename: 'linux_amd64.zip',
      keyId: 'AAAA',
    });
    expect(asked).toEqual([]);
  });

  it('of a manifest is signed without a platform', async () => {
    const { proof } = await zhOf(manifest.hash, {
      documents: [documentOf(['linux_amd64'], good, [manifest])],
    });
    expect(proof).toEqual({ level: 'signed', platform: null, filename: 'manifest.json', keyId: 'AAAA' });
  });

  it('is asserted by a document that nobody signed', async () => {
    const { proof } = await zhOf(zh('linux_amd64'), { documents: [documentOf(['linux_amd64'], unsigned)] });
    expect(proof).toEqual({
      level: 'asserted',
      platform: 'linux_amd64',
      filename: 'linux_amd64.zip',
      by: 'r.example',
    });
  });

  it('is signed where one of two documents that list it is signed, in any order', async () => {
    const two = [documentOf(['linux_amd64'], unsigned), documentOf(['linux_amd64'])];
    for (const documents of [two, two.toReversed()]) {
      expect((await zhOf(zh('linux_amd64'), { documents })).proof).toMatchObject({ level: 'signed' });
    }
  });

  it('costs one look through each document and one at the listing, however many hashes and platforms there are (T68)', async () => {
    const listed = Array.from({ length: 60 }, (_, at) => `linux_a${at}`);
    const later = Object.fromEntries(listed.map((each) => [each, known(documentOf([each]))]));
    let looks = 0;
    for (const document of Object.values(later)) {
      const { entries } = document.value;
      Object.defineProperty(document.value, 'entries', {
        get() {
          looks += 1;
          return entries;
        },
      });
    }
    const { inquiry } = inquiryOf({ later, listed: known(listed) });
    let answers = 0;
    Object.defineProperty(inquiry, 'isWhole', {
      get() {
        answers += 1;
        return false;
      },
    });
    const planted = Array.from({ length: 100 }, (_, at) => zh(`planted ${at}`));
    const proofs = await proveZh(planted, inquiry, named);
    expect(answers).toBe(1);
    expect(proofs.get(planted[99] ?? '')).toMatchObject({ level: 'none', partial: true });
    // Whether a document names the next platform is asked of each before it.
    expect(looks).toBeLessThan(6_000);
    const honest = await proveZh([zh('linux_a59'), zh('linux_amd64')], inquiry, named);
    expect([...honest.values()].map(({ level }) => level)).toEqual(['signed', 'signed']);
  });

  it('is not looked for in more than 60,000 lines of documents (T68)', async () => {
    const listed = ['a_a', 'b_b', 'c_c', 'd_d'];
    const line = { filename: 'x', hash: zh('x'), platform: null };
    const later = Object.fromEntries(
      listed.map((each) => [each, known(documentOf([each], good, Array(30_000).fill(line)))]),
    );
    const { proof, asked } = await zhOf(zh('planted'), { later, listed: known(listed) });
    expect(proof).toMatchObject({ level: 'unavailable', code: 'too-large' });
    expect(asked).toEqual(['listed', 'a_a', 'b_b']);
    const found = await zhOf(zh('b_b'), { later, listed: known(listed) });
    expect(found.proof).toMatchObject({ level: 'signed' });
  });

  it('that no document lists is unsupported, after every platform that no document names was asked about', async () => {
    const documents = [documentOf(['linux_amd64'], good, [manifest])];
    const listed = known(['windows_amd64', 'linux_amd64', 'freebsd_386', 'darwin_arm64']);
    const later = { freebsd_386: known(documentOf(['freebsd_386', 'windows_amd64'])) };
    const { proof, asked } = await zhOf(zh('planted'), { documents, listed, later });
    expect(proof).toEqual(noDocument);
    expect(asked).toEqual(['listed', 'darwin_arm64', 'windows_amd64', 'freebsd_386']);
  });

  it('is found in the document of another platform, and then nothing more is asked', async () => {
    const listed = known(['linux_amd64', 'windows_amd64', 'freebsd_386']);
    const later = { windows_amd64: known(documentOf(['windows_amd64'])) };
    const { proof, proofs, asked } = await zhOf(zh('windows_amd64'), { listed, later }, [zh('linux_amd64')]);
    expect(proof).toMatchObject({ level: 'signed', platform: 'windows_amd64' });
    expect(proofs.get(zh('linux_amd64'))).toMatchObject({ level: 'signed', platform: 'linux_amd64' });
    expect(asked).toEqual(['listed', 'windows_amd64']);
  });

  it.each<[string, Answers, HashProof]>([
    [
      'the list of platforms cannot be asked for',
      { listed: unavailable('network', 'it was reset') },
      { level: 'unavailable', code: 'network', reason: 'it was reset' },
    ],
    ['the list of platforms does not have the version', { listed: absent('x') }, noDocument],
    [
      'a platform cannot be asked about',
      {
        listed: known(['darwin_arm64', 'windows_amd64', 'freebsd_386']),
        later: {
          windows_amd64: unavailable('status', 'the server said 500'),
          freebsd_386: unavailable('network', 'x'),
        },
      },
      { level: 'unavailable', code: 'status', reason: 'the server said 500' },
    ],
    [
      'a platform does not exist',
      { listed: known(['windows_amd64']), later: { windows_amd64: absent('x') } },
      noDocument,
    ],
    [
      'the signature is bad, even if the document lists it',
      { documents: [documentOf(['linux_amd64', 'planted'], bad)] },
      unsupported('the signature of the SHA256SUMS document is bad: it does not match'),
    ],
    [
      'the signature is unchecked, even if the document lists it',
      { documents: [documentOf(['planted'], unchecked)] },
      { level: 'unavailable', code: 'network', reason: 'it was reset' },
    ],
    [
      'one of two signatures is bad',
      { documents: [documentOf(['linux_amd64']), documentOf(['planted'], bad)] },
      unsupported('the signature of the SHA256SUMS document is bad: it does not match'),
    ],
    [
      'it is announced for a platform that the document names with another digest',
      { announced: { linux_amd64: [zh('planted')] } },
      noDocument,
    ],
    [
      'it is announced for a platform that no document names',
      { announced: { linux_amd64: [zh('x')], freebsd_386: [h1('x'), zh('planted')] } },
      { level: 'asserted', platform: 'freebsd_386', filename: null, by: 'r.example' },
    ],
  ])('that nothing signed lists is not proven where %s', async (_, answers, expected) => {
    expect((await zhOf(zh('planted'), answers)).proof).toEqual(expected);
  });

  it('is looked for in every document, and a platform that any of them names is not asked about', async () => {
    const documents = [documentOf(['linux_amd64']), documentOf(['windows_amd64'], unsigned)];
    const { proof, asked } = await zhOf(zh('planted'), {
      documents,
      listed: known(['linux_amd64', 'windows_amd64']),
    });
    expect([proof, asked]).toEqual([noDocument, ['listed']]);
    expect((await zhOf(zh('windows_amd64'), { documents })).proof).toMatchObject({ level: 'asserted' });
  });

  it('is not looked for further where a document cannot be read', async () => {
    const documents = [documentOf(['linux_amd64']), documentOf(['darwin_arm64'], bad)];
    expect((await zhOf(zh('planted'), { documents, listed: known(['windows_amd64']) })).asked).toEqual([]);
  });
});

describe('an h1', () => {
  const platforms = ['linux_amd64', 'darwin_arm64', 'windows_amd64'];
  const content = (platform: string): PackageHashes => ({
    zh: zh(platform),
    archive: h1(`${platform} archive`),
    directory: h1(platform),
  });

  async function h1Of(
    hashes: readonly string[],
    answers: Answers,
    packages: Readonly<Record<string, Outcome<PackageHashes>>> = {},
  ) {
    const { inquiry, asked } = inquiryOf(answers);
    const downloaded: string[] = [];
    const hashPackage = async ({ metadata: { platform } }: DescribedPackage) => {
      downloaded.push(platform);
      return packages[platform] ?? known(content(platform));
    };
    const proofs = await proveH1(hashes, inquiry, hashPackage, {
      ...named,
      needed: { platforms: [], always: false },
    });
    return { proofs: hashes.map((hash) => proofs.get(hash)), asked, downloaded };
  }

  it('is computed from the package that has it, the likeliest first, and nothing more is downloaded', async () => {
    const { proofs, downloaded } = await h1Of([h1('darwin_arm64')], {
      documents: [documentOf(platforms.toReversed(), good, [manifest])],
    });
    expect(proofs).toEqual([
      {
        level: 'computed',
        platform: 'darwin_arm64',
        flavour: 'directory',
        zh: zh('darwin_arm64'),
        keyId: 'AAAA',
      },
    ]);
    expect(downloaded).toEqual(['linux_amd64', 'darwin_arm64']);
  });

  it('is computed first for the platform that an announcement names', async () => {
    const { downloaded } = await h1Of([h1('windows_amd64')], {
      documents: [documentOf(platforms)],
      announced: { windows_amd64: [h1('windows_amd64')] },
    });
    expect(downloaded).toEqual(['windows_amd64']);
  });

  it('is only asserted by a package that no signature covers', async () => {
    const { proofs } = await h1Of([h1('linux_amd64')], { documents: [documentOf(platforms, unsigned)] });
    expect(proofs).toEqual([
      { level: 'asserted', platform: 'linux_amd64', filename: 'linux_amd64.zip', by: 'r.example' },
    ]);
  });

  it('that no package has is unsupported, after every platform (T3)', async () => {
    const { proofs, downloaded, asked } = await h1Of([h1('planted')], {
      documents: [documentOf(platforms)],
      listed: known(['freebsd_386', ...platforms]),
      later: { freebsd_386: known(documentOf(['freebsd_386'])) },
    });
    expect(proofs).toEqual([
      unsupported('it matches none of the 4 published packages of r.example/acme/widget 1.2.3'),
    ]);
    expect(downloaded.sort()).toEqual([...platforms, 'freebsd_386'].sort());
    expect(asked.filter((one) => one === 'listed')).toHaveLength(1);
  });

  it.each<[string, Answers, Readonly<Record<string, Outcome<PackageHashes>>>, HashProof]>([
    [
      'a package cannot be downloaded',
      {},
      { darwin_arm64: unavailable('network', 'it was reset') },
      { level: 'unavailable', code: 'network', reason: 'it was reset' },
    ],
    [
      'a package does not exist',
      {},
      { darwin_arm64: absent('the package') },
      { level: 'unavailable', code: 'status', reason: 'the package does not exist' },
    ],
    [
      'the budget is used up, which counts more than another obstacle',
      {},
      { linux_amd64: unavailable('network', 'x'), darwin_arm64: unavailable('budget', 'it is used up') },
      { level: 'unavailable', code: 'budget', reason: 'it is used up' },
    ],
    [
      'the run inflated too much, which counts more than another obstacle',
      {},
      { linux_amd64: unavailable('network', 'x'), darwin_arm64: unavailable('inflation', 'too much') },
      { level: 'unavailable', code: 'inflation', reason: 'too much' },
    ],
    [
      'no room is left',
      {},
      { linux_amd64: unavailable('not-saved', 'no room') },
      { level: 'unavailable', code: 'not-saved', reason: 'no room' },
    ],
    [
      'the list of platforms cannot be asked for',
      { listed: unavailable('status', 'the server said 500') },
      {},
      { level: 'unavailable', code: 'status', reason: 'the server said 500' },
    ],
    [
      'a platform cannot be asked about',
      { later: { windows_amd64: unavailable('malformed-answer', 'it is none') } },
      {},
      { level: 'unavailable', code: 'malformed-answer', reason: 'it is none' },
    ],
    [
      'a document has a bad signature',
      { documents: [documentOf(platforms, bad)] },
      {},
      unsupported('the signature of the SHA256SUMS document is bad: it does not match'),
    ],
    [
      'a document has an unchecked signature',
      { documents: [documentOf(platforms, unchecked)] },
      {},
      { level: 'unavailable', code: 'network', reason: 'it was reset' },
    ],
    [
      'a document has a bad signature, and another one an unchecked one',
      { documents: [documentOf(platforms, bad), documentOf(platforms, unchecked)] },
      {},
      { level: 'unavailable', code: 'network', reason: 'it was reset' },
    ],
    [
      'the document of one more platform has a bad signature',
      { listed: known(['freebsd_386']), later: { freebsd_386: known(documentOf(['freebsd_386'], bad)) } },
      {},
      unsupported('the signature of the SHA256SUMS document is bad: it does not match'),
    ],
    [
      'one more platform does not exist',
      { listed: known(['freebsd_386']), later: { freebsd_386: absent('x') } },
      {},
      unsupported('it matches none of the 3 published packages of r.example/acme/widget 1.2.3'),
    ],
    [
      'the registry does not offer a package that the document lists',
      { later: { windows_amd64: absent('x') } },
      {},
      unsupported(
        'it matches none of the 2 published packages of r.example/acme/widget 1.2.3 that the registry offers; the release lists 3',
        true,
      ),
    ],
    [
      'the release may have a document that was not seen',
      { isWhole: false },
      {},
      unsupported('it matches none of the 3 published packages of r.example/acme/widget 1.2.3', true),
    ],
  ])('that no package has is not proven where %s', async (_, answers, packages, expected) => {
    const { proofs } = await h1Of(
      [h1('planted')],
      { documents: [documentOf(platforms)], ...answers },
      packages,
    );
    expect(proofs).toMatchObject([expected]);
  });

  it('is not looked for further after the budget is used up', async () => {
    const { downloaded } = await h1Of(
      [h1('planted')],
      { documents: [documentOf(platforms)], listed: known(['freebsd_386']) },
      {
        darwin_arm64: unavailable('budget', 'it is used up'),
      },
    );
    expect(downloaded).toEqual(['linux_amd64', 'darwin_arm64']);
  });

  it('is looked for in each package once, even if it is announced for one', async () => {
    const { downloaded } = await h1Of([h1('planted')], {
      documents: [documentOf(platforms)],
      announced: { windows_amd64: [h1('planted')] },
    });
    expect(downloaded).toEqual(['windows_amd64', 'linux_amd64', 'darwin_arm64']);
  });

  it('is not asked about where no document can be read: nothing is downloaded', async () => {
    for (const signature of [bad, unchecked]) {
      const { downloaded, asked } = await h1Of([h1('linux_amd64')], {
        documents: [documentOf(platforms, signature)],
      });
      expect([downloaded, asked]).toEqual([[], []]);
    }
  });

  it('is proven beside another that is not', async () => {
    const { proofs } = await h1Of([h1('planted'), h1('windows_amd64'), h1('linux_amd64 archive')], {
      documents: [documentOf(platforms)],
    });
    expect(proofs).toMatchObject([
      { level: 'none' },
      { level: 'computed', platform: 'windows_amd64' },
      { level: 'computed', platform: 'linux_amd64', flavour: 'archive' },
    ]);
  });

  it('that the first package has is of that platform, even if others have it too', async () => {
    const same = known({ ...content('linux_amd64'), zh: zh('same') });
    const { proofs } = await h1Of(
      [h1('linux_amd64'), h1('planted')],
      { documents: [documentOf(platforms)] },
      { darwin_arm64: same, windows_amd64: same },
    );
    expect(proofs[0]).toMatchObject({ level: 'computed', platform: 'linux_amd64', zh: zh('linux_amd64') });
  });

  it('has the flavour of what it is the hash of', async () => {
    const flavourOf = async (hash: string, archive: string) => {
      const linux_amd64 = known({ zh: zh('x'), archive, directory: h1('a') });
      const answers = { documents: [documentOf(['linux_amd64'])] };
      const [proof] = (await h1Of([hash], answers, { linux_amd64 })).proofs;
      return proof?.level === 'computed' ? proof.flavour : null;
    };
    expect(await flavourOf(h1('a'), h1('a'))).toBe('directory and archive');
    expect(await flavourOf(h1('a'), h1('b'))).toBe('directory');
    expect(await flavourOf(h1('b'), h1('b'))).toBe('archive');
    expect(await flavourOf(h1('c'), h1('b'))).toBeNull();
  });
});

describe('a proof without a document', () => {
  it.each([
    ['zh:12', known(0), unsupported('it cannot match any package: expected 64 hex digits, got 2')],
    ['h9:x', known(0), unsupported('Terraform does not know its scheme and never checks it')],
    ['abc', known(0), unsupported('it has no scheme, and Terraform refuses the file')],
    [zh('x'), absent('version 1 of it'), unsupported('version 1 of it does not exist in the registry')],
    [
      zh('x'),
      unavailable('network', 'it was reset'),
      { level: 'unavailable', code: 'network', reason: 'it was reset' },
    ],
    [zh('x'), known(0), unsupported('it matches nothing in the registry')],
    [
      'zh:12',
      unavailable('network', 'x'),
      unsupported('it cannot match any package: expected 64 hex digits, got 2'),
    ],
  ] as const)('of %s', (hash, release, expected) => {
    expect(beforeAsking(hash, release)).toEqual(expected);
  });

  it('is an announcement, where there is one', () => {
    const announced = new Map([
      ['linux_amd64', [h1('a')]],
      ['windows_amd64', [h1('b'), zh('b')]],
    ]);
    expect(assertedProof(zh('b'), announced, named.address)).toEqual({
      level: 'asserted',
      platform: 'windows_amd64',
      filename: null,
      by: 'r.example',
    });
    expect(assertedProof(zh('c'), announced, named.address)).toBeNull();
  });

  it('is none for a file that was not fetched', () => {
    expect(unfetched(absent('it'))).toMatchObject({
      level: 'unavailable',
      code: 'status',
      reason: 'it does not exist',
    });
    expect(unfetched(unavailable('budget', 'x'))).toEqual({
      level: 'unavailable',
      code: 'budget',
      reason: 'x',
    });
  });

  it('is not asked of a document whose signature is bad or unchecked', () => {
    const of = (signature: SignatureCheck) => documentOf([], signature);
    expect([good, unsigned, bad, unchecked].map((each) => mayBeRead(of(each)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(obstacleOf(of(good))).toBeNull();
  });
});

describe('a contradiction', () => {
  const file = (hash: string, filename = 'a.zip') => ({ hash: zh(hash), filename, platform: 'linux_amd64' });
  const holding = (signature: SignatureCheck, ...entries: readonly ReturnType<typeof file>[]) =>
    documentOf([], signature, entries);
  const twice = ['two SHA256SUMS documents of r.example/acme/widget 1.2.3 give different digests for a.zip'];

  it.each([
    ['two documents with another digest', [holding(good, file('1')), holding(good, file('2'))], twice],
    [
      'three documents, told once',
      [holding(good, file('1')), holding(good, file('2')), holding(unsigned, file('3'))],
      twice,
    ],
    ['two documents with the same digest', [holding(good, file('1')), holding(good, file('1'))], []],
    ['two documents with other names', [holding(good, file('1')), holding(good, file('2', 'b.zip'))], []],
    ['one document with a name twice', [holding(good, file('1'), file('2'))], []],
    ['one document with a bad signature', [holding(good, file('1')), holding(bad, file('2'))], []],
  ])('between %s', (_, documents, expected) => {
    expect(betweenDocuments(documents, named)).toEqual(expected);
  });

  const linux = [documentOf(['linux_amd64', 'windows_amd64'])];
  const another = [
    'the registry announces a different digest for the linux_amd64 package of r.example/acme/widget 1.2.3 than its SHA256SUMS document lists',
  ];
  it.each([
    ['the same digest', linux, [zh('linux_amd64')], []],
    ['the same digest in capitals', linux, [`zh:${zh('linux_amd64').slice(3).toUpperCase()}`], []],
    ['another digest', linux, [zh('other')], another],
    ['the digest of another platform', linux, [zh('windows_amd64')], another],
    ['one digest too many', linux, [zh('linux_amd64'), zh('other')], another],
    ['no digest, but an h1', linux, [h1('other')], []],
    ['a digest that no document lists', [documentOf(['windows_amd64'])], [zh('other')], []],
    [
      'a digest that only a document with a bad signature lists',
      [documentOf(['linux_amd64'], bad)],
      [zh('other')],
      [],
    ],
  ])('between the documents and an announcement of %s', (_, documents, hashes, expected) => {
    expect(announcedAgainst(new Map([['linux_amd64', hashes]]), documents, named)).toEqual(expected);
  });

  it.each([
    ['the h1 of the folder', [h1('folder')], false],
    ['the h1 of the archive', [h1('archive')], false],
    ['one right h1 of two', [h1('other'), h1('folder')], false],
    ['one right h1 of two, where the other one counts', [h1('relied'), h1('folder')], true],
    ['another h1', [h1('other')], true],
    ['another zh only', [zh('other')], false],
    ['nothing', [], false],
  ])('between a package and an announcement of %s', (_, announced, expected) => {
    const hashes = { zh: zh('x'), archive: h1('archive'), directory: h1('folder') };
    expect(contradictsPackage(announced, new Set([h1('relied')]), hashes)).toBe(expected);
  });
});

it('the platforms are asked about in a likely order, each once, and not without end', () => {
  expect(firstPlatform).toBe('linux_amd64');
  expect(
    inLikelyOrder([
      'z',
      'linux_arm64',
      'windows_amd64',
      'a',
      'darwin_amd64',
      'darwin_arm64',
      'linux_amd64',
      'a',
    ]),
  ).toEqual(['linux_amd64', 'darwin_arm64', 'darwin_amd64', 'windows_amd64', 'linux_arm64', 'a', 'z']);
  const many = Array.from({ length: 100 }, (_, index) => `p${index}`);
  expect(inLikelyOrder([...many, 'linux_amd64'])).toEqual(['linux_amd64', ...many.sort().slice(0, 63)]);
});
