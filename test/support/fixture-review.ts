import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from '../../src/configuration/configuration.ts';
import { readModule } from '../../src/configuration/read-module.ts';
import { requirementsOf } from '../../src/configuration/requirements.ts';
import type { HashOrigin, HashProof, VersionEvidence } from '../../src/evidence/evidence.ts';
import { groupChanges } from '../../src/lockfile/group.ts';
import type { LockFileReading } from '../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import type { SignatureCheck } from '../../src/openpgp/signature.ts';
import { absent, known, unavailable } from '../../src/outcome.ts';
import type { ReviewedFile, Subject } from '../../src/rules/rule.ts';
import type { Content } from '../../src/source/source.ts';
import { hashicorpKey, prodPath, publisherKey, settings } from './review-builders.ts';

/** What the registries of the rule fixtures publish: hash to platform, `null` for a file that is no package. */
interface PublishedRelease {
  readonly address: string;
  readonly version: string;
  readonly signature: 'official' | 'self-signed' | 'unsigned' | 'bad';
  readonly zh: Readonly<Record<string, string | null>>;
  readonly h1: Readonly<Record<string, string>>;
}

const { releases } = JSON.parse(readFileSync('__fixtures__/rules/registry.json', 'utf8')) as {
  readonly releases: readonly PublishedRelease[];
};

const publicHosts = ['registry.terraform.io', 'registry.opentofu.org'];

/** A folder with `base.lock.hcl` and `head.lock.hcl`, either of which may be missing, and perhaps `*.tf` files, as a whole review sees it. */
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
    const before = from === null ? null : evidenceFor(movedFrom ?? provider, from.version, []);
    return {
      ...grouped,
      evidence:
        to === null
          ? null
          : evidenceFor(
              provider,
              to.version,
              hashes.map(({ hash }) => hash),
            ),
      baseEvidence: from?.version === to?.version && movedFrom === null ? null : before,
    };
  });
  return { files: [file], changes, settings: settings() };
}

/** `null` where the fixture has no configuration. */
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

function evidenceFor(address: string, version: string, hashes: readonly string[]): VersionEvidence {
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
  const documents = [{ url: `https://${host}/SHA256SUMS`, entries: [], signature: signatureOf(release) }];
  const proofs = new Map(hashes.map((hash) => [hash, proofBy(release, hash)]));
  return {
    address,
    version,
    release: known({ documents, disagreements: [] }),
    proofs,
    dropped: new Map(),
    remarks: null,
  };
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

function signatureOf({ signature }: PublishedRelease): SignatureCheck {
  switch (signature) {
    case 'official':
      return hashicorpKey;
    case 'self-signed':
      return publisherKey;
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

/** `undefined`: not of this release. */
function platformIn({ zh, h1 }: PublishedRelease, hash: string): string | null | undefined {
  return new Map([...Object.entries(zh), ...Object.entries(h1)]).get(hash);
}
