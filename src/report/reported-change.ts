import { hostOf } from '../address/address.ts';
import { distinct } from '../distinct.ts';
import { documentsOf, type HashOrigin, type HashProof, repositoryOf } from '../evidence/evidence.ts';
import { asClause, releaseName, shortHash } from '../finding/sentence.ts';
import type { HashChange } from '../lockfile/change.ts';
import type { SignatureCheck } from '../openpgp/signature.ts';
import { sourceName } from '../registry/release-source.ts';
import { platformOf, platformsThatInitAdds } from '../subject/coverage.ts';
import {
  type LockedEntry,
  type ReviewedChange,
  type ReviewedFile,
  type Subject,
  signaturesOf,
  signersBefore,
  signersOf,
} from '../subject/subject.ts';
import { type HashWorth, leastOf } from '../subject/worth.ts';
import type { ReportedChange, ReportedHash, ReportedSignature, ReportedWorth } from './report.ts';

export type ChangeFields = (
  reviewed: ReviewedChange,
  now: Date | undefined,
  files: readonly ReviewedFile[],
) => Partial<ReportedChange>;

/** A change with the worth of each hash. @param entries its blocks at head @param more fields */
export function reportedChange(
  reviewed: ReviewedChange,
  entries: readonly LockedEntry[],
  { now, files }: Pick<Subject, 'now' | 'files'>,
  more: readonly ChangeFields[] = [],
): ReportedChange {
  const { change, occurrences, evidence } = reviewed;
  const source = evidence === null ? null : repositoryOf(evidence);
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
    source: source === null ? null : sourceName(source),
    documents: documentsOf(evidence).map(({ url, sha256, signature }) => {
      // The query of an address may be a secret that lets anybody read the file.
      const { origin, pathname } = new URL(url);
      return { url: origin + pathname, digest: `sha256:${sha256}`, signature: signature.kind };
    }),
    hashes: change.hashes.map((hash) => {
      const inFiles = worths.get(hash.hash)?.map(({ worth }) => worth) ?? [];
      return reportedHash(hash, leastOf(inFiles), reviewed);
    }),
    background: { movedFrom: change.movedFrom, date: signingDay(evidence), source },
    initAdds: platformsThatInitAdds(occurrences.find(({ head }) => head)?.head?.hashes ?? [], evidence),
  };
  // Each extension adds the fields that it declares.
  return Object.assign({}, own, ...more.map((fields) => fields(reviewed, now, files)));
}

/** One hash with its worth and its proof. @param worth the lowest of all files; `null`: in none now */
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
      return `announced by ${asClause(proof.by)} beside the signed ${shortHash(proof.zh)}`;
    case 'asserted': {
      const file = proof.filename === null ? '' : ` as ${proof.filename}`;
      return `vouched for only by ${asClause(proof.by)}${file}`;
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
  const { source, platform } = origin;
  const release = releaseName(origin);
  return source === 'shasums' || source === 'package'
    ? `; it belongs to ${release}${platform === null ? '' : ` (${platform})`}`
    : `; a lock file lists it for ${release}`;
}

/** From the weakest to the strongest: the weakest signature of several documents counts for the release. */
const tiers = ['unavailable', 'unsigned', 'self-signed', 'partner', 'official'] as const;

/** Who signed the release, and whether the same key signed the one before (T12, T13). */
function reportedSignature({ change, evidence, baseEvidence }: ReviewedChange): ReportedSignature {
  const checks = signaturesOf(evidence).toSorted(
    (a, b) => tiers.indexOf(tierOf(a)) - tiers.indexOf(tierOf(b)),
  );
  const [weakest] = checks;
  const [now, before] = [signersOf(evidence), signersBefore(baseEvidence)];
  // Only keys with a good signature are compared.
  const isSame = now === null || before === null ? null : [...now.keys()].every((key) => before.has(key));
  const { keyId = null, fingerprint = null } = weakest?.kind === 'good' ? weakest : {};
  const all = checks.flatMap((check) => (check.kind === 'good' ? [check.fingerprint] : []));
  const otherKeys = distinct(all).filter((each) => each !== fingerprint);
  return {
    tier: tierOf(weakest),
    keyId,
    fingerprint,
    ...(otherKeys.length === 0 ? {} : { otherKeys }),
    keyFrom: weakest?.kind === 'good' ? (weakest.keyFrom ?? hostOf(change.provider)) : null,
    // A registry can sign the release before again, so its word alone is not enough where the other one should know (T12).
    sameKeyAsBefore: isSame === true && baseEvidence?.unconfirmed !== undefined ? null : isSame,
  };
}

function tierOf(check: SignatureCheck | undefined): ReportedSignature['tier'] {
  if (check?.kind === 'good') return check.tier;
  return check?.kind === 'unsigned' ? 'unsigned' : 'unavailable';
}

/** `signed 2026-11-08`, unless a registry states when the release was published. A day and not an age, so that the text of a report stays the same. */
function signingDay(evidence: ReviewedChange['evidence']): string | null {
  if (evidence?.published?.kind === 'known') return null;
  const dates = signaturesOf(evidence).flatMap((check) =>
    check.kind === 'good' ? (check.madeAt ?? []) : [],
  );
  const latest = dates.toSorted((a, b) => b.getTime() - a.getTime())[0];
  return latest === undefined ? null : `signed ${latest.toISOString().slice(0, 10)}`;
}
