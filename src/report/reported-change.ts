import { documentsOf, type HashOrigin, type HashProof } from '../evidence/evidence.ts';
import { releaseName } from '../finding/names.ts';
import { asClause, shortHash } from '../finding/sentence.ts';
import type { HashChange } from '../lockfile/change.ts';
import type { SignatureCheck } from '../openpgp/signature.ts';
import { platformOf, platformsThatInitAdds } from '../subject/coverage.ts';
import { signaturesOf, signersOf } from '../subject/signers.ts';
import type { LockedEntry, ReviewedChange } from '../subject/subject.ts';
import type { HashWorth } from '../subject/worth.ts';
import { leastOf } from '../subject/worth.ts';
import type { ReportedChange, ReportedHash, ReportedSignature, ReportedWorth } from './report.ts';

/** The fields that an extension adds to a change of the report. */
export type ChangeFields = (reviewed: ReviewedChange, now: Date | undefined) => Partial<ReportedChange>;

/**
 * A change with the worth of each hash.
 *
 * @param entries its blocks at head
 * @param now the time of the run
 * @param more the fields of the extensions
 */
export function reportedChange(
  reviewed: ReviewedChange,
  entries: readonly LockedEntry[],
  now: Date | undefined,
  more: readonly ChangeFields[] = [],
): ReportedChange {
  const { change, occurrences } = reviewed;
  const worths = Map.groupBy(
    entries.flatMap(({ hashes }) => hashes),
    ({ hash }) => hash,
  );
  const own = {
    provider: change.provider,
    kinds: change.kinds,
    from: change.from,
    to: change.to,
    files: occurrences.map(({ path }) => path),
    signature: reportedSignature(reviewed),
    documents: reportedDocuments(reviewed),
    hashes: change.hashes.map((hash) => {
      const inFiles = worths.get(hash.hash)?.map(({ worth }) => worth) ?? [];
      return reportedHash(hash, leastOf(inFiles), reviewed);
    }),
    initAdds: platformsThatInitAdds(
      occurrences.find(({ head }) => head !== null)?.head?.hashes ?? [],
      reviewed.evidence,
    ),
  };
  // Each extension adds the fields that it declares.
  return Object.assign({}, own, ...more.map((fields) => fields(reviewed, now)));
}

function reportedDocuments({ evidence }: ReviewedChange): ReportedChange['documents'] {
  return documentsOf(evidence).map(({ url, sha256, signature }) => ({
    url: withoutQuery(url),
    digest: `sha256:${sha256}`,
    signature: signature.kind,
  }));
}

/** The query of an address may be a secret that lets anybody read the file. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/**
 * One hash with its worth and its proof.
 *
 * @param worth the lowest of all files that have it; `null` where no file has it any more
 */
function reportedHash(
  { hash, status }: HashChange,
  worth: HashWorth | null,
  { evidence }: ReviewedChange,
): ReportedHash {
  if (status === 'removed' || worth === null) {
    const detail = 'removed by this change';
    return { hash, status, proof: 'none', worth: null, platform: null, detail };
  }
  const known = evidence?.proofs.get(hash);
  return {
    hash,
    status,
    proof: proofOf(worth),
    worth: reportedWorth(worth),
    platform: platformOf(known),
    detail: known === undefined ? reasonOf(worth) : detailOf(known),
  };
}

function reportedWorth(worth: HashWorth): ReportedWorth {
  if (worth.kind !== 'accepted') return { kind: worth.kind };
  const { fault: _, ...accepted } = worth;
  return accepted;
}

/** The level of proof of a hash, accepted or not. */
function proofOf(worth: HashWorth): ReportedHash['proof'] {
  switch (worth.kind) {
    case 'proven':
      return worth.by;
    case 'accepted':
    case 'unproven':
      return worth.fault.kind === 'word-only' ? 'asserted' : 'none';
    case 'open':
      return 'unavailable';
  }
}

function reasonOf(worth: HashWorth): string {
  if (worth.kind === 'open') return asClause(worth.reason);
  const fault = worth.kind === 'proven' ? null : worth.fault;
  return fault !== null && 'reason' in fault ? asClause(fault.reason) : 'nothing is known about it';
}

function detailOf(proof: HashProof): string {
  switch (proof.level) {
    case 'signed':
      return `in the signed SHA256SUMS as ${proof.filename}`;
    case 'computed':
      return `h1 of the ${proof.platform} ${packages[proof.flavour]}, computed from the signed ${shortHash(proof.zh)}`;
    case 'announced':
      return `announced by ${asClause(proof.by)} beside the signed ${shortHash(proof.zh)}; no signature covers it`;
    case 'asserted': {
      const file = proof.filename === null ? '' : ` as ${proof.filename}`;
      return `stated only by ${asClause(proof.by)}${file}: no signature covers it`;
    }
    case 'none':
      return asClause(proof.reason) + belonging(proof.belongsTo);
    case 'unavailable':
      return asClause(proof.reason);
  }
}

const packages = {
  directory: 'package after unpacking',
  archive: 'archive',
  'directory and archive': 'package',
} as const;

function belonging(origin: HashOrigin | null): string {
  if (origin === null) return '';
  const { source, platform, path = 'a lock file' } = origin;
  const release = releaseName(origin);
  return source === 'shasums' || source === 'package'
    ? `; it belongs to ${release}${platform === null ? '' : ` (${platform})`}`
    : `; ${path} lists it for ${release}`;
}

/** From the weakest to the strongest: the weakest signature of several documents counts for the release. */
const tiers: readonly ReportedSignature['tier'][] = [
  'unavailable',
  'unsigned',
  'self-signed',
  'partner',
  'official',
];

/** Who signed the release, and whether the same key signed the one before (T12, T13). */
function reportedSignature({ evidence, baseEvidence }: ReviewedChange): ReportedSignature {
  const checks = signaturesOf(evidence).toSorted(
    (a, b) => tiers.indexOf(tierOf(a)) - tiers.indexOf(tierOf(b)),
  );
  const [weakest] = checks;
  const { keyId = null, fingerprint = null } = weakest?.kind === 'good' ? weakest : {};
  return {
    tier: tierOf(weakest),
    keyId,
    fingerprint,
    sameKeyAsBefore: sameKey(signersOf(evidence), signersOf(baseEvidence)),
  };
}

function tierOf(check: SignatureCheck | undefined): ReportedSignature['tier'] {
  if (check?.kind === 'good') return check.tier;
  return check?.kind === 'unsigned' ? 'unsigned' : 'unavailable';
}

/** Compares only keys with a good signature; `null` if one side has none. */
function sameKey(now: ReturnType<typeof signersOf>, before: ReturnType<typeof signersOf>): boolean | null {
  return now === null || before === null ? null : [...now.keys()].every((key) => before.has(key));
}
