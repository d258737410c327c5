import type { HashOrigin, HashProof } from '../evidence/evidence.ts';
import { releaseName } from '../finding/names.ts';
import { asClause, shortHash } from '../finding/sentence.ts';
import type { HashChange } from '../lockfile/change.ts';
import { platformOf } from '../subject/coverage.ts';
import type { ReviewedChange } from '../subject/subject.ts';
import type { HashWorth } from '../subject/worth.ts';
import type { ReportedHash, ReportedWorth } from './report.ts';

/**
 * One hash with what it is worth and what proves it.
 *
 * @param worth of the files that have it the least; `null` where no file has it any more
 */
export function reportedHash(
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
  const { by } = worth;
  switch (by.kind) {
    case 'word':
      return { kind: 'accepted', by: 'word', of: by.of };
    case 'waiver':
      return { kind: 'accepted', by: 'waiver', rule: by.waiver.rule, until: by.waiver.expires ?? '' };
    case 'rule-off':
      return { kind: 'accepted', by: 'rule-off', rule: by.rule };
  }
}

/** How far the proof of a hash goes, whoever lets it pass. */
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
  return fault !== null && 'reason' in fault ? asClause(fault.reason) : 'nothing was learnt about it';
}

function detailOf(proof: HashProof): string {
  switch (proof.level) {
    case 'signed':
      return `in the signed SHA256SUMS as ${proof.filename}`;
    case 'computed':
      return `h1 of the ${proof.platform} ${packageForm(proof.flavour)}, computed from the signed ${shortHash(proof.zh)}`;
    case 'asserted': {
      const file = proof.filename === null ? '' : ` as ${proof.filename}`;
      return `only the word of ${asClause(proof.by)}${file}: no signature covers it`;
    }
    case 'none':
      return asClause(proof.reason) + belonging(proof.belongsTo);
    case 'unavailable':
      return asClause(proof.reason);
  }
}

function packageForm(flavour: Extract<HashProof, { level: 'computed' }>['flavour']): string {
  switch (flavour) {
    case 'directory':
      return 'package once unpacked';
    case 'archive':
      return 'archive';
    case 'directory and archive':
      return 'package';
  }
}

function belonging(origin: HashOrigin | null): string {
  if (origin === null) return '';
  const platform = origin.platform === null ? '' : ` (${origin.platform})`;
  return `; it belongs to ${releaseName(origin)}${platform}`;
}
