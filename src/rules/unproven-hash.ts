import { hostOf } from '../address/address.ts';
import { byteSize, enoughBytes } from '../finding/byte-size.ts';
import { askPublisher, consider, type Fix } from '../finding/fix.ts';
import { asClause, hashCount, releaseName, say } from '../finding/sentence.ts';
import type { LimitCode } from '../outcome.ts';
import { sharedFileIn } from '../policy/text-kinds.ts';
import { faultsIn, hashesLine, lockNow, outlivedHashes, unlistedHashes } from '../subject/locked-entry.ts';
import { removalFrom } from '../subject/removal.ts';
import { isMirrored, type LockedEntry, type Subject, signaturesOf, signersOf } from '../subject/subject.ts';
import { acceptHost, gistsOfCauses, type NotAskedAspect, notAsked, notAskedHeadline } from './not-asked.ts';
import { aboutEntry, type Facts, type Rule } from './rule.ts';
import { signedBefore } from './unsigned-provider.ts';

export type UnprovenAspect =
  | NotAskedAspect
  | { kind: 'unsupported'; signed: boolean }
  | { kind: 'replaced' }
  /** `keyless`: the registry, if it lists no key for the release; else empty. */
  | { kind: 'word-only'; some: boolean; keyless: string }
  | { kind: 'limit' };

/** Terraform accepts a package that matches any hash of its entry: one is enough (F1; T1, T2, T3). */
export const unprovenHash: Rule<UnprovenAspect> = {
  slug: 'unproven-hash',
  severity: 'error',
  meaning: 'A hash in the lock file that the signed checksums of the release do not support.',
  headline({ who, one, hashes, count, aspect, aspects }) {
    switch (aspect.kind) {
      case 'not-asked':
        return notAskedHeadline(who, aspects);
      case 'limit':
        return `a limit of this run left hashes of ${who} unchecked`;
      case 'replaced':
        return `the hashes of ${who} were replaced, and it is unknown which are right`;
      case 'word-only':
        if (aspect.keyless !== '')
          return `${aspect.keyless} lists no signing key for ${who}, so ${aspect.some ? 'some of ' : ''}${one ? 'its' : 'their'} hashes can't be proven`;
        return `no signature covers ${aspect.some ? 'some' : 'the'} hashes of ${who}`;
      case 'unsupported': {
        const what = `${count('hash', 'hashes')} of ${who} ${hashes === 1 ? 'is' : 'are'}`;
        return `${what} not ${aspect.signed ? 'in the signed release' : 'proven'}`;
      }
    }
  },
  check(subject) {
    const askable = subject.entries.filter(({ standing }) => standing.kind === 'askable');
    const gists = gistsOfCauses(askable);
    return askable.flatMap((entry) =>
      [
        ...unsupported(entry, subject),
        ...replacedUnseen(entry, subject),
        ...onlyAsserted(entry, subject),
        ...pastLimit(entry),
        ...notAsked(entry, gists, subject),
      ].map((facts) => aboutEntry(entry, facts)),
    );
  },
};

type Found = readonly Facts<UnprovenAspect>[];

function unsupported(entry: LockedEntry, subject: Subject): Found {
  const removal = removalFrom(entry, subject);
  const [release, signed] = [releaseName(entry.lock), signersOf(entry.reviewed.evidence) !== null];
  return faultsIn(entry, 'unsupported').map(({ hash, line, fault }) => ({
    aspect: { kind: 'unsupported', signed },
    // A reason often has the hash as its subject.
    message: say`${{ hash }} ${asClause(fault.reason).replace(/^(?:it )?/, (it) => (it ? '' : `of ${release} is not proven: `))}.`,
    hash,
    line,
    // A package that is missing for a moment must not end in a waiver of a planted hash.
    ...('partial' in fault ? { acceptable: false } : {}),
    fix: removal(line),
  }));
}

/** Nothing that this run has seen tells whether the old hashes or the new ones are wrong, so the change does not pass in silence (T21). */
function replacedUnseen(entry: LockedEntry, subject: Subject): Found {
  const { lock, reviewed, hashes } = entry;
  if (outlivedHashes(reviewed).size > 0) return [];
  const locked = new Set(hashes.map(({ hash }) => hash));
  const gone = [...unlistedHashes(reviewed)].filter((hash) => !locked.has(hash));
  if (gone.length === 0) return [];
  const { address, version } = lock;
  const [are, them] = gone.length === 1 ? ['is', 'it'] : ['are', 'them'];
  return [
    {
      aspect: { kind: 'replaced' },
      message: say`${hashCount(gone.length)} that the base has for ${releaseName(lock)} ${are} not proven, and the change replaces ${them}. Whether the release was published again is unknown because no h1 was computed.`,
      hashes: gone,
      cause: `replaced: ${address}`,
      line: hashesLine(lock),
      fix: [
        askPublisher(address, `whether ${version} was published again`),
        { ...lockNow(entry, subject), when: 'to have an h1 to compare' },
      ],
    },
  ];
}

function onlyAsserted(entry: LockedEntry, subject: Subject): Found {
  const { hashes, lock, reviewed } = entry;
  const asserted = faultsIn(entry, 'word-only').filter(
    ({ worth }) => worth.kind !== 'accepted' || (worth.by !== 'word' && worth.by !== 'announced'),
  );
  const { length } = hashes;
  const some = hashes.some(({ worth }) => worth.kind === 'proven');
  const keyless = isKeyless(entry) ? hostOf(lock.address) : '';
  return [...Map.groupBy(asserted, ({ fault }) => fault.by)].map(([by, same]) => {
    const { length: count } = same;
    const share = count === length ? '' : ` of ${length}`;
    const hashes = length === 1 ? 'hash' : 'hashes';
    const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
    const mirrored = isMirrored(reviewed.evidence);
    return {
      aspect: { kind: 'word-only', some, keyless },
      hashes: same.map(({ hash }) => hash),
      ...(keyless === '' ? {} : { followedBy: 'unsigned-provider' }),
      message:
        keyless === '' || mirrored
          ? say`${String(count)}${share} ${hashes} of ${releaseName(lock)} ${are} not signed; only ${asClause(by)} vouches for ${them}.`
          : say`${keyless} lists no signing key for ${releaseName(lock)}, so ${String(count)}${share} ${hashes} can't be proven; only ${asClause(by)} vouches for ${them}${signedBefore(reviewed)}.`,
      fix: mirrored ? acceptMirror(by, subject) : acceptRegistry(entry, by, subject),
    };
  });
}

const isKeyless = ({ reviewed }: LockedEntry): boolean =>
  signaturesOf(reviewed.evidence).some(({ kind }) => kind === 'unsigned');

/** As narrow as the case: this release, or else this host; never every unsigned statement of everybody. */
function acceptRegistry(entry: LockedEntry, by: string, { entries, settings }: Subject): Fix {
  const file = settings.policy.path ?? settings.config;
  const host = acceptHost(by, settings, `if you need this provider and trust everything that ${by} says`);
  const leave = settings.scope === 'changed' ? [consider('drop this change')] : [];
  if (!isKeyless(entry)) return [askPublisher(entry.lock.address, 'to sign its releases'), host];
  const accounts = entries.filter(isKeyless).map(({ lock: { address } }) => address.replace(/[^/]*$/, ''));
  const [whose, files] = new Set(accounts).size > 1 ? ['each', 'files'] : ['the', 'file'];
  // A path would be one of every repository that shares the policy.
  const key =
    sharedFileIn(file) === null
      ? `save ${whose} publisher's public key in the repository (from the publisher's website), check its fingerprint in a second place, and add the ${files} to "keys" in "signing-keys" of ${file}, in a separate pull request`
      : `add the publisher's public key as armored text under "keys" in "signing-keys" of ${file}`;
  return isKeyKnown(entry)
    ? [consider('do not merge unless the publisher confirms who signed it'), consider(key, 'then')]
    : [...leave, consider(key, 'if you need this provider'), host];
}

/** The release before was signed, or the other registry lists a key that does not prove this one: somebody else may have signed it (T16). */
function isKeyKnown({ reviewed }: LockedEntry): boolean {
  const tried = signaturesOf(reviewed.evidence).map((check) => check.kind === 'unsigned' && check.tried);
  return signedBefore(reviewed) !== '' || tried.some((keys) => keys && keys.keyIds.length > 0);
}

/** The policy can list a mirror only by host, because the path of a folder means something else on every machine. */
function acceptMirror(by: string, { settings }: Subject): Fix {
  const trust = 'if you trust the mirror without a signature';
  const isFolder = /[/\\]/.test(by);
  return [
    isFolder
      ? { do: 'set', setting: 'accept-asserted', file: null, how: 'set', value: 'true', when: trust }
      : acceptHost(by, settings, trust),
    consider("run the check where Lockproof can reach the provider's registry", 'otherwise'),
  ];
}

function pastLimit(entry: LockedEntry): Found {
  const missed = Map.groupBy(faultsIn(entry, 'past-limit'), ({ fault }) => fault.limit);
  return [...missed].map(([limit, hashes]) => {
    const what = `${hashCount(hashes.length)} of ${releaseName(entry.lock)}`;
    const them = hashes.length === 1 ? 'it' : 'them';
    const [first] = hashes;
    const { reason = '', needed } = first?.fault ?? {};
    const ends = needed === undefined ? '.' : `. The packages of this run have about ${byteSize(needed)}.`;
    return {
      aspect: { kind: 'limit' },
      cause: `limit: ${limit}`,
      // A planted hash may hide behind it.
      acceptable: false,
      ...(first === undefined ? {} : { line: first.line }),
      message:
        limit === 'budget'
          ? say`The download limit of this run was used up before ${what} could be checked, so nothing proves ${them}${ends}`
          : say`${what} could not be checked, so nothing proves ${them}: ${asClause(reason)}${ends}`,
      fix: beyond(limit, needed),
    };
  });
}

/** @param needed about how many bytes the run would have to download */
function beyond(limit: LimitCode, needed: number | undefined): Fix {
  const split = 'split the change into smaller pull requests';
  switch (limit) {
    case 'budget': {
      const value = needed === undefined ? null : enoughBytes(needed);
      return [{ do: 'set', how: 'raise', setting: 'max-download', value, file: null }, consider(split, 'or')];
    }
    case 'inflation':
      return [
        consider(split),
        consider(
          'raise "max-download" beyond its default, because a run may inflate six times as much',
          'if the packages have to be so large',
        ),
      ];
    case 'not-saved':
      return [
        consider(
          'free space in the folder for temporary files, or set a different one in the environment (TMPDIR)',
        ),
        { do: 'run-again', when: 'then' },
      ];
  }
}
