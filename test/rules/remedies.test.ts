import { describe, expect, it } from 'vitest';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { type ProviderLock, printProvider } from '../../src/lockfile/lock-file.ts';
import type { Asked, UnavailableCode } from '../../src/outcome.ts';
import type { LockFileRevision } from '../../src/source/source.ts';
import {
  asserted,
  baseSha,
  changed,
  computedFor,
  evidence,
  findingsOf,
  h1,
  hashicorpKey,
  locked,
  missingRelease,
  notAsked,
  prodPath,
  readFile,
  refuted,
  settings,
  signedFor,
  subject,
  zh,
} from '../support/review-builders.ts';

/** A release with a zh for each of these platforms. */
function releaseOf(lock: ProviderLock, platforms: readonly string[], documents = 1): VersionEvidence {
  const proofs = Object.fromEntries(platforms.map((name) => [zh(name), signedFor(name)]));
  return evidence(lock, proofs, Array(documents).fill(hashicorpKey));
}

function remedies(base: ProviderLock | null, head: ProviderLock, known: VersionEvidence, raw = {}): string[] {
  const review = subject([changed({ base, head, kinds: ['hashes-replaced'], evidence: known })], {
    settings: settings(raw),
  });
  return findingsOf(review)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, remedy }) => `${rule}: ${remedy}`);
}

const command = 'terraform -chdir=envs/prod providers lock';
const lock = `run: ${command}`;

describe('a refuted hash', () => {
  const [bad, good] = [zh('bad'), zh('good')];
  const [one, all] = ['Delete this hash (line 7)', 'Delete the whole list of hashes (line 6)'];

  it.each<[string, Record<string, HashProof>, string]>([
    ['beside a proven one', { [bad]: refuted, [good]: signedFor('linux_amd64') }, one],
    ['beside one that could not be asked about', { [bad]: refuted, [good]: notAsked() }, one],
    ['beside others of the kind', { [bad]: refuted, [good]: refuted }, all],
    ['beside one that Terraform ignores', { [bad]: refuted, 'h9:x': refuted }, all],
  ])('%s is removed so that Terraform accepts the rest', (_where, proofs, edit) => {
    const head = locked('3.2.4', Object.keys(proofs));
    const [first] = remedies(null, head, evidence(head, proofs));
    expect(first).toBe(`unproven-hash: ${edit}, then ${lock} hashicorp/null`);
  });
});

describe('a refuted hash in an entry that is whole without it', () => {
  const [linux, mac, archive] = [h1('linux'), h1('mac'), zh('linux_amd64')];
  const bad = h1('bad');
  const proofs = {
    [linux]: computedFor('linux_amd64'),
    [mac]: computedFor('darwin_arm64'),
    [archive]: signedFor('linux_amd64'),
    [bad]: refuted,
  };
  const told = (base: readonly string[] | null, head: readonly string[], raw = {}) => {
    const lock = locked('3.2.4', [...head]);
    const before = base === null ? null : locked('3.2.4', [...base]);
    const windows = head.includes(zh('windows')) ? { [zh('windows')]: signedFor('windows_amd64') } : {};
    const [remedy] = remedies(before, lock, evidence(lock, { ...proofs, ...windows }), raw);
    return remedy?.replace(/line \d+/, 'line N');
  };
  const run = (flags: string) => `, then ${lock}${flags} hashicorp/null`;

  it.each<[string, readonly string[] | null, readonly string[], Record<string, string>, string]>([
    ['needs no command', null, [linux, bad, archive], {}, ''],
    [
      'needs the h1 of a required platform',
      null,
      [linux, bad, archive, zh('windows')],
      { platforms: 'windows_amd64' },
      run(' -platform=linux_amd64 -platform=windows_amd64'),
    ],
    [
      'needs no h1 of a required platform that the release does not have',
      null,
      [linux, bad, archive],
      { platforms: 'windows_amd64' },
      '',
    ],
    ['needs a signed zh that is absent', null, [linux, bad], {}, run(' -platform=linux_amd64')],
    ['needs an h1', null, [bad, archive], {}, run('')],
  ])('%s', (_what, base, head, raw, rest) => {
    const said = told(base, head, raw);
    expect(said).toBe(`unproven-hash: Delete this hash (line N)${rest}${rest.includes('run:') ? '' : '.'}`);
  });

  it('needs the h1 that the change put it in the place of', () => {
    expect(told([linux, mac, archive], [linux, bad, archive])).toBe(
      'unproven-hash: Delete this hash (line N), then run, with a "-platform=OS_ARCH" for each platform that you use: terraform -chdir=envs/prod providers lock -platform=linux_amd64 -platform=OS_ARCH hashicorp/null',
    );
  });
});

describe('an entry with platforms that nothing names', () => {
  const three = [h1('a'), h1('b'), h1('c')];
  const [head, beside] = [
    locked('9.9.9', [zh('x')]),
    locked('1.0.0', three, { address: 'registry.terraform.io/acme/x', block: 20 }),
  ];
  const olderBeside = { ...beside, version: '0.9.0' };
  const whole = { lockFile: { providers: [head, beside] }, problems: [], canonical: true };

  it.each<[string, readonly string[] | null, boolean, boolean]>([
    ['has one h1 and gets no hint', [h1('a')], true, false],
    ['had three h1', three, false, true],
    ['is new beside an entry with three h1', null, true, true],
    ['is new and alone', null, false, false],
  ])('%s', (_what, had, isBeside, isTold) => {
    const base = had === null ? null : locked('3.2.3', had);
    const files = [
      {
        ...readFile(prodPath, [], base === null ? '' : `\n\n\n${printProvider(base).trim()}`),
        base: { ...whole, lockFile: { providers: [base ?? [], isBeside ? olderBeside : []].flat() } },
        head: isBeside ? whole : { ...whole, lockFile: { providers: [head] } },
      },
    ];
    const all = findingsOf(subject([changed({ base, head, evidence: missingRelease(head) })], { files }));
    const finding = all.find(({ rule }) => rule === 'version-not-found');
    if (had !== null) {
      // The version before is what everybody has; a new lock could take any other.
      expect(finding?.remedy).toMatch(
        isBeside
          ? /^Delete the entry \(line 4\); restore the entry from the base branch, then run: git show b+:(envs\/prod\/\S+) \| \(echo; sed -n 4,9p \| grep \.\) >> \1 && terraform -chdir=envs\/prod providers lock hashicorp\/null$/
          : /^Restore the file from the base branch: git checkout \w+ -- envs\/prod\//,
      );
      return;
    }
    const hint = isTold
      ? ', then run, with a "-platform=OS_ARCH" for each platform that you use'
      : ', then run';
    expect(finding?.remedy).toBe(
      `Delete the entry (line 4); change the version constraint if no release meets it${hint}: terraform -chdir=envs/prod providers lock ${isTold ? '-platform=OS_ARCH ' : ''}hashicorp/null`,
    );
  });
});

const inLines = (from: string, to: string, folder: string): string =>
  `restore the entry from the base branch, then run: git show ${from} | (echo; sed -n 4,10p | grep .) >> ${to} && terraform -chdir=${folder} providers lock hashicorp/null`;

it.each<[string, (block: string) => string, Partial<LockFileRevision>, string]>([
  [
    'has Windows line ends',
    (text) => text.replaceAll('\n', '\r\n'),
    { path: 'p/x' },
    inLines(`${baseSha}:p/x`, 'p/x', 'p'),
  ],
  [
    'has its hashes out of order in other spacing, in a folder with an apostrophe',
    (text) => text.replace('= [', '=  ['),
    { path: "o'n/x" },
    inLines(`'${baseSha}:o'\\''n/x'`, `'o'\\''n/x'`, `'o'\\''n'`),
  ],
  [
    'moved',
    (text) => text,
    { path: 'p/x', status: 'renamed', previousPath: 'old/x' },
    inLines(`${baseSha}:old/x`, 'p/x', 'p'),
  ],
  [
    'has a comment in the entry',
    (text) => text.replace('  hashes', '  # "h1:x"\n  hashes'),
    { path: 'p/x' },
    `copy the entry back from the file of the base branch: git show ${baseSha}:p/x`,
  ],
])('an entry whose base %s is never locked before it is there again', (_, edited, moved, says) => {
  const [path = '', hashes] = [moved.path, [h1('b'), h1('a')]];
  const [head, base] = [locked('9.9.9', [zh('x')]), locked('0.1.0', hashes)];
  const other = locked('0.2.0', hashes, { address: 'registry.terraform.io/acme/x' });
  const { revision } = readFile(path, [], `\n\n\n${edited(printProvider(base).trim())}`);
  const of = (...providers: ProviderLock[]) => ({ lockFile: { providers }, problems: [], canonical: true });
  const file = { revision: { ...revision, ...moved }, base: of(base), head: of(head, other) };
  const change = changed({ base, head, paths: [path], evidence: missingRelease(head) });
  const [finding] = findingsOf(subject([change], { files: [file] }));
  expect(finding?.remedy).toBe(`Delete the entry (line 4); ${says}`);
});

describe('a list of hashes that was emptied', () => {
  const platforms = ['darwin_arm64', 'linux_amd64', 'windows_amd64'];
  const head = locked('3.2.4', []);
  const flags = (names: readonly string[]) => names.map((name) => ` -platform=${name}`).join('');

  it('is locked again for what the base lacks as well', () => {
    const base = locked('3.2.4', [h1('linux'), ...platforms.map(zh)]);
    const [remedy] = remedies(base, head, releaseOf(head, platforms), { platforms: 'linux_amd64' });
    expect(remedy).toBe(`hashes-cleared: Run: ${command} -platform=linux_amd64 hashicorp/null`);
  });

  it.each<[string, readonly string[], number, readonly string[]]>([
    ['all zh of a release do not tell the locked platforms', platforms, 1, []],
    ['some zh of a release tell them', ['linux_amd64', 'darwin_arm64'], 1, ['darwin_arm64', 'linux_amd64']],
    ['all zh tell them where each platform has a document', platforms, 3, platforms],
  ])('%s', (_what, listed, documents, locks) => {
    const base = locked('3.2.3', listed.map(zh));
    const known = releaseOf(head, platforms, documents);
    const change = changed({ base, head, kinds: ['hashes-cleared'], evidence: known });
    const [finding] = findingsOf(
      subject([{ ...change, baseEvidence: releaseOf(base, platforms, documents) }]),
    );
    expect(finding?.remedy).toBe(
      `Run: terraform -chdir=envs/prod providers lock${flags(locks)} hashicorp/null`,
    );
  });

  it('is locked for the known platforms of the removed h1, and for the required platforms', () => {
    const base = locked('3.2.4', [h1('mac'), h1('unknown'), h1('gone')]);
    const dropped = new Map<string, HashProof>([
      [h1('mac'), { ...asserted, platform: 'darwin_arm64' } as HashProof],
      [h1('gone'), computedFor('plan9_amd64')],
    ]);
    const known = { ...releaseOf(head, platforms), dropped };
    const [remedy] = remedies(base, head, known, { platforms: 'windows_amd64' });
    expect(remedy).toContain(
      `${command}${flags(['darwin_arm64', 'windows_amd64', 'OS_ARCH'])} hashicorp/null`,
    );
  });

  it.each<[string, readonly string[], Record<string, HashProof>, boolean]>([
    ['each hash of the base is known', [], { [h1('a')]: computedFor('linux_amd64') }, true],
    ['one is wrong', [], { [h1('a')]: computedFor('linux_amd64'), [zh('b')]: refuted }, false],
    ['one is unknown', [], {}, false],
    ['one could not be asked about', [], { [h1('a')]: notAsked('network') }, false],
    ['an h1 is unknown, and a zh is left to check it', [zh('a')], {}, true],
    ['an h1 goes together with a wrong zh', [zh('a')], { [zh('b')]: refuted }, false],
  ])('is restored or not if %s', (_, left, dropped, isRestored) => {
    const [base, now] = [locked('3.2.4', [h1('a'), zh('a'), zh('b')]), locked('3.2.4', left)];
    const good = { [zh('a')]: signedFor('linux_amd64'), [zh('b')]: signedFor('darwin_arm64') };
    const known = { ...evidence(now, good), dropped: new Map(Object.entries({ ...good, ...dropped })) };
    const of = (lock: ProviderLock) => ({ lockFile: { providers: [lock] }, problems: [], canonical: true });
    const files = [{ ...readFile(prodPath), base: of(base), head: of(now) }];
    const [finding] = findingsOf(
      subject([changed({ base, head: now, kinds: ['hashes-cleared'], evidence: known })], { files }),
    );
    expect(finding?.remedy).toMatch(isRestored ? /^Restore the file / : /^Run\b.* providers lock /);
  });

  it('is not restored where the registry now serves other packages', () => {
    const base = locked('3.2.4', [zh('old')]);
    const known = { ...releaseOf(head, platforms), dropped: new Map([[zh('old'), refuted]]) };
    const told = remedies(base, head, known);
    expect(told).toContain('hashes-cleared: Run: terraform -chdir=envs/prod providers lock hashicorp/null');
    expect(told.some((text) => text.startsWith('release-republished: Ask the publisher'))).toBe(true);
  });
});

it('a republished release is locked from scratch, so that Terraform accepts the file', () => {
  const base = locked('3.2.4', [zh('old')]);
  const head = locked('3.2.4', [h1('new'), zh('old')]);
  const known = evidence(head, { [h1('new')]: computedFor('linux_amd64'), [zh('old')]: refuted });
  expect(remedies(base, head, known)).toContain(
    `release-republished: Ask the publisher of hashicorp/null why 3.2.4 changed, and prefer another version. If the new packages are right, delete the whole list of hashes (line 6), then ${lock} -platform=linux_amd64 hashicorp/null`,
  );
});

describe('an added hash beside one that the registry no longer supports', () => {
  const old = zh('old');
  const base = locked('3.2.4', [old]);
  const elsewhere: HashProof = {
    level: 'none',
    reason: 'x',
    belongsTo: {
      address: 'registry.terraform.io/hashicorp/null',
      version: '3.2.3',
      platform: null,
      source: 'shasums',
    },
  };

  it.each<[string, string, HashProof]>([
    ['unproven-hash', zh('planted'), refuted],
    ['foreign-hash', zh('carried over'), elsewhere],
    ['malformed-hash', 'zh:12', refuted],
  ])(
    'is removed together with it, because Terraform would accept nothing that is left: %s',
    (rule, hash, proof) => {
      const head = locked('3.2.4', [old, hash]);
      const told = remedies(base, head, evidence(head, { [old]: refuted, [hash]: proof }));
      expect(told).toContain(
        `${rule}: Delete the whole list of hashes (line 6), then ${lock} hashicorp/null`,
      );
      expect(told.filter((text) => /[Dd]elete/.test(text) && !text.includes('whole list of hashes'))).toEqual(
        [],
      );
    },
  );

  it('is removed by its line where a hash of the new packages stays', () => {
    const [planted, fresh] = [zh('planted'), zh('fresh')];
    const head = locked('3.2.4', [old, planted, fresh]);
    const proofs = { [old]: refuted, [planted]: refuted, [fresh]: signedFor('linux_amd64') };
    expect(remedies(base, head, evidence(head, proofs))).toEqual([
      `unproven-hash: Delete this hash (line 8), then ${lock} hashicorp/null`,
      `release-republished: Ask the publisher of hashicorp/null why 3.2.4 changed, and prefer another version. If the new packages are right, delete the whole list of hashes (line 6), then ${lock} hashicorp/null`,
    ]);
  });
});

describe('a hash that could not be asked about', () => {
  const head = locked('3.2.4', [zh('a')]);

  it.each<[string, Asked, string, string]>([
    [
      'storage refuses',
      { request: 'shasums', trouble: 'refused' },
      'network',
      'have files.example let this run read the file: it belongs to the release, and no token of the registry helps there',
    ],
    [
      'there is no token',
      { request: 'versions', trouble: 'refused' },
      'network',
      'give the run a token for files.example (TF_TOKEN_files_example); if it is set and empty, add the secret to those of Dependabot too',
    ],
    [
      'the token is refused',
      { request: 'download', trouble: 'refused-token' },
      'status',
      'replace the token for files.example (TF_TOKEN_files_example): it was sent, and refused; it may have expired, or not be allowed to read hashicorp/null 3.2.4',
    ],
    [
      'a token that a caller gave is refused',
      { request: 'download', trouble: 'refused-login' },
      'status',
      'replace the token for files.example: it was sent, and refused; it may have expired, or not be allowed to read hashicorp/null 3.2.4',
    ],
    [
      'the signature is missing',
      { request: 'signature', trouble: 'missing' },
      'status',
      'ask the publisher of hashicorp/null to upload the missing file of 3.2.4: the registry itself answers',
    ],
    [
      'a mirror lacks what it lists',
      { request: 'mirror', trouble: 'missing' },
      'status',
      'have files.example filled with hashicorp/null 3.2.4, which it lists and does not have',
    ],
    [
      'DNS does not know the host of files',
      { request: 'shasums', trouble: 'no-such-name' },
      'network',
      'check the name server of this run, which does not know files.example; re-run the check when it does',
    ],
    [
      'there is no token for a port',
      { request: 'versions', trouble: 'refused', host: 'files.example:8443' },
      'network',
      `give the run a token for files.example:8443 (env 'TF_TOKEN_files_example:8443=TOKEN', or "terraform login files.example:8443" where the host has that); no stored login was used`,
    ],
    ['a server fails', { request: 'package' }, 'status', 're-run the check when the registry is back'],
    ['a proxy asks', {}, 'proxy-login', 'give the user name and password of the proxy in HTTPS_PROXY'],
    ['it refuses', {}, 'refused-by-proxy', 'have the proxy let the host pass, or name the host in NO_PROXY'],
    [
      'no authority is known',
      {},
      'certificate',
      'give the run the authority that issued the certificate (NODE_EXTRA_CA_CERTS), or have the certificate renewed',
    ],
  ])('says what can help where %s', (_, asked, code, says) => {
    const lack = {
      ...notAsked(code as UnavailableCode),
      asked: { host: 'files.example', ...asked },
    } as HashProof;
    const asks = subject([changed({ head, evidence: evidence(head, { [zh('a')]: lack }) })]);
    const surface = says.includes('stored login') ? { surface: 'command line' as const } : {};
    const [finding] = findingsOf({ ...asks, settings: { ...asks.settings, ...surface } });
    expect(finding).toMatchObject({ rule: 'unproven-hash', remedy: `Do not merge yet; ${says}.` });
  });

  it('offers the way without a registry for a host of one’s own', () => {
    const own = locked('3.2.4', head.hashes, { address: 'files.example/acme/null' });
    const asked = { host: 'files.example', request: 'discovery', trouble: 'no-such-name' };
    const lack = { ...notAsked('network'), asked } as HashProof;
    const [finding] = findingsOf(
      subject([changed({ head: own, evidence: evidence(own, { [zh('a')]: lack }) })]),
    );
    expect(finding?.remedy).toBe(
      'Do not merge yet; correct the name files.example or the name server: DNS has no such name, or take files.example out of "registries" if its providers lie in a folder or a mirror only: the next run then shows the waiver that accepts this release.',
    );
  });
});

it.each([
  ['a malformed h1 of a new entry was meant for a platform, which only the reader knows', 'h1:short', true],
  ['an h1 that no package has was not', h1('planted'), false],
])('%s', (_, bad, isOpen) => {
  const head = locked('3.2.4', [h1('linux'), bad, zh('linux')]);
  const proofs = {
    [h1('linux')]: computedFor('linux_amd64'),
    [bad]: refuted,
    [zh('linux')]: signedFor('linux_amd64'),
  };
  const [remedy = ''] = remedies(null, head, evidence(head, proofs));
  expect(remedy.includes(' -platform=linux_amd64 -platform=OS_ARCH ')).toBe(isOpen);
});
