import { hostOf, publicRegistries } from '../address/address.ts';
import { distinct } from '../distinct.ts';
import { versionBefore } from '../evidence/plan.ts';
import type { Aspect } from '../finding/finding.ts';
import { askPublisher, consider, type Fix, type Step } from '../finding/fix.ts';
import {
  asClause,
  counted,
  hashCount,
  releaseName,
  type Sentence,
  say,
  shortText,
} from '../finding/sentence.ts';
import type { UnavailableCode } from '../outcome.ts';
import { pinnedKeysFor } from '../policy/policy.ts';
import { isMirrored, type LockedEntry, type LockedHash, type Subject } from '../subject/subject.ts';
import type { Facts } from './rule.ts';

/* The part of `unproven-hash` about hashes that could not be looked up. */

export type NotAskedAspect = { kind: 'not-asked'; reasons: string };

/** A warning, because the verdict is then `incomplete` and `on-unavailable` decides what follows. */
export function notAsked(
  entry: LockedEntry,
  gists: ReadonlyMap<string, Sentence>,
  subject: Subject,
): readonly Facts<NotAskedAspect>[] {
  const { settings } = subject;
  const open = entry.hashes.flatMap(({ worth }) => (isUnasked(worth) ? worth : []));
  if (open.length === 0) return [];
  const causes = causesOf(entry);
  const reasons = causes.join('; ');
  const gist = gists.get(reasons);
  const next = nextQuestion(entry, subject);
  const isOutOfTime = open.some(({ lack }) => lack.code === 'time');
  const unfetched = entry.hashes.find(({ worth }) => {
    const { request, trouble } = (worth.kind === 'open' && worth.lack.asked) || {};
    return request === 'package' && trouble === 'missing';
  });
  return [
    {
      aspect: { kind: 'not-asked', reasons: eachOnce(open.map(inBrief)).join('; ') },
      message: say`${hashCount(open.length)} of ${releaseName(entry.lock)} could not be checked: ${inShort(causes)}.`,
      cause: `not asked: ${reasons}`,
      ...(gist === undefined ? {} : { gist }),
      // If `on-unavailable` lets it pass, the team has decided to merge such a change.
      fix: settings.scope === 'changed' && settings.onUnavailable === 'fail' ? [notYet, ...next] : next,
      // No registry is away, so `on-unavailable: warn` does not let it pass: a change could make the run so slow, or hide behind a package that is not there.
      severity: isOutOfTime || unfetched !== undefined ? 'error' : 'warning',
      ...(unfetched && { hash: unfetched.hash, line: unfetched.line }),
      open: true,
    },
  ];
}

const notYet = consider('do not merge yet');

export function notAskedHeadline(who: string, aspects: readonly Aspect[]): string {
  const [only = '', ...others] = distinct(aspects.map(({ reasons = '' }) => String(reasons)));
  return others.length === 0 ? shortText(only, 140) : `the hashes of ${who} could not be checked`;
}

const causesOf = ({ hashes }: LockedEntry): readonly string[] =>
  eachOnce(hashes.flatMap(({ worth }) => (isUnasked(worth) ? [asClause(worth.reason)] : [])));

/** A cause that has a clause about a mirror in another text is told there. */
const eachOnce = (causes: readonly string[]): readonly string[] =>
  distinct(causes).filter((cause, _, all) => !all.some((other) => other.startsWith(`${cause}; `)));

type OpenWorth = Extract<LockedHash['worth'], { kind: 'open' }>;

function isUnasked(worth: LockedHash['worth']): worth is OpenWorth {
  return worth.kind === 'open' && worth.why === 'not-asked';
}

/** `registry.terraform.io is down (503)`, `registry.example.com refuses the token`, for the headline. */
function inBrief({ reason, lack }: OpenWorth): string {
  const [, host = '', status = ''] = /^(\S+) answered (?:with status )?(\d{3})\b/.exec(reason) ?? [];
  const trouble = lack.asked?.trouble;
  if (status.startsWith('5')) return `${host} is down (${status})`;
  if (trouble === 'refused-token') return `${host} refuses the token`;
  if (trouble === 'refused-login') return `${host} refuses the stored token`;
  if (status === '403') return `${host} refuses access (403)`;
  return status === '401' ? `${host} needs a token` : asClause(reason);
}

function inShort(causes: readonly string[]): string {
  const more = causes.length > 2 ? `; and ${causes.length - 2} more` : '';
  return `${causes.slice(0, 2).join('; ')}${more}`;
}

/** The hashes that one cause leaves unchecked, counted once for all providers. By its reasons. */
export function gistsOfCauses(entries: readonly LockedEntry[]): ReadonlyMap<string, Sentence> {
  const told = entries.filter((entry) => causesOf(entry).length > 0);
  const causes = Map.groupBy(told, (entry) => causesOf(entry).join('; '));
  const gistOf = (members: readonly LockedEntry[]) => {
    const providers = new Set(members.map(({ lock }) => lock.address)).size;
    const hashes = members.flatMap(({ lock, hashes }) =>
      hashes.flatMap(({ hash, worth }) => (isUnasked(worth) ? [`${releaseName(lock)} ${hash}`] : [])),
    );
    const what = `${hashCount(new Set(hashes).size)} of ${counted(providers, 'provider', 'providers')}`;
    return say`${what} could not be checked: ${inShort(members.slice(0, 1).flatMap(causesOf))}.`;
  };
  return new Map([...causes].map(([cause, members]) => [cause, gistOf(members)]));
}

/** How to get an answer: by the request that failed, since a new run helps only if the answer may change. */
function nextQuestion({ lock, reviewed, hashes }: LockedEntry, { settings }: Subject): Fix {
  const lacks = hashes.flatMap(({ worth }) => (worth.kind === 'open' ? worth.lack : []));
  const codes = distinct(lacks.map(({ code }) => code));
  const decisive = (['time', 'certificate'] as const).find((one) => codes.includes(one));
  const { evidence, change } = reviewed;
  const again = (when: string): Step => ({ do: 'run-again', when });
  const [first] = lacks.filter(({ code }) => code === (decisive ?? codes[0]));
  const { request, host = hostOf(lock.address), trouble } = first?.asked ?? {};
  // A mirror has packages too, and nothing else of these.
  const isOfRegistry = request !== undefined && request !== 'mirror' && request !== 'package';
  const isMirror = isMirrored(evidence) && !isOfRegistry;
  const own = hostOf(lock.address);
  // Only its keys are asked for, where the policy does not accept the word of the provider's own registry.
  const isPublic = [own, host].every((one) => publicRegistries.includes(one));
  const isForKeys = isPublic && host !== own && pinnedKeysFor(settings, lock.address) === null;
  const who = isMirror ? 'the mirror' : isForKeys ? host : 'the registry';
  const later = [again(`when ${who} is back`)];
  if (first === undefined || (codes.length > 1 && decisive === undefined)) return later;
  const { address, version } = lock;
  const isFile = request === 'shasums' || request === 'signature' || request === 'package';
  const old = versionBefore(change);
  const stay = old === null ? [] : [consider(`stay on ${old.version} until then`, 'or')];
  const odd = [
    consider(`tell who runs ${who}: the answer does not follow the protocol`),
    again('when it is corrected'),
  ];
  const refused = (what: string): Fix => [
    consider(
      `${what} was sent, and refused; it may have expired, or not be allowed to read ${releaseName(lock)}`,
    ),
  ];
  const byTrouble: Partial<Record<NonNullable<typeof trouble>, Fix>> = {
    refused: [
      consider(
        isFile
          ? `have ${host} let this run read the file: it belongs to the release, and no token of the registry helps there`
          : `give the run ${isMirror ? 'credentials that the mirror accepts' : tokenWords(host, settings)}`,
      ),
    ],
    'refused-token': refused(`replace the token for ${host} (${variableFor(host, settings)}): it`),
    'refused-login': refused(
      settings.surface === 'command line'
        ? `set ${variableFor(host, settings)}, or log in again ("terraform login ${host}"): the token that is stored for ${host}`
        : `replace the token for ${host}: it`,
    ),
    missing: [
      request === 'mirror'
        ? consider(`have ${host} filled with ${releaseName(lock)}, which it lists and does not have`)
        : askPublisher(address, `to upload the missing file of ${version}: the registry itself answers`),
      ...stay,
    ],
    'no-such-name':
      host !== own || publicRegistries.includes(own)
        ? [consider(`check the name server of this run, which does not know ${host}`), again('when it does')]
        : [
            consider(`correct the name ${host} or the name server: DNS has no such name`),
            consider(
              `take ${host} out of "registries" if its providers lie in a folder or a mirror only: the next run then shows the waiver that accepts this release`,
              'or',
            ),
          ],
  };
  const steps: Partial<Record<UnavailableCode, Fix>> = {
    'address-refused': [
      consider(`ask who runs ${who} for an address that this run may connect to`),
      { ...setting, how: 'add', setting: 'registries', when: 'if the host is your own' },
    ],
    'malformed-answer': odd,
    'too-large': odd,
    'unsupported-algorithm': [
      askPublisher(address, 'to sign with a key and an algorithm that are in use today'),
    ],
    time: [
      { ...setting, how: 'raise', setting: 'max-time' },
      consider('split the change into smaller pull requests', 'or'),
    ],
    unreadable: [consider('make the mirror readable for this user'), again('then')],
  };
  const advice = byHand[first.code];
  const next = (trouble && byTrouble[trouble]) ?? steps[first.code] ?? (advice ? [consider(advice)] : later);
  return isForKeys ? [...next, acceptHost(own, settings, `if you trust everything that ${own} says`)] : next;
}

export function acceptHost(value: string, { policy, config }: Subject['settings'], when: string): Step {
  return { do: 'set', setting: 'accept-asserted', file: policy.path ?? config, how: 'add', value, when };
}

/** One step, whoever was asked. */
const byHand: Partial<Record<UnavailableCode, string>> = {
  certificate:
    'give the run the authority that issued the certificate (NODE_EXTRA_CA_CERTS), or have the certificate renewed',
  'proxy-login': 'give the user name and password of the proxy in HTTPS_PROXY',
  'refused-by-proxy': 'have the proxy let the host pass, or name the host in NO_PROXY',
  'not-direct': 'add this provider to a mirror or to "direct" in "provider_installation"',
  'not-in-evidence':
    'record the evidence again with "--evidence" where Lockproof can reach the registry, for these lock files and with the same settings',
};

const setting = { do: 'set', value: null, file: null } as const;

/** A secret of Actions is empty in a run for Dependabot, and only the command line reads stored logins. */
function tokenWords(host: string, settings: Subject['settings']): string {
  const name = variableFor(host, settings);
  return settings.surface === 'command line'
    ? `a token for ${host} (${name}, or "terraform login ${host}" where the host has that); no stored login was used`
    : `a token for ${host} (${name}); if it is set and empty, add the secret to those of Dependabot too`;
}

/** With a port, no shell can export the name. */
export const variableFor = (host: string, { surface }: Subject['settings']): string =>
  surface === 'command line' && host.includes(':') ? `env '${tokenNameOf(host)}=TOKEN'` : tokenNameOf(host);

/** The variable in which Terraform looks for the token of a host; a token counts for one port only. */
export const tokenNameOf = (host: string): string =>
  `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`;
