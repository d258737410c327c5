import { hostOf } from '../address/address.ts';
import { distinct } from '../distinct.ts';
import type { VersionEvidence } from '../evidence/evidence.ts';
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
import { isMirrored, type LockedEntry, type Subject } from '../subject/subject.ts';
import type { Facts } from './rule.ts';

/* The part of `unproven-hash` about hashes that could not be looked up. */

export type NotAskedAspect = { kind: 'not-asked'; reasons: string };

/** A warning, because the verdict is then `incomplete` and `on-unavailable` decides what follows. */
export function notAsked(
  entry: LockedEntry,
  gists: ReadonlyMap<string, Sentence>,
  { settings }: Subject,
): readonly Facts<NotAskedAspect>[] {
  const open = openReasons(entry);
  if (open.length === 0) return [];
  const reasons = distinct(open).join('; ');
  const gist = gists.get(reasons);
  const next = nextQuestion(entry);
  return [
    {
      aspect: { kind: 'not-asked', reasons },
      message: say`${hashCount(open.length)} of ${releaseName(entry.lock)} could not be checked: ${inShort(open)}.`,
      cause: `not asked: ${reasons}`,
      ...(gist === undefined ? {} : { gist }),
      // If `on-unavailable` lets it pass, the team has decided to merge such a change.
      fix: settings.scope === 'changed' && settings.onUnavailable === 'fail' ? [notYet, ...next] : next,
      // Nobody but this run is slow, so `on-unavailable: warn` does not let it pass: a change could make it so.
      severity: missingAnswers(entry.reviewed.evidence).codes.has('time') ? 'error' : 'warning',
      open: true,
    },
  ];
}

const notYet = consider('do not merge yet');

export function notAskedHeadline(who: string, aspects: readonly Aspect[]): string {
  const [only = '', ...others] = distinct(aspects.map(({ reasons = '' }) => String(reasons)));
  return others.length === 0 ? shortText(only, 140) : `the hashes of ${who} could not be checked`;
}

/** For each hash that was not looked up. */
function openReasons({ hashes }: LockedEntry): readonly string[] {
  return hashes.flatMap(({ worth }) =>
    worth.kind === 'open' && worth.why === 'not-asked' ? [asClause(worth.reason)] : [],
  );
}

function inShort(reasons: readonly string[]): string {
  const causes = distinct(reasons);
  const more = causes.length > 2 ? `; and ${causes.length - 2} more` : '';
  return `${causes.slice(0, 2).join('; ')}${more}`;
}

/** The hashes that one cause leaves unchecked, counted once for all providers. By its reasons. */
export function gistsOfCauses(entries: readonly LockedEntry[]): ReadonlyMap<string, Sentence> {
  const told = entries.filter((entry) => openReasons(entry).length > 0);
  const causes = Map.groupBy(told, (entry) => distinct(openReasons(entry)).join('; '));
  return new Map(
    [...causes].map(([cause, members]) => {
      const providers = new Set(members.map(({ lock }) => lock.address)).size;
      const hashes = new Set(
        members.flatMap(({ lock, hashes }) =>
          hashes
            .filter(({ worth }) => worth.kind === 'open' && worth.why === 'not-asked')
            .map(({ hash }) => `${releaseName(lock)} ${hash}`),
        ),
      ).size;
      const what = `${hashCount(hashes)} of ${counted(providers, 'provider', 'providers')}`;
      return [
        cause,
        say`${what} could not be checked: ${inShort(members.slice(0, 1).flatMap(openReasons))}.`,
      ];
    }),
  );
}

/** How to get an answer: a new run helps only if the answer may change. */
function nextQuestion({ lock: { address }, reviewed: { evidence } }: LockedEntry): Fix {
  const { codes, status } = missingAnswers(evidence);
  const decisive = (['time', 'certificate'] as const).find((one) => codes.has(one));
  const [code, ...others] = decisive === undefined ? codes : [decisive];
  const who = isMirrored(evidence) ? 'the mirror' : 'the registry';
  const again = (when: string): Step => ({ do: 'run-again', when });
  const later = [again(`when ${who} answers`)];
  if (code === undefined || others.length > 0) return later;
  const host = hostOf(address);
  const login = isMirrored(evidence)
    ? 'credentials that the mirror accepts'
    : `a token for ${host} (${tokenNameOf(host)})`;
  const isForbidden = status === 401 || status === 403;
  const odd = [
    consider(`tell who runs ${who}: the answer does not follow the protocol`),
    again('when it is corrected'),
  ];
  const steps: Partial<Record<UnavailableCode, Fix>> = {
    certificate: [
      consider(
        'give the run the authority that issued the certificate (NODE_EXTRA_CA_CERTS), or have the certificate renewed',
      ),
    ],
    'proxy-login': [consider('give the user name and password of the proxy in HTTPS_PROXY')],
    'refused-by-proxy': [consider('have the proxy let the host pass, or name the host in NO_PROXY')],
    'not-direct': [consider('add this provider to a mirror or to "direct" in "provider_installation"')],
    status: isForbidden ? [consider(`give the run ${login}`)] : later,
    'address-refused': [
      consider(`ask who runs ${who} for an address that this run may connect to`),
      { ...setting, how: 'add', setting: 'registries', when: 'if the host is your own' },
    ],
    'malformed-answer': odd,
    'too-large': odd,
    'unsupported-algorithm': [
      askPublisher(address, 'to sign with a key and an algorithm that are in use today'),
    ],
    'not-in-evidence': [
      consider(
        'record the evidence again with "--evidence" where Lockproof can reach the registry, for these lock files and with the same settings',
      ),
    ],
    time: [
      { ...setting, how: 'raise', setting: 'max-time' },
      consider('split the change into smaller pull requests', 'or'),
    ],
    unreadable: [consider('make the mirror readable for this user'), again('then')],
  };
  return steps[code] ?? later;
}

const setting = { do: 'set', value: null, file: null } as const;

function missingAnswers(evidence: VersionEvidence | null): {
  readonly codes: ReadonlySet<UnavailableCode>;
  readonly status?: number | undefined;
} {
  if (evidence?.release.kind === 'unavailable')
    return { codes: new Set([evidence.release.code]), status: evidence.release.status };
  const proofs = [...(evidence?.proofs.values() ?? [])];
  return { codes: new Set(proofs.flatMap((proof) => (proof.level === 'unavailable' ? [proof.code] : []))) };
}

/** The variable in which Terraform looks for the token of a host; a token counts for one port only. */
export function tokenNameOf(host: string): string {
  return `TF_TOKEN_${host.replaceAll('-', '__').replaceAll('.', '_')}`;
}
