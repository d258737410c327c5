import { distinct } from '../distinct.ts';
import type { Finding } from '../finding/finding.ts';
import { type Fix, lookForCache, reconsider, type Step } from '../finding/fix.ts';
import { parseHash } from '../hash.ts';
import { isVersion } from '../package/package-filename.ts';
import { failingSeverities, severityFor } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import { sharedFileIn } from '../policy/text-kinds.ts';
import { waiverFor } from '../policy/waiver.ts';
import { type LockedEntry, type Subject, signersBefore, signersOf } from '../subject/subject.ts';

/* The end of every finding that fails a run: the narrowest part of a policy that accepts it. */

export type Acceptance = Extract<Step, { do: 'accept' }>;

/** A waiver ends after so many days: enough to find a better way. */
const days = 30;

/** An item of YAML for a list of the policy. @param lines those after the first are indented */
function accepting(settings: Settings, key: string, lines: readonly string[]): Acceptance {
  const { policy, config } = settings;
  const isBegun = Array.isArray((policy.own ?? policy.said).get(key));
  return { do: 'accept', file: policy.path ?? config, key, isBegun, items: [lines.join('\n')] };
}

/** Pins the keys that signed the release, and those that signed other locked versions of the provider, at the base too. @param armored a key that its registry does not list */
export function pinOf(
  { lock, reviewed: own }: LockedEntry,
  { entries, settings }: Subject,
  armored?: string,
): Acceptance | null {
  const same = entries.filter((entry) => entry.lock.address === lock.address);
  const signers = same.flatMap(({ reviewed: { evidence, baseEvidence, change } }) => [
    signersOf(evidence),
    // A key of another address signs nothing at this one.
    ...(change.movedFrom === null ? [signersBefore(baseEvidence)] : []),
  ]);
  const keys = distinct(signers.flatMap((one) => [...(one?.keys() ?? [])]));
  // A pin does not help a release that nobody signed.
  if ((signersOf(own.evidence) ?? armored) === undefined || !plainAddress.test(lock.address)) return null;
  return accepting(settings, 'signing-keys', [
    `providers: [${lock.address}]`,
    ...(keys.length === 0 ? [] : [`fingerprints: [${keys.map((key) => `"${key}"`).join(', ')}]`]),
    ...(armored === undefined ? [] : ['keys:', '  - |', ...armored.replace(/^/gm, '    ').split('\n')]),
  ]);
}

/** The fix with its acceptance where the finding fails the run, and without any where it does not. */
export function fixWithAcceptance(
  { fix, open, waived, ...finding }: Finding,
  acceptable: boolean | undefined,
  isFixed: boolean,
  subject: Subject,
  followedBy?: string,
): Fix {
  const steps = fix.filter((step) => step.do !== 'accept');
  const fails = (severity?: string) => failingSeverities(subject.settings).some((one) => one === severity);
  if (!fails(finding.severity) || open || waived !== undefined) return steps;
  if (!(acceptable ?? !isMended(steps))) return steps;
  const own = fix.find((step) => step.do === 'accept');
  // A line for the whole file accepts what is planted in its other entries too.
  const isAboutRelease = finding.provider !== null && finding.version !== null;
  const other = isAboutRelease ? waiverOf(finding, subject) : loweredIn(finding, isFixed, subject.settings);
  const accept = own ?? other;
  if (accept === null) return steps;
  const { hashes: _, ...release } = finding;
  const severity = followedBy && (severityFor(subject.settings, followedBy, finding.path) ?? 'warning');
  const next =
    followedBy && fails(severity) ? waiverOf({ ...release, rule: followedBy, hash: null }, subject) : null;
  return [...steps, { ...accept, items: [...accept.items, ...(next?.items ?? [])] }];
}

/** Whether the first step is an edit or a setting that needs no decision. */
function isMended(fix: Fix): boolean {
  const first = fix.find((step) => step !== lookForCache && step !== reconsider);
  const { when = '' } = first ?? {};
  const isEdit = ['delete', 'restore', 'move', 'run', 'set'].includes(first?.do ?? '');
  return isEdit && !/^(?:if|or|otherwise)\b/.test(when);
}

type Found = Pick<Finding, 'rule' | 'provider' | 'version' | 'hash' | 'hashes' | 'path'>;

const later = '# It covers every later change of this file, too.';
/** More than any release has for the platforms of one tool. */
const mostHashes = 100;

/** For what no waiver accepts yet: each hash that it is about, or else the release. So nothing passes that is planted later (T16). */
function waiverOf(found: Found, { settings, now }: Subject): Acceptance | null {
  const { rule, provider, version, hash, hashes = [hash] } = found;
  if (provider === null || version === null || now === undefined) return null;
  // Other values could mean something else in YAML.
  if (!plainAddress.test(provider) || !isVersion(version)) return null;
  const left = hashes.filter((one) => {
    // The line of a malformed one is to be deleted.
    if (one !== null && parseHash(one).kind !== 'known') return false;
    return waiverFor(settings.waivers, { rule, provider, version, hash: one }, now) === null;
  });
  if (left.length === 0 || left.length > mostHashes) return null;
  const until = new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const accept = accepting(settings, 'waivers', [
    `rule: ${rule}`,
    `provider: ${provider}`,
    `version: "${version}"`,
    ...(left.includes(null) ? [] : ['hash:', ...left.map((one) => `  - "${one}"`)]),
    'reason: WHY IT IS ACCEPTED',
    `expires: ${until}`,
  ]);
  return { ...accept, until };
}

/** For this file: one step lower than what fails. A severity of the finding's own can only be turned off. */
function loweredIn({ rule, path }: Found, isFixed: boolean, settings: Settings): Acceptance | null {
  // In a shared policy it would be one of every repository.
  if (!safePath.test(path) || sharedFileIn(settings.policy.path ?? '')) return null;
  const lower = isFixed ? 'off' : settings.failOn === 'warning' ? 'notice' : 'warning';
  const glob = path.replace(/[\\"*?[\]{}()!]/g, '\\$&').replaceAll("'", "''");
  return accepting(settings, 'paths', [`match: ['${glob}']`, later, 'rules:', `  ${rule}: ${lower}`]);
}

export const safeAddress = /^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?\/[a-z0-9][a-z0-9_-]*\/[a-z0-9][a-z0-9_-]*$/;
/** In any script: in YAML it means nothing else. A reader sees `<U+3164>` for a character without a shape, and would copy that. */
const plainAddress =
  /^(?!.*\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*(?::\d{1,5})?(?:\/(?!$)|$)){3}$/u;
const safePath = /^(?!.*[\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S} ]+$/u;
