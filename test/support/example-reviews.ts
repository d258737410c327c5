import { flagsOf } from '../../src/action/run-context.ts';
import type { HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { lineComments } from '../../src/extensions/conversation/comments-of-report.ts';
import { extensions, rules } from '../../src/extensions/index.ts';
import { placeKey } from '../../src/finding/fix.ts';
import type { ProviderLock } from '../../src/lockfile/lock-file.ts';
import { mergeConflict } from '../../src/lockfile/read.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { known } from '../../src/outcome.ts';
import { originsOf, type PolicyAccount } from '../../src/policy/policy.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import type { LineEdit, RenderContext } from '../../src/report/render-context.ts';
import type { Report } from '../../src/report/report.ts';
import type { Subject } from '../../src/subject/subject.ts';
import {
  allProven,
  asserted,
  baseSha,
  changed,
  computedFor,
  evidence,
  h1,
  hashicorpKey,
  headSha,
  locked,
  oddFile,
  openTofuKey,
  prodPath,
  publisherKey,
  readFile,
  report,
  settings,
  signedFor,
  subject,
  unaskableRelease,
  zh,
} from './review-builders.ts';

export const markdownContext: RenderContext = {
  rules,
  rows: extensions,
  repositoryUrl: 'https://github.com/example/infrastructure',
  docsUrl: 'https://github.com/lockproof/lockproof/tree/main/docs',
  reproduce: `git clone --quiet https://github.com/lockproof/lockproof ../lockproof\nnode ../lockproof/dist/cli.js review --base ${baseSha} --head ${headSha}`,
  fullReport: { name: 'the job summary', url: 'https://github.com/example/infrastructure/actions/runs/1' },
};

const platforms = ['darwin_amd64', 'darwin_arm64', 'linux_amd64', 'linux_arm64', 'windows_amd64'];

/** An entry as `terraform providers lock` writes it: some h1, a zh for each platform and one for the manifest. */
function release(
  version: string,
  {
    address = 'registry.terraform.io/hashicorp/null',
    h1For = ['linux_amd64'],
    extra = [] as readonly string[],
    /** Platforms whose zh the entry lacks. */
    lacking = [] as readonly string[],
    block = 4,
  } = {},
): { readonly lock: ProviderLock; readonly evidence: VersionEvidence } {
  const proofs: Record<string, HashProof> = {};
  const [name, file] = [address.replace('registry.terraform.io/', ''), `${address.split('/')[2]}_${version}`];
  const zhOf = (what: string) => zh(`${address} ${version} ${what}`);
  for (const platform of h1For)
    proofs[h1(`${address} ${version} ${platform}`)] = computedFor(platform, zhOf(platform));
  for (const platform of platforms) proofs[zhOf(platform)] = signedFor(platform, file);
  proofs[zhOf('manifest')] = signedFor(null, file);
  const reason = `it is in no signed checksum file of ${name} ${version}`;
  for (const hash of extra) proofs[hash] = { level: 'none', reason, belongsTo: null };
  const absent = lacking.map((platform) => zh(`${address} ${version} ${platform}`));
  const hashes = Object.keys(proofs).filter((hash) => !absent.includes(hash));
  const lock = locked(version, hashes.sort(), { address, block });
  return { lock, evidence: evidence(lock, proofs) };
}

/** What the public registry says about a release by HashiCorp outside the protocol. */
function recorded(one: VersionEvidence): VersionEvidence {
  const source = {
    forge: 'github.com',
    repository: `hashicorp/terraform-provider-${one.address.split('/')[2]}`,
    tagPrefix: 'v',
  } as const;
  return { ...one, published: known(new Date('2025-04-22T10:00:00Z')), source };
}

function signedThen(check: SignatureCheck): SignatureCheck {
  return check.kind === 'good' ? { ...check, madeAt: new Date('2025-05-02T08:00:00Z') } : check;
}

/** The documents of all other publishers are with the release in its repository. */
function inRelease(one: VersionEvidence, owner = one.address.split('/')[1]): VersionEvidence {
  if (one.release.kind !== 'known') return one;
  const type = one.address.split('/')[2];
  const url = `https://github.com/${owner}/terraform-provider-${type}/releases/download/v${one.version}/SHA256SUMS`;
  const documents = one.release.value.documents.map((document) => ({ ...document, url }));
  return { ...one, release: known({ ...one.release.value, documents }) };
}

const modules = Array.from(
  { length: 11 },
  (_, index) => `modules/m${String(index + 1).padStart(2, '0')}/.terraform.lock.hcl`,
);

function upgrade(): Subject {
  const [before, after] = [release('3.2.3'), release('3.2.4')];
  const change = {
    base: before.lock,
    head: after.lock,
    evidence: recorded(after.evidence),
    baseEvidence: before.evidence,
  };
  return subject([changed({ ...change, kinds: ['version-upgraded'] })]);
}

function noise(): Subject {
  const [before, after] = [release('3.2.4'), release('3.2.4', { h1For: ['darwin_arm64', 'linux_amd64'] })];
  const change = { base: before.lock, head: after.lock, evidence: after.evidence };
  return subject([changed({ ...change, kinds: ['hashes-added'], paths: modules })]);
}

/** The key of a publisher before it chose another. */
const earlierKey: SignatureCheck = {
  kind: 'good',
  tier: 'self-signed',
  keyId: '5555666677778888',
  fingerprint: '0000000000000000000000005555666677778888',
  keyExpired: false,
};

function planted(): Subject {
  const lacking = ['windows_amd64'];
  const before = release('3.2.4', { lacking });
  const after = release('3.2.4', { lacking, extra: [zh('planted'), h1('planted')] });
  const foreign: HashProof = {
    level: 'none',
    reason: 'it is in no signed checksum file of acme/cloud 5.1.0',
    belongsTo: {
      address: 'registry.terraform.io/acme/cloud',
      version: '5.0.0',
      platform: 'linux_amd64',
      source: 'shasums',
    },
  };
  const cloud = release('5.1.0', {
    address: 'registry.terraform.io/acme/cloud',
    extra: [zh('cloud 5.0.0')],
    block: 20,
  });
  const cloudBefore = release('6.0.0', { address: 'registry.terraform.io/acme/cloud' });
  const cloudEvidence = evidence(
    cloud.lock,
    { ...Object.fromEntries(cloud.evidence.proofs), [zh('cloud 5.0.0')]: foreign },
    [publisherKey],
  );
  const emptied = locked('2.5.1', [], { address: 'registry.terraform.io/hashicorp/local', block: 40 });
  const random = release('3.6.0', { address: 'registry.terraform.io/hashicorp/random', block: 50 });
  return subject([
    changed({
      base: before.lock,
      head: after.lock,
      evidence: after.evidence,
      kinds: ['hashes-added'],
      paths: modules.slice(0, 2),
    }),
    changed({
      base: cloudBefore.lock,
      head: cloud.lock,
      evidence: cloudEvidence,
      baseEvidence: evidence(cloudBefore.lock, Object.fromEntries(cloudBefore.evidence.proofs), [earlierKey]),
      kinds: ['version-downgraded'],
    }),
    changed({
      base: locked('2.5.1', [zh('x')], { address: emptied.address }),
      head: emptied,
      kinds: ['hashes-cleared'],
    }),
    changed({ head: random.lock, evidence: random.evidence, kinds: ['provider-added'] }),
  ]);
}

function registryDown(): Subject {
  const { lock } = release('3.2.4');
  const unasked = unaskableRelease(
    lock,
    'status',
    'registry.terraform.io answered with status 503 when asked for the versions of hashicorp/null',
  );
  return subject([changed({ head: lock, evidence: unasked, kinds: ['provider-added'] })]);
}

function unreadable(): Subject {
  const problem = { severity: 'error', summary: 'x', detail: mergeConflict, line: 2, column: 1 } as const;
  const { base } = readFile('a/.terraform.lock.hcl');
  const broken = { ...readFile('a/.terraform.lock.hcl', [problem], 'x'), base };
  const removed = { ...oddFile({ kind: 'missing' }, 'removed'), fate: 'stays' } as const;
  const files = [broken, removed];
  return subject([], { files });
}

const attack =
  '</details><img src=x onerror=alert(1)>|`x`|\n# @org/team #1 https://evil.example \u202e[a](b) \u001b[31m';

/** Hostile text in every field that reaches a renderer. */
export function hostileSubject(text: string = attack): Subject {
  const address = `registry.terraform.io/${text}/null`;
  const lock = locked(text, [`zh:${text}`, text], { address });
  const because: HashProof = { level: 'none', reason: text, belongsTo: null };
  const origin: HashProof = {
    ...because,
    belongsTo: { address, version: text, platform: text, source: 'shasums' },
  };
  const problem = { severity: 'error', summary: text, detail: text, line: 3, column: 1 } as const;
  return subject(
    [
      changed({
        base: locked(`${text}1`, [`h1:${text}`], { address }),
        head: lock,
        kinds: ['version-changed', 'constraints-changed'],
        paths: [`${text}/.terraform.lock.hcl`],
        evidence: evidence(lock, { [`zh:${text}`]: because, [text]: origin }, [
          { kind: 'good', tier: 'self-signed', keyId: text, fingerprint: text, keyExpired: false },
        ]),
      }),
      changed({ head: lock, evidence: unaskableRelease(lock, 'network', text) }),
      changed({ head: lock, evidence: unaskableRelease(lock, 'untrusted-host', text) }),
      changed({
        head: lock,
        evidence: allProven(lock, { level: 'asserted', platform: text, filename: text, by: text }),
      }),
    ],
    { files: [readFile(`${text}.hcl`, [problem])] },
  );
}

export function hostile(text: string = attack): Report {
  return { ...report(hostileSubject(text)), head: `${text}${headSha}` };
}

/** An honest upgrade, and beside it one hash that nobody published. */
function onePlanted(): Subject {
  const address = 'registry.terraform.io/hashicorp/random';
  const [before, after] = [release('3.6.3', { address }), release('3.7.2', { address, block: 4 })];
  const [honest, altered] = [
    release('3.2.4', { block: 22 }),
    release('3.2.4', { block: 22, extra: [zh('one planted')] }),
  ];
  return subject([
    changed({
      base: honest.lock,
      head: altered.lock,
      evidence: altered.evidence,
      kinds: ['hashes-added'],
    }),
    changed({
      base: before.lock,
      head: after.lock,
      evidence: recorded(after.evidence),
      baseEvidence: before.evidence,
      kinds: ['version-upgraded'],
    }),
  ]);
}

/** The work of an upgrade bot in a month: thirty providers change, and one of them is new. */
function thirty(): Subject {
  const names = ['aws', 'azurerm', 'google', 'random', 'null', 'tls', 'time', 'local', 'archive', 'external'];
  const changes = Array.from({ length: 30 }, (_, index) => {
    const namespace = index < 10 ? 'hashicorp' : index < 20 ? 'integrations' : 'example';
    const address = `registry.terraform.io/${namespace}/${names[index % 10]}`;
    const [before, after] = [
      release(`${index % 4}.1.${index}`, { address }),
      release(`${index % 4}.${2 + (index % 3)}.0`, { address, block: 4 + 12 * index }),
    ];
    const signer = index < 10 ? hashicorpKey : signedThen(publisherKey);
    const withKey = ({ proofs }: VersionEvidence) => {
      const signedNow = evidence(after.lock, Object.fromEntries(proofs), [signer]);
      return index < 10 ? recorded(signedNow) : inRelease(signedNow);
    };
    return changed({
      base: index === 7 ? null : before.lock,
      head: after.lock,
      evidence: withKey(after.evidence),
      baseEvidence: index === 7 ? null : withKey(before.evidence),
      kinds: index === 7 ? ['provider-added'] : ['version-upgraded'],
      paths: modules.slice(0, 1 + (index % 4)),
    });
  });
  return subject(changes);
}

/** The same provider from the other registry: every hash is different, as expected. */
function moved(): Subject {
  const [before, after] = [
    release('3.2.4'),
    release('3.2.4', { address: 'registry.opentofu.org/hashicorp/null' }),
  ];
  const made = changed({
    base: before.lock,
    head: after.lock,
    evidence: evidence(after.lock, Object.fromEntries(after.evidence.proofs), [openTofuKey]),
    baseEvidence: before.evidence,
    kinds: ['provider-moved', 'hashes-replaced'],
  });
  return subject([{ ...made, change: { ...made.change, movedFrom: before.lock.address } }]);
}

/** An upgrade whose h1 only the registry announces, under a policy that accepts that. */
function onTheWord(): Subject {
  const address = 'registry.opentofu.org/hashicorp/null';
  const [before, after] = [release('3.2.3', { address }), release('3.2.4', { address })];
  const announced = [...after.evidence.proofs].map(([hash, proof]) => [
    hash,
    proof.level === 'computed' ? asserted : proof,
  ]);
  const known = evidence(after.lock, Object.fromEntries(announced), [openTofuKey]);
  const change = changed({
    base: before.lock,
    head: after.lock,
    evidence: inRelease(known),
    baseEvidence: evidence(before.lock, {}, [openTofuKey]),
    kinds: ['version-upgraded'],
  });
  return subject([change], { settings: settings({ 'accept-asserted': 'true' }) });
}

/**
 * Upgrades at OpenTofu's registry, which announces the h1 of every platform: one entry has them all, of which a sample was computed, and one
 * has only the h1 of one platform.
 */
function announcedUpgrade(): Subject {
  const checked = ['linux_amd64', 'windows_amd64'];
  const upgradeOf = (type: string, h1For: readonly string[], block: number) => {
    const address = `registry.opentofu.org/opentofu/${type}`;
    const [before, after] = [
      release('6.39.0', { address, h1For: [...h1For] }),
      release('6.40.0', { address, h1For: [...h1For], block }),
    ];
    const proofs = [...after.evidence.proofs].map(([hash, proof]) => {
      const left = proof.level !== 'computed' || checked.includes(proof.platform);
      const by = 'registry.opentofu.org';
      return [
        hash,
        left ? proof : { level: 'announced', platform: proof.platform, zh: proof.zh, by, checked },
      ];
    });
    const announced = new Map(
      platforms.map((platform) => [platform, [h1(`${address} 6.40.0 ${platform}`)]] as const),
    );
    return changed({
      base: before.lock,
      head: after.lock,
      evidence: { ...inRelease(evidence(after.lock, Object.fromEntries(proofs), [openTofuKey])), announced },
      baseEvidence: evidence(before.lock, {}, [openTofuKey]),
      kinds: ['version-upgraded'],
    });
  };
  return subject([upgradeOf('aws', platforms, 4), upgradeOf('null', ['linux_amd64'], 24)]);
}

/** An upgrade at OpenTofu's registry, which lists no key for the publisher, beside what the other registry says of it. */
export function besideTheOther(packageElsewhere: string | null, owner = 'fluxcd'): Subject {
  const address = 'registry.opentofu.org/fluxcd/flux';
  const registry = 'registry.terraform.io';
  const key = { ...publisherKey, keyFrom: registry } as SignatureCheck;
  const [before, after] = [release('1.6.0', { address }), release('1.7.0', { address })];
  const recorded = packageElsewhere ?? zh(`${address} 1.7.0 linux_amd64`);
  const known = inRelease(evidence(after.lock, Object.fromEntries(after.evidence.proofs), [key]), owner);
  const change = changed({
    base: before.lock,
    head: after.lock,
    evidence: {
      ...known,
      witness: { registry, packages: new Map([['linux_amd64', [recorded]]]), whole: false, signer: null },
    },
    baseEvidence: evidence(before.lock, {}, [key]),
    kinds: ['version-upgraded'],
  });
  return subject([change]);
}

/** Reviews that together show everything in a comment, by the name of their golden file. */
export const subjects: Readonly<Record<string, () => Subject>> = {
  'upgrade-verified': upgrade,
  'harmless-platform-added': noise,
  'one-planted-hash': onePlanted,
  'planted-hashes': planted,
  'on-the-registrys-word': onTheWord,
  'announced-by-the-registry': announcedUpgrade,
  'registry-down': registryDown,
  'unreadable-and-removed': unreadable,
  'nothing-changed': () => subject([]),
  'thirty-changes': thirty,
  'provider-moved': moved,
  'key-of-the-other-registry': () => besideTheOther(null),
  'registries-disagree': () => besideTheOther(zh('another build')),
  'hostile-text': () => hostileSubject(),
};

export const reviews: Readonly<Record<string, () => Report>> = Object.fromEntries(
  Object.entries(subjects).map(([name, made]) => [
    name,
    () => (name === 'hostile-text' ? hostile() : report(made())),
  ]),
);

/** Comments as files, by name. */
export const comments: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    Object.entries(subjects).map(([name, made]) => [name, () => commentOn(name, made())]),
  ),
  'one-planted-hash': () =>
    commentOn('one-planted-hash', onePlanted(), {
      suggested: new Set([placeKey({ path: prodPath, line: 30 })]),
    }),
  'all-well-again': () => commentOn('upgrade-verified', upgrade(), { resolved: 2 }),
  'missing-hashes': () => commentOn('upgrade-verified', upgrade(), { edits: [exampleEdit] }),
  'beside-a-line': () => besideLine(),
};

const exampleEdit: LineEdit = {
  path: prodPath,
  provider: 'registry.terraform.io/hashicorp/null',
  platforms: ['windows_arm64'],
  from: 8,
  to: 8,
  lines: [zh('windows_arm64'), zh('before')].map((hash) => `    "${hash}",`),
  added: [zh('windows_arm64')],
};

function commentOn(name: string, made: Subject, more: Partial<RenderContext> = {}): string {
  const policy = name === 'on-the-registrys-word' ? { policy: accountOf(made) } : {};
  return renderMarkdown(reviews[name]?.() ?? report(made), {
    ...markdownContext,
    reproduce: [markdownContext.reproduce, ...flagsOf(made.settings)].join(' '),
    ...policy,
    ...more,
  });
}

function accountOf({ settings: chosen }: Subject): PolicyAccount {
  return { origins: originsOf(chosen), notices: [] };
}

/** The review comments of one review, one after the other. */
function besideLine(): string {
  const made = planted();
  const deletions = new Set([placeKey({ path: prodPath, line: 28 })]);
  const all = lineComments(report(made), settings(), { edits: [exampleEdit], deletions }, markdownContext);
  return `${all.map(({ path, from, to, body }) => `<!-- ${path}, lines ${from} to ${to} -->\n${body()}`).join('\n\n---\n\n')}\n`;
}
