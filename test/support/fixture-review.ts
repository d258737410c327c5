import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../src/configuration/configuration.ts';
import { readModule } from '../../src/configuration/module.ts';
import { requirementsOf } from '../../src/configuration/read-configurations.ts';
import type { HashOrigin, HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import type { HashChange } from '../../src/lockfile/change.ts';
import { groupChanges } from '../../src/lockfile/group.ts';
import type { LockFileReading } from '../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import type { GoodSignature, SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, type Outcome, unavailable } from '../../src/outcome.ts';
import { settingsUnder } from '../../src/policy/policy.ts';
import { parsePolicy } from '../../src/policy/policy-file.ts';
import type { Settings } from '../../src/policy/settings.ts';
import type { ProviderRemarks } from '../../src/registry/registry.ts';
import type { ShasumsDocument } from '../../src/registry/shasums.ts';
import { rules } from '../../src/rules/index.ts';
import type { Content } from '../../src/source/source.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import type { ReviewedFile, Subject } from '../../src/subject/subject.ts';
import { hashicorpKey, prodPath, publisherKey, settings } from './review-builders.ts';

/** The releases in the registries of the rule fixtures: hash to platform, `null` for a file that is not a package. */
interface PublishedRelease {
  readonly address: string;
  readonly version: string;
  readonly signature: 'official' | 'self-signed' | 'other-key' | 'expired' | 'unsigned' | 'bad';
  readonly zh: Readonly<Record<string, string | null>>;
  readonly h1: Readonly<Record<string, string>>;
  readonly disagreements?: readonly string[];
  readonly remarks?: ProviderRemarks;
  /** According to the registry; left out if it gives no date. */
  readonly published?: string;
}

const { releases } = JSON.parse(readFileSync('__fixtures__/rules/registry.json', 'utf8')) as {
  readonly releases: readonly PublishedRelease[];
};

const publicHosts = ['registry.terraform.io', 'registry.opentofu.org'];

/**
 * The review of a folder at noon of 2026-11-20. The folder has `base.lock.hcl` or `head.lock.hcl` or both, and perhaps `*.tf` files, a
 * `settings.json` with raw inputs and a policy `lockproof.yml`.
 */
export function reviewOf(folder: string): Subject {
  const [base, head] = [contentOf(join(folder, 'base.lock.hcl')), contentOf(join(folder, 'head.lock.hcl'))];
  const status = head.kind === 'missing' ? 'removed' : base.kind === 'missing' ? 'added' : 'modified';
  const file: ReviewedFile = {
    revision: { path: prodPath, status, base, head },
    base: reading(base),
    head: reading(head),
    configuration: configurationIn(folder),
  };
  const unreadable = head.kind === 'file' && file.head?.lockFile == null;
  const states = { path: prodPath, base: file.base?.lockFile ?? null, head: file.head?.lockFile ?? null };
  const changes = groupChanges(unreadable ? [] : [states]).map((grouped) => {
    const { provider, movedFrom, from, to, hashes } = grouped.change;
    const before = from === null ? null : evidenceFor(movedFrom ?? provider, from.version);
    return {
      ...grouped,
      evidence:
        to === null ? null : evidenceFor(provider, to.version, named(hashes, false), named(hashes, true)),
      baseEvidence: from?.version === to?.version && movedFrom === null ? null : before,
    };
  });
  const now = new Date('2026-11-20T12:00:00Z');
  return layOut({ files: [file], changes, settings: settingsIn(folder), now });
}

function settingsIn(folder: string): Settings {
  const [inputs, policy] = [join(folder, 'settings.json'), join(folder, 'lockproof.yml')];
  const given = settings(existsSync(inputs) ? JSON.parse(readFileSync(inputs, 'utf8')) : {});
  if (!existsSync(policy)) return given;
  return settingsUnder(parsePolicy(readFileSync(policy, 'utf8'), '.github/lockproof.yml', rules), given);
}

/** `null` if the fixture has no configuration. */
function configurationIn(folder: string): Configuration | null {
  const files = readdirSync(folder).filter((name) => name.endsWith('.tf'));
  if (files.length === 0) return null;
  const texts = files.map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }));
  return requirementsOf('', new Map([['', readModule(texts)]]));
}

function contentOf(path: string): Content {
  return existsSync(path) ? { kind: 'file', bytes: readFileSync(path) } : { kind: 'missing' };
}

function reading(content: Content): LockFileReading | null {
  return content.kind === 'file' ? readLockFile(content.bytes, { path: prodPath }) : null;
}

function named(hashes: readonly HashChange[], removed: boolean): readonly string[] {
  return hashes.filter(({ status }) => (status === 'removed') === removed).map(({ hash }) => hash);
}

function evidenceFor(
  address: string,
  version: string,
  hashes: readonly string[] = [],
  removed: readonly string[] = [],
): VersionEvidence {
  const host = address.split('/')[0] ?? '';
  if (!publicHosts.includes(host)) {
    const cause = `${host} is not a registry that may be asked`;
    return unproven(address, version, hashes, unavailable('untrusted-host', cause), {
      level: 'unavailable',
      code: 'untrusted-host',
      reason: cause,
    });
  }
  const release = releases.find((one) => one.address === address && one.version === version);
  const refuted: HashProof = {
    level: 'none',
    reason: `nothing of ${address} ${version} has it`,
    belongsTo: null,
  };
  if (release === undefined) {
    return unproven(address, version, hashes, absent(`version ${version} of ${address}`), refuted);
  }
  const proved = (all: readonly string[]) => new Map(all.map((hash) => [hash, proofBy(release, hash)]));
  const { disagreements = [], remarks = null } = release;
  return {
    address,
    version,
    release: known({ documents: [documentOf(release)], disagreements }),
    proofs: proved(hashes),
    dropped: proved(removed),
    remarks,
    published: dateOf(release),
  };
}

function dateOf({ published }: PublishedRelease): Outcome<Date> {
  return published === undefined
    ? unavailable('status', 'the registry does not say')
    : known(new Date(published));
}

function documentOf(release: PublishedRelease): ShasumsDocument {
  const entries = Object.entries(release.zh).map(([hash, platform]) => ({ hash, platform, filename: hash }));
  return { url: 'https://releases.example/SHA256SUMS', entries, signature: signatureOf(release) };
}

function unproven(
  address: string,
  version: string,
  hashes: readonly string[],
  release: VersionEvidence['release'],
  proof: HashProof,
): VersionEvidence {
  const proofs = new Map(hashes.map((hash) => [hash, proof]));
  return { address, version, release, proofs, dropped: new Map(), remarks: null };
}

const publisher = publisherKey as GoodSignature;

function signatureOf({ signature }: PublishedRelease): SignatureCheck {
  switch (signature) {
    case 'official':
      return hashicorpKey;
    case 'self-signed':
      return publisherKey;
    case 'other-key':
      return { ...publisher, keyId: '5555666677778888', fingerprint: `${'0'.repeat(24)}5555666677778888` };
    case 'expired':
      return { ...publisher, keyExpired: true };
    case 'unsigned':
      return { kind: 'unsigned' };
    case 'bad':
      return { kind: 'bad', code: 'signature-mismatch', reason: 'it was made over other bytes' };
  }
}

function proofBy(release: PublishedRelease, hash: string): HashProof {
  const { address, version, signature } = release;
  const keyId = publisherKey.kind === 'good' ? publisherKey.keyId : '';
  const platform = platformIn(release, hash);
  if (platform === undefined || signature === 'bad') {
    return {
      level: 'none',
      reason: `nothing of ${address} ${version} has it`,
      belongsTo: originOf(hash, release),
    };
  }
  const filename = `terraform-provider-${address.split('/')[2]}_${version}_${platform ?? 'manifest.json'}`;
  if (signature === 'unsigned')
    return { level: 'asserted', platform, filename, by: address.split('/')[0] ?? '' };
  return hash.startsWith('h1:') && platform !== null
    ? { level: 'computed', platform, flavour: 'directory and archive', zh: `zh:${'0'.repeat(64)}`, keyId }
    : { level: 'signed', platform, filename, keyId };
}

function originOf(hash: string, own: PublishedRelease): HashOrigin | null {
  const other = releases.find((one) => one !== own && platformIn(one, hash) !== undefined);
  if (other === undefined) return null;
  const { address, version } = other;
  return { address, version, platform: platformIn(other, hash) ?? null, source: 'shasums' };
}

/** `undefined` if the release does not have the hash. */
function platformIn({ zh, h1 }: PublishedRelease, hash: string): string | null | undefined {
  return new Map([...Object.entries(zh), ...Object.entries(h1)]).get(hash);
}
