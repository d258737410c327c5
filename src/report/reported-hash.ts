import type { HashOrigin, HashProof } from '../evidence/evidence.ts';
import type { HashChange } from '../lockfile/change.ts';
import { isLimit } from '../outcome.ts';
import { platformOf } from '../subject/coverage.ts';
import { asClause, releaseName, shortHash } from '../subject/names.ts';
import type { ReviewedChange } from '../subject/subject.ts';
import type { ReportedHash } from './report.ts';

/** One hash with what proves it. */
export function reportedHash({ hash, status }: HashChange, { evidence }: ReviewedChange): ReportedHash {
  if (status === 'removed') {
    return { hash, status, proof: 'none', platform: null, detail: 'removed by this change' };
  }
  const proof = evidence?.proofs.get(hash);
  if (proof !== undefined) {
    return { hash, status, proof: levelOf(proof), platform: platformOf(proof), detail: detailOf(proof) };
  }
  if (evidence?.release.kind === 'unavailable') {
    return { hash, status, proof: 'unavailable', platform: null, detail: asClause(evidence.release.cause) };
  }
  return { hash, status, proof: 'none', platform: null, detail: 'nothing was learnt about it' };
}

/** Past a limit a hash is unproven, not waiting for a better day: another run would end the same way. */
function levelOf(proof: HashProof): ReportedHash['proof'] {
  return proof.level === 'unavailable' && isLimit(proof.code) ? 'none' : proof.level;
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
