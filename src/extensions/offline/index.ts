import { invalidInput, quoted } from '../../errors.ts';
import type { ExitCode, Extension, Keeping, Slots, Start } from '../../extension.ts';
import { evidenceFields, sealedFields } from './sealed.ts';

/** Evidence that travels: everything that a run relies on is kept in a folder, and judged again from there without a network. */
export const offline: Extension = {
  name: 'offline',
  fields: evidenceFields,
  flags: [
    {
      name: 'evidence',
      argument: '<folder>',
      meaning: 'keep every document that the run relies on in this folder',
      conflicts: 'offline',
    },
    {
      name: 'offline',
      argument: '<folder>',
      meaning: 'open no connection: judge from the evidence in this folder alone',
    },
    {
      name: 'evidence-digest',
      argument: '<digest>',
      meaning: 'with --offline: only the evidence with this digest counts',
    },
    {
      name: 'as-of',
      argument: '<when>',
      meaning: 'with --offline: the date to judge by: now (default) or that of the recording',
      choices: ['now', 'recorded'],
    },
  ],
};

export const keepEvidence: Slots['keep'] = async (run) => {
  const { flags } = run;
  refuseFlag('--evidence', flags.evidence);
  refuseFlag('--offline', flags.offline);
  if (flags.offline !== undefined) return useKept(String(flags.offline), run);
  for (const [flag, value] of [
    ['--evidence-digest', flags.evidenceDigest],
    ['--as-of', flags.asOf],
  ])
    if (value !== undefined)
      throw invalidInput(`${flag} is for a run with --offline; name the folder there.`);
  return flags.evidence === undefined ? null : keep(String(flags.evidence), run);
};

/** A flag without its value takes the next flag for it. */
function refuseFlag(name: string, path: unknown): void {
  if (typeof path !== 'string' || !path.startsWith('-')) return;
  throw invalidInput(
    `${name} needs a folder, and ${quoted(path)} is a flag; write ${quoted(`./${path}`)} if it is the name of one.`,
  );
}

/** Most runs keep nothing, so the code for it is loaded on demand. */
async function keep(path: string, { reviewed, say }: Start): Promise<Keeping> {
  const { openRecording } = await import('./record.ts');
  const now = new Date();
  const keeper = await openRecording({ path, now, reviewed, onNotice: say });
  return {
    now,
    silent: false,
    keeper,
    fields: async () => sealedFields(await keeper.seal()),
    conclude({ evidence }, code) {
      // The keeper has said what was lost.
      if (evidence === undefined) return atLeastIncomplete(code);
      say(
        `The evidence of this run is in ${quoted(path)}. Its digest, to keep elsewhere: ${evidence.digest}`,
      );
      return code;
    },
  };
}

async function useKept(path: string, { flags, reviewed, say }: Start): Promise<Keeping> {
  const { openReplay } = await import('./replay.ts');
  const { evidenceDigest, asOf = 'now' } = flags;
  const digest = evidenceDigest === undefined ? null : String(evidenceDigest);
  if (digest !== null && !/^sha256:[0-9a-f]{64}$/.test(digest))
    throw invalidInput(
      `--evidence-digest ${quoted(digest)} is not a digest; write it as the run printed it: sha256: and 64 hex digits.`,
    );
  const replay = await openReplay({ path, digest, reviewed });
  const { recordedAt, damage } = replay;
  for (const { url, file, why } of damage.slice(0, mostDamageTold))
    say(`The evidence in ${quoted(path)} is not whole: ${file}, the answer of ${url}, ${why}.`);
  const more = damage.length - mostDamageTold;
  if (more > 0) say(`The evidence in ${quoted(path)} has ${more} more answers that are missing or changed.`);
  return {
    now: asOf === 'now' ? new Date() : recordedAt,
    silent: true,
    keeper: replay,
    fields: async () => sealedFields(await replay.seal()),
    conclude({ verdict }, code) {
      const clock = asOf === 'now' ? 'of now' : 'of then';
      say(
        `Nothing was contacted: judged by the clock ${clock} from the evidence of ${recordedAt.toISOString()}, ${replay.digest}`,
      );
      if (digest === null)
        say(
          'Nothing shows that this is the evidence that was kept: compare the digest, or name it with --evidence-digest.',
        );
      // A gap in the evidence is no server that is down, so on-unavailable does not excuse it.
      const isShort = verdict === 'incomplete' && replay.isShort();
      return replay.damage.length > 0 || isShort ? atLeastIncomplete(code) : code;
    },
  };
}

function atLeastIncomplete(code: ExitCode): ExitCode {
  return code === 1 ? 1 : 3;
}

const mostDamageTold = 20;
