import type { HashOrigin, HashProof, VersionEvidence } from '../evidence/evidence.ts';
import { parseHash } from '../lockfile/hash.ts';
import { isLimit, type LimitCode } from '../outcome.ts';
import { acceptsWordOf, severityFor } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import { type Waiver, waiverFor } from '../policy/waiver.ts';

/*
 * What a release and each hash of it is worth. It is decided here and nowhere else: the rules tell of it, and the verdict, the totals, the tables, the
 * suggestions and the exit code read it.
 */

/** Each hash has exactly one worth, so that no two rules shout about the same hash. */
export type HashWorth =
  /** A zh that a signed document lists, or an h1 computed from a package with such a zh. */
  | { readonly kind: 'proven'; readonly by: 'signed' | 'computed' }
  /** Nothing proves it, and somebody with a say lets it pass. */
  | { readonly kind: 'accepted'; readonly by: Acceptance; readonly fault: HashFault }
  /** Nobody could be asked, or who was asked contradicts himself. No policy can make it pass. */
  | { readonly kind: 'open'; readonly why: 'not-asked' | 'contradicted'; readonly reason: string }
  | { readonly kind: 'unproven'; readonly fault: HashFault };

export type Acceptance =
  /** The policy lets the unsigned word of this registry or mirror pass (T16). */
  | { readonly kind: 'word'; readonly of: string }
  | { readonly kind: 'waiver'; readonly waiver: Waiver }
  /** The policy turns the rule off that would tell of the fault. */
  | { readonly kind: 'rule-off'; readonly rule: string };

/** What is wrong with a hash that nothing proves. */
export type HashFault =
  /** Of no scheme that Terraform checks: it keeps the hash and checks nothing by it (F2). */
  | { readonly kind: 'ignored' }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'foreign'; readonly origin: HashOrigin; readonly reason: string }
  | { readonly kind: 'unsupported'; readonly reason: string }
  /** The base lists it for this very version, and the registry serves other packages now (T21). */
  | { readonly kind: 'outlived' }
  /** Only the unsigned word of a registry or a mirror supports it. */
  | { readonly kind: 'word-only'; readonly by: string }
  /** A limit of the run or of the machine was reached before it. A planted hash could hide there (T26). */
  | { readonly kind: 'past-limit'; readonly limit: LimitCode; readonly reason: string };

/** What is known about a release as a whole. Where it is not `askable`, one finding says so and its hashes keep silent. */
export type Standing =
  | { readonly kind: 'askable' }
  | { readonly kind: 'untrusted-host' }
  | { readonly kind: 'not-found'; readonly what: string }
  | { readonly kind: 'bad-signature'; readonly reason: string }
  /** The registry contradicts itself about it before anything could be proven (T19). */
  | { readonly kind: 'contradicted' };

/** @param evidence `null` where nothing was asked: then there is nothing against the release */
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
      for (const { signature } of release.value.documents) {
        if (signature.kind === 'bad') return { kind: 'bad-signature', reason: signature.reason };
      }
      return { kind: 'askable' };
  }
}

/** What a hash is judged by. */
export interface HashCircumstances {
  readonly path: string;
  readonly provider: string;
  readonly version: string;
  readonly standing: Standing;
  /** The registry supports it no more, and nothing else of the base either. */
  readonly outlived: boolean;
  /** No hash of the entry is of a scheme that Terraform checks. */
  readonly unchecked: boolean;
  readonly settings: Settings;
  readonly now: Date | undefined;
}

/** @param proof what was learnt about the hash */
export function worthOf(hash: string, proof: HashProof, circumstances: HashCircumstances): HashWorth {
  const found = circumstances.outlived ? unproven({ kind: 'outlived' }) : byProof(hash, proof);
  if (found.kind !== 'unproven') return found;
  const by = acceptanceOf(hash, found.fault, circumstances);
  return by === null ? found : { kind: 'accepted', by, fault: found.fault };
}

function byProof(hash: string, proof: HashProof): Exclude<HashWorth, { kind: 'accepted' }> {
  if (proof.level === 'signed' || proof.level === 'computed') return { kind: 'proven', by: proof.level };
  const parsed = parseHash(hash);
  if (parsed.kind === 'malformed') return unproven({ kind: 'malformed', reason: parsed.reason });
  if (parsed.kind !== 'known') return unproven({ kind: 'ignored' });
  const { reason } = proof.level === 'asserted' ? { reason: '' } : proof;
  switch (proof.level) {
    case 'asserted':
      return unproven({ kind: 'word-only', by: proof.by });
    case 'none': {
      const origin = proof.belongsTo;
      return unproven(
        origin === null ? { kind: 'unsupported', reason } : { kind: 'foreign', origin, reason },
      );
    }
    case 'unavailable':
      if (isLimit(proof.code)) return unproven({ kind: 'past-limit', limit: proof.code, reason });
      return { kind: 'open', why: proof.code === 'disagreement' ? 'contradicted' : 'not-asked', reason };
  }
}

function unproven(fault: HashFault): Extract<HashWorth, { kind: 'unproven' }> {
  return { kind: 'unproven', fault };
}

/** Who lets an unproven hash pass: its word first, else everybody who lets each finding about it pass. */
function acceptanceOf(hash: string, fault: HashFault, circumstances: HashCircumstances): Acceptance | null {
  const { settings, path, provider, version, now } = circumstances;
  if (fault.kind === 'word-only' && acceptsWordOf(settings, fault.by)) return { kind: 'word', of: fault.by };
  const acceptances = rulesAgainst(fault, circumstances).map(({ rule, ofHash }): Acceptance | null => {
    if (severityFor(settings, rule, path) === 'off') return { kind: 'rule-off', rule };
    const about = { rule, provider, version, hash: ofHash ? hash : null };
    const waiver = waiverFor(settings.policy.waivers, about, now);
    return waiver === null ? null : { kind: 'waiver', waiver };
  });
  return acceptances.includes(null) ? null : (acceptances[0] ?? null);
}

/** A rule that tells of a fault, and whether its finding is about the hash or about the whole entry. */
interface Objection {
  readonly rule: string;
  readonly ofHash: boolean;
}

/** The rules that have something to say where a hash has this fault. At least one, or a fault would pass unseen. */
export function rulesAgainst(
  fault: HashFault,
  { standing, unchecked }: Pick<HashCircumstances, 'standing' | 'unchecked'>,
): readonly Objection[] {
  return [...aboutRelease(standing), ...aboutHash(fault, standing, unchecked)];
}

function aboutRelease({ kind }: Standing): readonly Objection[] {
  switch (kind) {
    case 'askable':
      return [];
    case 'untrusted-host':
      return [{ rule: 'untrusted-host', ofHash: false }];
    case 'not-found':
      return [{ rule: 'version-not-found', ofHash: false }];
    case 'bad-signature':
      return [{ rule: 'signature-invalid', ofHash: false }];
    case 'contradicted':
      return [{ rule: 'registry-disagrees', ofHash: false }];
  }
}

function aboutHash(fault: HashFault, { kind }: Standing, unchecked: boolean): readonly Objection[] {
  switch (fault.kind) {
    case 'ignored':
      return [
        unchecked ? { rule: 'hashes-cleared', ofHash: false } : { rule: 'malformed-hash', ofHash: true },
      ];
    case 'malformed':
      return [{ rule: 'malformed-hash', ofHash: true }];
    case 'foreign':
      return kind === 'askable' ? [{ rule: 'foreign-hash', ofHash: true }] : [];
    case 'unsupported':
      return kind === 'askable' ? [{ rule: 'unproven-hash', ofHash: true }] : [];
    case 'outlived':
      return kind === 'askable' ? [{ rule: 'release-republished', ofHash: false }] : [];
    case 'word-only':
    case 'past-limit':
      return kind === 'askable' ? [{ rule: 'unproven-hash', ofHash: false }] : [];
  }
}

/** What is wrong with a hash, whether somebody lets it pass or not; `null` where nothing is known to be wrong. */
export function faultOf(worth: HashWorth): HashFault | null {
  return worth.kind === 'accepted' || worth.kind === 'unproven' ? worth.fault : null;
}

/** Whether what was learnt speaks against the hash, so that an edit may take it away. */
export function isRefuted(worth: HashWorth): boolean {
  switch (faultOf(worth)?.kind) {
    case 'ignored':
    case 'malformed':
    case 'foreign':
    case 'unsupported':
    case 'outlived':
      return true;
    case 'word-only':
    case 'past-limit':
    case undefined:
      return false;
  }
}

/** Whether the hash may stay without anybody having to do anything. */
export function passes({ kind }: HashWorth): boolean {
  return kind === 'proven' || kind === 'accepted';
}

const fromBest: readonly HashWorth['kind'][] = ['proven', 'accepted', 'open', 'unproven'];

/** Of one hash in several files: what the policy lets pass in one of them it may not let pass in another. */
export function leastOf(worths: readonly HashWorth[]): HashWorth | null {
  return worths.toSorted((a, b) => fromBest.indexOf(b.kind) - fromBest.indexOf(a.kind))[0] ?? null;
}
