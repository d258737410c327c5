import type { EvidenceKeeper } from '../../evidence/keeper.ts';
import { counted } from '../../report/numbers.ts';
import type { Report } from '../../report/report.ts';

/** A keeper that knows in the end what was kept. */
export interface SealingKeeper extends EvidenceKeeper {
  /** Call it when nothing more will be asked. `null` where the evidence could not be kept; the keeper has said why. */
  seal(): Promise<SealedEvidence | null>;
}

/** The evidence of one run, as the report names it. */
export interface SealedEvidence {
  /** `sha256:` and 64 hex digits: the digest of the index, which has the digest of every document and every other fact. */
  readonly digest: string;
  /** When the run that asked began: ISO 8601, in UTC. */
  readonly recordedAt: string;
  /** The addresses whose kept answers are missing or changed; empty where the folder is whole. */
  readonly lacking: readonly string[];
}

/** The fields of the report; none if nothing could be kept. */
export function sealedFields(sealed: SealedEvidence | null): Partial<Report> {
  if (sealed === null) return {};
  const { digest, recordedAt, lacking } = sealed;
  const count = lacking.length;
  if (count === 0) return { evidence: { digest, recordedAt } };
  return {
    evidence: { digest, recordedAt, lacking },
    gap: `${counted(count, 'answer', 'answers')} of the evidence ${count === 1 ? 'is' : 'are'} missing or changed`,
  };
}
