import type { VersionEvidence } from '../evidence/evidence.ts';
import { hostOf } from '../evidence/hash-proof.ts';
import { byteSize, enoughBytes } from '../finding/byte-size.ts';
import { askPublisher, consider, type Fix, type Step } from '../finding/fix.ts';
import { hashCount, releaseName } from '../finding/names.ts';
import { asClause, type Sentence, say } from '../finding/sentence.ts';
import type { LimitCode, UnavailableCode } from '../outcome.ts';
import { hashesLine, outlivedHashes, unlistedHashes } from '../subject/locked-entry.ts';
import { removalFrom } from '../subject/removal.ts';
import { isMirrored } from '../subject/signers.ts';
import type { LockedEntry, LockedHash, Subject } from '../subject/subject.ts';
import { faultOf, type HashFault } from '../subject/worth.ts';
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
      ...replacedUnseen(entry),
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
function replacedUnseen({ reviewed, hashes, ...entry }: LockedEntry): readonly RuleFinding[] {
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
        consider('lock it with "terraform providers lock", so that the entry has an h1 to compare', 'or'),
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
            'raise "max-download" in the workflow beyond its default, because a run may inflate six times as much',
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

/** A warning, because the verdict is then `incomplete` and `on-unavailable` decides what follows. */
function notAsked(entry: LockedEntry, gists: ReadonlyMap<string, Sentence>): readonly RuleFinding[] {
  const reasons = reasonsNotAsked(entry);
  if (reasons.length === 0) return [];
  const cause = causeOf(reasons);
  const gist = gists.get(cause);
  return [
    aboutEntry(entry, {
      message: say`${hashCount(reasons.length)} of ${releaseName(entry.lock)} could not be checked: ${inShort(reasons)}.`,
      cause,
      ...(gist === undefined ? {} : { gist }),
      fix: nextQuestion(entry),
      severity: 'warning',
      open: true,
    }),
  ];
}

function isNotAsked({ worth }: LockedHash): boolean {
  return worth.kind === 'open' && worth.why === 'not-asked';
}

function reasonsNotAsked({ hashes }: LockedEntry): readonly string[] {
  return hashes.flatMap(({ worth }) =>
    worth.kind === 'open' && worth.why === 'not-asked' ? [asClause(worth.reason)] : [],
  );
}

function causeOf(reasons: readonly string[]): string {
  return `not asked: ${[...new Set(reasons)].join('; ')}`;
}

function inShort(reasons: readonly string[]): string {
  const causes = [...new Set(reasons)];
  const more = causes.length > 2 ? `; and ${causes.length - 2} more` : '';
  return `${causes.slice(0, 2).join('; ')}${more}`;
}

/** What one cause leaves unchecked, counted once for all providers. By cause. */
function gistsOfCauses(entries: readonly LockedEntry[]): ReadonlyMap<string, Sentence> {
  const told = entries.flatMap((entry) => {
    const reasons = reasonsNotAsked(entry);
    return reasons.length === 0 ? [] : [{ entry, reasons }];
  });
  const causes = Map.groupBy(told, ({ reasons }) => causeOf(reasons));
  return new Map(
    [...causes].map(([cause, members]) => {
      const releases = new Set(members.map(({ entry }) => releaseName(entry.lock))).size;
      const hashes = new Set(
        members.flatMap(({ entry: { lock, hashes } }) =>
          hashes.filter(isNotAsked).map(({ hash }) => `${releaseName(lock)} ${hash}`),
        ),
      ).size;
      const [first] = members;
      const what = `${hashCount(hashes)} of ${releases === 1 ? '1 provider' : `${releases} providers`}`;
      return [cause, say`${what} could not be checked: ${inShort(first?.reasons ?? [])}.`];
    }),
  );
}

/** What makes the next run better: to run again helps only where the answer may change. */
function nextQuestion({ lock, reviewed: { evidence } }: LockedEntry): Fix {
  if (isUntrusted(evidence)) return trustCertificate;
  const { codes, status } = missingAnswers(evidence);
  const [code, ...others] = codes;
  const who = isMirrored(evidence) ? 'the mirror' : 'the registry';
  const later: Fix = [{ do: 'run-again', when: `when ${who} answers` }];
  if (code === undefined || others.length > 0) return later;
  switch (code) {
    case 'not-direct':
      return [consider('add this provider to a mirror or to "direct" in "provider_installation"')];
    case 'status':
      return status === 401 || status === 403
        ? [
            consider(
              `give the run a token for ${hostOf(lock.address)} (${tokenNameOf(hostOf(lock.address))})`,
            ),
          ]
        : later;
    case 'address-refused':
      return [
        consider(`ask who runs ${who} for an address that this run may connect to`),
        {
          do: 'set',
          how: 'add',
          setting: 'registries',
          value: null,
          file: null,
          when: 'if the host is your own',
        },
      ];
    case 'malformed-answer':
    case 'too-large':
      return [
        consider(`tell who runs ${who}: the answer does not follow the protocol`),
        { do: 'run-again', when: 'when it is corrected' },
      ];
    case 'unsupported-algorithm':
      return [askPublisher(lock.address, 'to sign with a key and an algorithm that are in use today')];
    case 'not-in-evidence':
      return [
        consider(
          'record the evidence again with "--evidence" where the registry can be asked, for these lock files and with the same settings',
        ),
      ];
    case 'unreadable':
      return [consider('make the mirror readable for this user'), { do: 'run-again', when: 'then' }];
    default:
      return later;
  }
}

/** Why answers about a release are missing. */
function missingAnswers(evidence: VersionEvidence | null): {
  readonly codes: ReadonlySet<UnavailableCode>;
  readonly status: number | undefined;
} {
  if (evidence?.release.kind === 'unavailable')
    return { codes: new Set([evidence.release.code]), status: evidence.release.status };
  const proofs = [...(evidence?.proofs.values() ?? [])];
  const codes = proofs.flatMap((proof) => (proof.level === 'unavailable' ? [proof.code] : []));
  return { codes: new Set(codes), status: undefined };
}

/** The variable in which Terraform looks for the token of a host. */
function tokenNameOf(host: string): string {
  return `TF_TOKEN_${host.replace(/:\d+$/, '').replaceAll('-', '__').replaceAll('.', '_')}`;
}

const trustCertificate: Fix = [
  consider(
    'give the run the authority that issued the certificate (NODE_EXTRA_CA_CERTS), or have the certificate renewed',
  ),
];

/** Whether a certificate is what the answer fails on: no other run changes that. */
function isUntrusted(evidence: VersionEvidence | null): boolean {
  if (evidence === null) return false;
  const { release, proofs } = evidence;
  if (release.kind === 'unavailable') return release.code === 'certificate';
  return [...proofs.values()].some((proof) => proof.level === 'unavailable' && proof.code === 'certificate');
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
