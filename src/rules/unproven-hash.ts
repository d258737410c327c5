import { byteSize, enoughBytes } from '../finding/byte-size.ts';
import { askPublisher, consider, type Fix, lockAgain, type Step } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, say } from '../finding/sentence.ts';
import type { LimitCode } from '../outcome.ts';
import { hashesLine, outlivedHashes, platformsToLock, unlistedHashes } from '../subject/locked-entry.ts';
import { removalFrom } from '../subject/removal.ts';
import { isMirrored } from '../subject/signers.ts';
import type { LockedEntry, LockedHash, Subject } from '../subject/subject.ts';
import { faultOf, type HashFault } from '../subject/worth.ts';
import { gistsOfCauses, notAsked } from './not-asked.ts';
import { aboutEntry, type Rule, type RuleFinding } from './rule.ts';

/**
 * Terraform accepts a package that matches any one hash of its entry, whatever the platform, so a single planted hash is enough
 * (F1; T1, T2, T3).
 */
export const unprovenHash: Rule = {
  slug: 'unproven-hash',
  severity: 'error',
  meaning: 'A hash in the lock file that the signed checksums of the release do not support.',
  check(subject) {
    const askable = subject.entries.filter(({ standing }) => standing.kind === 'askable');
    const gists = gistsOfCauses(askable);
    return askable.flatMap((entry) => [
      ...unsupported(entry, subject),
      ...replacedUnseen(entry, subject),
      ...onlyAsserted(entry, subject),
      ...pastLimit(entry),
      ...notAsked(entry, gists),
    ]);
  },
};

function unsupported(entry: LockedEntry, subject: Subject): readonly RuleFinding[] {
  const removal = removalFrom(entry, subject);
  return withFault(entry, 'unsupported').map(({ hash, line, fault }) =>
    aboutEntry(entry, {
      message: say`Nothing proves ${{ hash }} for ${releaseName(entry.lock)}: ${asClause(fault.reason)}.`,
      hash,
      line,
      fix: removal(line),
    }),
  );
}

/** Nothing that this run has seen tells whether the old hashes or the new ones are wrong, so the change does not pass in silence (T21). */
function replacedUnseen(entry: LockedEntry, subject: Subject): readonly RuleFinding[] {
  const { reviewed, hashes } = entry;
  if (outlivedHashes(reviewed).size > 0) return [];
  const locked = new Set(hashes.map(({ hash }) => hash));
  const gone = [...unlistedHashes(reviewed)].filter((hash) => !locked.has(hash));
  if (gone.length === 0) return [];
  const { address, version } = entry.lock;
  const [which, them] = gone.length === 1 ? ['1 hash', 'it'] : [hashCount(gone.length), 'them'];
  return [
    aboutEntry(entry, {
      message: say`Nothing proves ${which} that the base has for ${releaseName(entry.lock)}, and the change replaces ${them}. Whether the release was published again could not be told, because no h1 was computed.`,
      cause: `replaced: ${address}`,
      line: hashesLine(entry.lock),
      fix: [
        askPublisher(address, `whether ${version} was published again`),
        {
          ...lockAgain(entry.path, address, platformsToLock(entry, subject)),
          when: 'to have an h1 to compare',
        },
      ],
    }),
  ];
}

function onlyAsserted(entry: LockedEntry, subject: Subject): readonly RuleFinding[] {
  const asserted = withFault(entry, 'word-only').filter(
    ({ worth }) => worth.kind !== 'accepted' || (worth.by.kind !== 'word' && worth.by.kind !== 'announced'),
  );
  const { length } = entry.hashes;
  return [...Map.groupBy(asserted, ({ fault }) => fault.by)].map(([by, { length: count }]) => {
    const share = count === length ? '' : ` of ${length}`;
    return aboutEntry(entry, {
      message: say`Only the word of ${asClause(by)} supports ${String(count)}${share} ${length === 1 ? 'hash' : 'hashes'} of ${releaseName(entry.lock)}: no signature covers ${count === 1 ? 'it' : 'them'}.`,
      fix: isMirrored(entry.reviewed.evidence)
        ? acceptMirror(by, subject)
        : acceptRegistry(entry, by, subject),
    });
  });
}

/** As narrow as the case: this release, or else this host; never every unsigned statement of everybody. */
function acceptRegistry({ lock }: LockedEntry, by: string, { settings }: Subject): Fix {
  const file = settings.policy.path ?? settings.config;
  const { address: provider, version } = lock;
  return [
    askPublisher(provider, 'to sign its releases'),
    acceptHost(by, file, `if you trust everything that ${by} says`),
    { do: 'waive', rule: 'unproven-hash', provider, version, file, when: 'if you trust only this release' },
  ];
}

/** The policy can list a mirror only by host, because the path of a folder means something else on every machine. */
function acceptMirror(by: string, { settings }: Subject): Fix {
  const trust = 'if you trust the mirror without a signature';
  const isFolder = /[/\\]/.test(by);
  return [
    isFolder
      ? { do: 'set', setting: 'accept-asserted', file: null, how: 'set', value: 'true', when: trust }
      : acceptHost(by, settings.policy.path ?? settings.config, trust),
    consider("run the check where the provider's registry can be asked", 'otherwise'),
  ];
}

function acceptHost(host: string, file: string, when: string): Step {
  return { do: 'set', setting: 'accept-asserted', file, how: 'add', value: host, when };
}

function pastLimit(entry: LockedEntry): readonly RuleFinding[] {
  const missed = Map.groupBy(withFault(entry, 'past-limit'), ({ fault }) => fault.limit);
  return [...missed].map(([limit, hashes]) =>
    aboutEntry(entry, { cause: `limit: ${limit}`, ...beyond(limit, hashes, entry) }),
  );
}

function beyond(
  limit: LimitCode,
  missed: readonly { readonly fault: { readonly reason: string; readonly needed?: number } }[],
  { lock }: LockedEntry,
): Pick<RuleFinding, 'message' | 'fix'> {
  const hashes = `${hashCount(missed.length)} of ${releaseName(lock)}`;
  const them = missed.length === 1 ? 'it' : 'them';
  const needed = missed[0]?.fault.needed;
  switch (limit) {
    case 'budget':
      return {
        message: say`The download limit of this run was used up before ${hashes} could be checked, so nothing proves ${them}.${needed === undefined ? '' : ` The packages of this run have about ${byteSize(needed)}.`}`,
        fix: [
          {
            do: 'set',
            how: 'raise',
            setting: 'max-download',
            value: needed === undefined ? null : enoughBytes(needed),
            file: null,
          },
          consider('split the change into smaller pull requests', 'or'),
        ],
      };
    case 'inflation':
      return {
        message: say`${hashes} could not be checked, so nothing proves ${them}: ${asClause(missed[0]?.fault.reason ?? '')}.`,
        fix: [
          consider('split the change into smaller pull requests'),
          consider(
            'raise "max-download" beyond its default, because a run may inflate six times as much',
            'if the packages have to be so large',
          ),
        ],
      };
    case 'not-saved':
      return {
        message: say`${hashes} could not be checked, so nothing proves ${them}: ${asClause(missed[0]?.fault.reason ?? '')}.`,
        fix: [
          consider(
            'free space in the folder for temporary files, or set another one in the environment (TMPDIR)',
          ),
          { do: 'run-again', when: 'then' },
        ],
      };
  }
}

function withFault<K extends HashFault['kind']>({ hashes }: LockedEntry, kind: K) {
  return hashes.flatMap((locked): (LockedHash & { readonly fault: Extract<HashFault, { kind: K }> })[] => {
    const fault = faultOf(locked.worth);
    return fault !== null && isOfKind(fault, kind) ? [{ ...locked, fault }] : [];
  });
}

function isOfKind<K extends HashFault['kind']>(
  fault: HashFault,
  kind: K,
): fault is Extract<HashFault, { kind: K }> {
  return fault.kind === kind;
}
