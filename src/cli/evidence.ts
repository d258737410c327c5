import { UserError } from '../errors.ts';
import type { Replay } from '../evidence/folder/replay.ts';
import { quoted } from '../quoted.ts';
import type { Report } from '../report/report.ts';
import type { ReviewOptions } from '../review.ts';
import type { Flags } from './options.ts';

/** What the flags of evidence mean for one run. */
interface EvidenceUse {
  readonly options: Pick<ReviewOptions, 'keeper' | 'now'>;
  /** Tells about the evidence beside the result. Returns the exit code, given that of the report. */
  conclude(report: Report, code: ExitCode): ExitCode;
}

type ExitCode = 0 | 1 | 3;
type Say = (notice: string) => void;

/**
 * Opens the folder of `--evidence` or of `--offline`. The code for both is loaded only here, because most runs need neither.
 *
 * @param reviewed the folders with the files under review
 * @throws UserError for a wrong flag or folder, EvidenceError for evidence that was changed
 */
export async function openEvidence(
  flags: Flags,
  reviewed: readonly string[],
  say: Say,
): Promise<EvidenceUse> {
  const { evidence, offline, evidenceDigest, asOf } = flags;
  refuseFlag('--evidence', evidence);
  refuseFlag('--offline', offline);
  if (offline !== undefined) return useKept(offline, flags, reviewed, say);
  const misplaced =
    evidenceDigest !== undefined ? '--evidence-digest' : asOf !== undefined ? '--as-of' : null;
  if (misplaced !== null)
    throw new UserError('invalid-input', `${misplaced} is for a run with --offline; name the folder there.`);
  return evidence === undefined
    ? { options: {}, conclude: (_report, code) => code }
    : keep(evidence, reviewed, say);
}

/** A flag without its value takes the next flag for it. */
function refuseFlag(name: string, path: string | undefined): void {
  if (path?.startsWith('-') !== true) return;
  throw new UserError(
    'invalid-input',
    `${name} needs a folder, and ${quoted(path)} is a flag; write ${quoted(`./${path}`)} if it is the name of one.`,
  );
}

async function keep(path: string, reviewed: readonly string[], say: Say): Promise<EvidenceUse> {
  const { openRecording } = await import('../evidence/folder/record.ts');
  const now = new Date();
  return {
    options: { now, keeper: await openRecording({ path, now, reviewed, onNotice: say }) },
    conclude(report, code) {
      const { evidence } = report;
      // The keeper has said what was lost.
      if (evidence === undefined) return atLeastIncomplete(code);
      say(
        `The evidence of this run is in ${quoted(path)}. Its digest, to keep elsewhere: ${evidence.digest}`,
      );
      return code;
    },
  };
}

async function useKept(
  path: string,
  { evidenceDigest, asOf = 'now' }: Flags,
  reviewed: readonly string[],
  say: Say,
): Promise<EvidenceUse> {
  const { openReplay } = await import('../evidence/folder/replay.ts');
  const digest = evidenceDigest === undefined ? null : readDigest(evidenceDigest);
  const replay = await openReplay({ path, digest, reviewed });
  const { recordedAt } = replay;
  const now = asOf === 'now' ? new Date() : recordedAt;
  sayDamage(path, replay, say);
  return {
    options: { keeper: replay, now },
    conclude(report, code) {
      const clock = asOf === 'now' ? 'of now' : 'of then';
      say(
        `Nobody was asked: judged by the clock ${clock} from the evidence of ${recordedAt.toISOString()}, ${replay.digest}`,
      );
      if (digest === null)
        say(
          'Nothing shows that this is the evidence that was kept: compare the digest, or name it with --evidence-digest.',
        );
      // A gap in the evidence is no server that is down, so on-unavailable does not excuse it.
      const isShort = report.verdict === 'incomplete' && replay.isShort();
      return replay.damage.length > 0 || isShort ? atLeastIncomplete(code) : code;
    },
  };
}

function atLeastIncomplete(code: ExitCode): ExitCode {
  return code === 1 ? 1 : 3;
}

const mostDamageTold = 20;

function sayDamage(path: string, { damage }: Pick<Replay, 'damage'>, say: Say): void {
  for (const { url, file, why } of damage.slice(0, mostDamageTold))
    say(`The evidence in ${quoted(path)} is not whole: ${file}, the answer of ${url}, ${why}.`);
  const more = damage.length - mostDamageTold;
  if (more > 0) say(`The evidence in ${quoted(path)} has ${more} more answers that are missing or changed.`);
}

function readDigest(text: string): string {
  if (/^sha256:[0-9a-f]{64}$/.test(text)) return text;
  throw new UserError(
    'invalid-input',
    `--evidence-digest ${quoted(text)} is not a digest; write it as the run printed it: sha256: and 64 hex digits.`,
  );
}
