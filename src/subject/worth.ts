import { documentsOf, type HashOrigin, type HashProof, type VersionEvidence } from '../evidence/evidence.ts';
import { parseHash } from '../hash.ts';
import type { KeyElsewhere } from '../openpgp/signature.ts';
import { isLimit, type LimitCode, type Unavailable } from '../outcome.ts';
import { acceptsWordOf, announcedH1For, severityFor } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import { waiverFor } from '../policy/waiver.ts';

/* The worth of a release and of each hash is decided only here. Rules, verdict, totals, tables, suggestions and the exit code read it. */

/** Each hash has exactly one worth, so that two rules do not report the same hash. */
export type HashWorth =
  /** A zh that a signed document lists, or an h1 computed from a package with such a zh. */
  | { readonly kind: 'proven'; readonly by: 'signed' | 'computed' }
  | (Acceptance & { readonly fault: HashFault })
  /** An answer is missing, or answers contradict each other. No policy can make it pass. */
  | {
      readonly kind: 'open';
      readonly why: 'not-asked' | 'contradicted';
      readonly reason: string;
      readonly lack: Lacking;
    }
  | { readonly kind: 'unproven'; readonly fault: HashFault };

type Acceptance =
  /** The policy accepts unsigned statements of this registry or mirror (T16). */
  | { readonly kind: 'accepted'; readonly by: 'word'; readonly of: string }
  /** Announced by its own registry beside a signed zh; the computed platforms `checked` were all right. */
  | {
      readonly kind: 'accepted';
      readonly by: 'announced';
      readonly of: string;
      readonly checked: readonly string[];
    }
  | { readonly kind: 'accepted'; readonly by: 'waiver'; readonly rule: string; readonly until: string }
  /** The policy turns off the rule that reports the fault. */
  | { readonly kind: 'accepted'; readonly by: 'rule-off'; readonly rule: string };

/** The missing answer, for its remedy. */
export type Lacking = Pick<Unavailable, 'code' | 'status' | 'asked'>;

type Lack = Omit<Extract<HashProof, { level: 'none' }>, 'level' | 'belongsTo'>;

export type HashFault =
  /** Terraform does not know its scheme: it keeps the hash and never checks it (F2). */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'malformed'; readonly reason: string }
  | (Lack & { readonly kind: 'foreign'; readonly origin: HashOrigin })
  | (Lack & { readonly kind: 'unsupported' })
  /** The base lists it for this version, and the registry now serves other packages (T21). */
  | { readonly kind: 'outlived' }
  /** Only an unsigned statement supports it. `checked`: it is announced beside a signed zh, and these computed platforms agree. */
  | { readonly kind: 'word-only'; readonly by: string; readonly checked?: readonly string[] }
  /** A limit of the run or of the machine ended the check. A planted hash could hide there (T26). */
  | {
      readonly kind: 'past-limit';
      readonly limit: LimitCode;
      readonly reason: string;
      readonly needed?: number;
    };

/** The state of a release as a whole. If it is not `askable`, one finding says so instead of one for each hash. */
export type Standing =
  | { readonly kind: 'askable' }
  | { readonly kind: 'untrusted-host' }
  | { readonly kind: 'not-found'; readonly what: string }
  | { readonly kind: 'bad-signature'; readonly reason: string; readonly madeBy?: KeyElsewhere }
  /** The registry contradicts itself about it before anything could be proven (T19). */
  | { readonly kind: 'contradicted' };

/** @param evidence `null` if nothing was requested, so that nothing is known against the release */
export function standingOf(evidence: VersionEvidence | null): Standing {
  if (evidence === null) return { kind: 'askable' };
  const { release } = evidence;
  switch (release.kind) {
    case 'absent':
      return { kind: 'not-found', what: release.what };
    case 'unavailable':
      if (release.code === 'untrusted-host') return { kind: 'untrusted-host' };
      return release.code === 'disagreement' ? { kind: 'contradicted' } : { kind: 'askable' };
    case 'known':
      for (const { signature } of documentsOf(evidence)) {
        if (signature.kind !== 'bad') continue;
        const { reason, madeBy } = signature;
        return { kind: 'bad-signature', reason, ...(madeBy && { madeBy }) };
      }
      return { kind: 'askable' };
  }
}

interface HashCircumstances {
  readonly path: string;
  readonly provider: string;
  readonly version: string;
  readonly standing: Standing;
  /** The registry no longer supports it, nor any other hash of the base. */
  readonly outlived: boolean;
  /** No hash of the entry is of a scheme that Terraform checks. */
  readonly unchecked: boolean;
  readonly settings: Settings;
  readonly now: Date | undefined;
}

export function worthOf(hash: string, proof: HashProof, circumstances: HashCircumstances): HashWorth {
  const found = circumstances.outlived ? unproven({ kind: 'outlived' }) : byProof(hash, proof);
  if (found.kind === 'open') return unaskedByWaiver(hash, circumstances) ?? found;
  if (found.kind !== 'unproven') return found;
  const by = acceptanceOf(hash, found.fault, circumstances);
  if (by !== null) return { ...by, fault: found.fault };
  const lack = proof.level === 'asserted' ? proof.instead : undefined;
  if (lack === undefined) return found;
  const reason = `${lack.cause}; what ${proof.level === 'asserted' ? proof.by : ''} states is not signed`;
  return { kind: 'open', why: 'not-asked', reason, lack };
}

function byProof(hash: string, proof: HashProof): Exclude<HashWorth, { kind: 'accepted' }> {
  if (proof.level === 'signed' || proof.level === 'computed') return { kind: 'proven', by: proof.level };
  const parsed = parseHash(hash);
  if (parsed.kind === 'malformed') return unproven({ kind: 'malformed', reason: parsed.reason });
  if (parsed.kind !== 'known') return unproven({ kind: 'ignored' });
  switch (proof.level) {
    case 'announced':
      return unproven({ kind: 'word-only', by: proof.by, checked: proof.checked });
    case 'asserted':
      return unproven({ kind: 'word-only', by: proof.by });
    case 'none': {
      const { level: _, belongsTo: origin, ...why } = proof;
      return unproven(
        origin === null ? { kind: 'unsupported', ...why } : { kind: 'foreign', origin, ...why },
      );
    }
    case 'unavailable': {
      const { code, reason, asked } = proof;
      const need = proof.needed === undefined ? {} : { needed: proof.needed };
      if (isLimit(code)) return unproven({ kind: 'past-limit', limit: code, reason, ...need });
      const why = code === 'disagreement' ? 'contradicted' : 'not-asked';
      return { kind: 'open', why, reason, lack: { code, ...(asked && { asked }) } };
    }
  }
}

/** A host that nobody may ask gives no answer, ever: a waiver of that finding accepts the hashes of the release. */
function unaskedByWaiver(
  hash: string,
  { standing, settings, now, ...about }: HashCircumstances,
): HashWorth | null {
  if (standing.kind !== 'untrusted-host') return null;
  const rule = 'untrusted-host';
  const waiver = waiverFor(settings.waivers, { ...about, rule, hash }, now);
  const fault = { kind: 'word-only', by: 'nobody' } as const;
  return waiver && { kind: 'accepted', by: 'waiver', rule, until: waiver.expires ?? '', fault };
}

function unproven(fault: HashFault): Extract<HashWorth, { kind: 'unproven' }> {
  return { kind: 'unproven', fault };
}

/** Why an unproven hash passes: an accepted statement, or an acceptance of every finding about it. */
function acceptanceOf(hash: string, fault: HashFault, circumstances: HashCircumstances): Acceptance | null {
  const { settings, path, provider, version, now } = circumstances;
  const announced = announcementOf(fault, circumstances);
  if (announced !== null) return announced;
  if (fault.kind === 'word-only' && acceptsWordOf(settings, fault.by))
    return { kind: 'accepted', by: 'word', of: fault.by };
  const acceptances = rulesAgainst(fault, circumstances).map((rule): Acceptance | null => {
    if (severityFor(settings, rule, path) === 'off') return { kind: 'accepted', by: 'rule-off', rule };
    const waiver = waiverFor(settings.waivers, { rule, provider, version, hash }, now);
    return waiver === null ? null : { kind: 'accepted', by: 'waiver', rule, until: waiver.expires ?? '' };
  });
  return acceptances.includes(null) ? null : (acceptances[0] ?? null);
}

/** An announcement counts as the policy says of this file: with a sample that was computed, or without. */
function announcementOf(
  fault: HashFault,
  { settings, path, provider, standing }: HashCircumstances,
): Acceptance | null {
  if (fault.kind !== 'word-only' || fault.checked === undefined || standing.kind !== 'askable') return null;
  const how = announcedH1For(settings, provider, path);
  const counts = how === 'accept' || (how === 'sample' && fault.checked.length > 0);
  return counts ? { kind: 'accepted', by: 'announced', of: fault.by, checked: fault.checked } : null;
}

/** The rules that report a hash with this fault. There is at least one, so that no fault passes unseen. */
export function rulesAgainst(
  fault: HashFault,
  { standing, unchecked }: Pick<HashCircumstances, 'standing' | 'unchecked'>,
): readonly string[] {
  const aboutRelease = releaseRules[standing.kind];
  const ofRelease = aboutRelease === null ? [] : [aboutRelease];
  if (fault.kind === 'ignored' && unchecked) return [...ofRelease, 'hashes-cleared'];
  const { rule, evenUnasked } = hashRules[fault.kind];
  return standing.kind === 'askable' || evenUnasked ? [...ofRelease, rule] : ofRelease;
}

const releaseRules: Readonly<Record<Standing['kind'], string | null>> = {
  askable: null,
  'untrusted-host': 'untrusted-host',
  'not-found': 'version-not-found',
  'bad-signature': 'signature-invalid',
  contradicted: 'registry-disagrees',
};

/** `evenUnasked`: also for a release that cannot be looked up, because the text of the hash alone shows the fault. */
const hashRules: Readonly<Record<HashFault['kind'], { readonly rule: string; readonly evenUnasked?: true }>> =
  {
    ignored: { rule: 'malformed-hash', evenUnasked: true },
    malformed: { rule: 'malformed-hash', evenUnasked: true },
    foreign: { rule: 'foreign-hash' },
    unsupported: { rule: 'unproven-hash' },
    outlived: { rule: 'release-republished' },
    'word-only': { rule: 'unproven-hash' },
    'past-limit': { rule: 'unproven-hash' },
  };

/** The fault of a hash, accepted or not; `null` if none is known. */
export function faultOf(worth: HashWorth): HashFault | null {
  return worth.kind === 'accepted' || worth.kind === 'unproven' ? worth.fault : null;
}

/** Whether the evidence is against the hash, so that a fix may remove it. */
export function isRefuted(worth: HashWorth): boolean {
  const refuting = ['ignored', 'malformed', 'foreign', 'unsupported', 'outlived'] as const;
  const fault = faultOf(worth);
  return fault !== null && !('partial' in fault) && refuting.some((kind) => kind === fault.kind);
}

export function passes({ kind }: HashWorth): boolean {
  return kind === 'proven' || kind === 'accepted';
}

export const fromBest: readonly HashWorth['kind'][] = ['proven', 'accepted', 'open', 'unproven'];

/** The lowest worth of a hash in several files: the policy may accept it in one file only. */
export function leastOf(worths: readonly HashWorth[]): HashWorth | null {
  return worths.toSorted((a, b) => fromBest.indexOf(b.kind) - fromBest.indexOf(a.kind))[0] ?? null;
}
