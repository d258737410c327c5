import { hostOf } from '../address/address.ts';
import { officialName } from '../address/publishers.ts';
import { distinct } from '../distinct.ts';
import { counted, listed, providerName, shortName } from '../finding/sentence.ts';
import { isOfFiles, isOfZip } from '../hash.ts';
import type { ChangeKind } from '../lockfile/change.ts';
import { versionStep } from '../version/bump.ts';
import { countsOf } from './counts.ts';
import type { Report, ReportedChange, ReportedHash, ReportedWorth } from './report.ts';

/* The words for verdicts and changes that all renderers share. */

/** `5 providers in 12 lock files, signed by 3 keys`; empty where nothing changed. */
export function scopeWords({ verdict, totals, changes, findings, believed }: Report): string {
  if (verdict === 'unchanged') return '';
  const named = changes.flatMap(({ signature }) => [signature.fingerprint, ...(signature.otherKeys ?? [])]);
  const keys = new Set(named.filter((each) => each !== null)).size;
  const omitted = totals.findings - findings.length;
  const files =
    totals.files === 0 ? 'no lock file changed' : counted(totals.files, 'lock file', 'lock files');
  return [
    totals.providers === 0 ? files : `${counted(totals.providers, 'provider', 'providers')} in ${files}`,
    ...(keys === 0 ? [] : [`signed by ${counted(keys, 'key', 'keys')}`]),
    ...(omitted === 0 ? [] : [`${counted(omitted, 'more finding is', 'more findings are')} not listed`]),
    ...(believed === undefined ? [] : [believed]),
  ].join(', ');
}

/** `21 of 24 hashes are proven, 1 is accepted without proof, 2 could not be checked`; may be empty. */
export function shareWords({ totals, findings }: Report): string {
  const { hashes, proven, accepted, announced, open, unproven } = totals;
  const byOthers = accepted - announced;
  if (hashes === 0) return '';
  const isPart = findings.some(({ rule, severity }) => rule === unreadable && severity === 'error');
  return [
    `${proven} of ${counted(hashes, 'hash', 'hashes')}${isPart ? ' that could be read' : ''} ${proven === 1 || hashes === 1 ? 'is' : 'are'} proven`,
    ...someOf(announced, 'announced but not signed'),
    ...someOf(byOthers, 'accepted without proof'),
    ...someOf(unproven, 'not proven'),
    ...someOf(open, 'could not be checked'),
  ].join(', ');
}

/** Nobody may take the rest of its file for proven. */
const unreadable = 'unreadable-lock-file';

const someOf = (count: number, words: string) => (count === 0 ? [] : [`${count} ${words}`]);

/** Proven, or announced by its own registry with a sample that was computed and agrees. */
export function isBacked(worth: ReportedWorth): boolean {
  if (worth.kind === 'proven') return true;
  return worth.kind === 'accepted' && worth.by === 'announced' && worth.checked.length > 0;
}

/** The hashes of a change at head, and how many packages were computed as a sample of announced ones. */
export function tally(change: ReportedChange) {
  const announced = change.hashes.flatMap(({ worth }) =>
    worth?.kind === 'accepted' && worth.by === 'announced' ? worth.checked : [],
  );
  return { ...countsOf({ files: [], changes: [change] }), sampled: new Set(announced).size };
}

const kindWords: Readonly<Record<ChangeKind, string>> = {
  'provider-added': 'new provider',
  'provider-removed': 'removed from the lock file',
  'provider-moved': 'moved to a different address',
  'version-upgraded': 'upgrade',
  'version-downgraded': '⬇ downgrade',
  'version-changed': 'different build',
  'constraints-changed': 'constraints changed',
  'hashes-added': 'new package checksums',
  'hashes-removed': 'package checksums removed',
  'hashes-replaced': 'package checksums replaced',
  'hashes-cleared': 'package checksums cleared',
  'format-only': 'layout only',
};

/** `3.2.3 → 3.2.4, upgrade (patch)` @param report an audit compares nothing, so nothing in it is "unchanged" */
export function changeWords({ from, to, kinds, background }: ReportedChange, { base }: Pick<Report, 'base'>) {
  const movedFrom = background?.movedFrom ?? null;
  const otherRelease = kinds.includes('provider-moved') || (from !== null && from.version !== to?.version);
  // A different release always has other hashes.
  const isNews = (kind: ChangeKind) => from === null || !otherRelease || kind !== 'hashes-replaced';
  const isPin = (lock: ReportedChange['to']) => lock?.constraints?.replace(/^= ?/, '') === lock?.version;
  // An exact pin moves with its version.
  const pinMoved = otherRelease && isPin(from) && isPin(to);
  const news = kinds.filter((kind) => isNews(kind) && (kind !== 'constraints-changed' || !pinMoved));
  const told = to === null ? kinds : news;
  const step = from === null || to === null ? null : versionStep(from.version, to.version);
  const words = told.map((kind) => {
    if (kind === 'provider-moved' && movedFrom !== null) return `moved from ${providerName(movedFrom)}`;
    return steps.includes(kind) && step !== null ? `${kindWords[kind]} (${step})` : kindWords[kind];
  });
  if (kinds.length === 0 && from === null) words.push('not compared: the base cannot be read');
  else if (kinds.length === 0 && base !== null) words.push('unchanged');
  return [versionWords(from, to), ...words].join(', ');
}

export function versionWords(from: ReportedChange['from'], to: ReportedChange['to']): string {
  const versions = [from, to].flatMap((lock) => (lock === null ? [] : [shortName(lock.version)]));
  return distinct(versions).join(' → ') || 'no version';
}

const steps: readonly ChangeKind[] = ['version-upgraded', 'version-downgraded'];

/** How many hashes are proven and their platforms, then how many are not. */
export function hashLines(change: ReportedChange): { proven: readonly string[]; others: readonly string[] } {
  const { hashes: total, proven, accepted, announced, sampled, unproven, open } = tally(change);
  if (change.to === null) return { proven: ['nothing to prove'], others: [] };
  if (total === 0) return { proven: ['no hashes: nothing is checked'], others: [] };
  const sample = sampled === 0 ? 'none computed' : `${sampled} more were computed`;
  return {
    proven: [`${proven} of ${total} proven`, ...coverageLines(change.hashes)],
    others: [
      ...someOf(unproven, 'not proven'),
      ...someOf(announced, `announced but not signed (${sample})`),
      ...someOf(accepted - announced, 'accepted without proof'),
      ...someOf(open, 'not checked'),
    ],
  };
}

/** `14 of 15 proven: h1 for linux_amd64; zh for 12 platforms and 2 other files. 1 not proven` */
export function hashWords(change: ReportedChange): string {
  const { proven, others } = hashLines(change);
  const [share = '', ...coverage] = proven;
  const list = coverage.length === 0 ? share : `${share}: ${coverage.join('; ')}`;
  return others.length === 0 ? list : `${list}. ${others.join(', ')}`;
}

function coverageLines(hashes: readonly ReportedHash[]): readonly string[] {
  const backed = hashes.filter(({ worth }) => worth?.kind === 'proven');
  const h1 = platformsOf(backed, isOfFiles);
  const zh = platformsOf(backed, isOfZip);
  const files = backed.filter(({ hash, platform }) => isOfZip(hash) && platform === null).length;
  const zhWords = [
    ...(zh.length === 0 ? [] : [zh.length > 2 ? `${zh.length} platforms` : listed(zh, 2)]),
    ...(files === 0 ? [] : [counted(files, 'other file', 'other files')]),
  ];
  return [
    ...(h1.length === 0 ? [] : [`h1 for ${listed(h1, 4)}`]),
    ...(zhWords.length === 0 ? [] : [`zh for ${listed(zhWords, 2)}`]),
  ];
}

function platformsOf(hashes: readonly ReportedHash[], counts: (hash: string) => boolean): readonly string[] {
  const own = hashes.filter(({ hash }) => counts(hash));
  return [...new Set(own.flatMap(({ platform }) => platform ?? []))].sort();
}

/** Who signed, with which key, and what else a reader should know of the keys. */
export function signerParts({ provider, to, kinds, signature }: ReportedChange) {
  if (to === null) return { name: '—', key: null, others: [] };
  const { tier, keyId, otherKeys = [], sameKeyAsBefore } = signature;
  const different = kinds.includes('provider-moved')
    ? 'a different key than at the old address'
    : '🔑 a different key than before';
  const origin = keyOrigin({ provider, signature });
  return {
    name: tier === 'official' ? officialName(keyId) : signers[tier],
    key: keyId,
    others: [
      ...(origin === null ? [] : [origin]),
      // Documents for single platforms may have signatures of different keys (T13).
      ...(otherKeys.length === 0 ? [] : [`other packages are signed with ${listed(otherKeys, 3)}`]),
      ...(sameKeyAsBefore === null ? [] : [sameKeyAsBefore ? 'same key as before' : different]),
    ],
  };
}

/** `HashiCorp (key 34365D9472D7468F), same key as before` */
export function signerWords(change: ReportedChange): string {
  const { name, key, others } = signerParts(change);
  return [key === null ? name : `${name} (key ${key})`, ...others].join(', ');
}

/** `with the key that registry.terraform.io lists`; `null` where the provider's own registry lists it. */
export function keyOrigin({ provider, signature }: Pick<ReportedChange, 'provider' | 'signature'>) {
  const { keyFrom } = signature;
  if (keyFrom === null || keyFrom === hostOf(provider)) return null;
  return keyFrom === 'policy' ? 'with a key of the policy' : `with the key that ${keyFrom} lists`;
}

const signers = {
  partner: 'HashiCorp partner',
  'self-signed': "the publisher's own key",
  unsigned: 'no listed key',
  unavailable: 'not known',
} as const;

/** A change that looks alarming in a diff and is harmless, and what the next `tofu init` does to an entry that was proven. */
export function notesAbout(change: ReportedChange): readonly string[] {
  const { kinds, hashes, initAdds } = change;
  const isProven = hashes.every(({ worth }) => worth?.kind === 'proven');
  const platforms = addedPlatforms(change);
  const added = counted(hashes.filter(({ status }) => status === 'added').length, 'line', 'lines');
  const noise =
    kinds.join() === 'format-only'
      ? 'only the layout changed; every value is the same'
      : !isProven || !onlyAddsHashes(change)
        ? null
        : platforms === null
          ? `only hashes were added (${added}), and the signed release has all of them`
          : `only the h1 for ${listed(platforms, 4)} was added; same signed release as before`;
  const more = initAdds.length > 4 ? counted(initAdds.length, 'platform', 'platforms') : listed(initAdds, 4);
  const next = `the next "tofu init" adds the h1 for ${more}, because registry.opentofu.org announces them`;
  return [...(noise === null ? [] : [`${noise}.`]), ...(initAdds.length === 0 ? [] : [`${next}.`])];
}

/** The platforms of the h1 that were added, where nothing else changed. */
export function addedPlatforms(change: ReportedChange): readonly string[] | null {
  const added = change.hashes.filter(({ status }) => status === 'added');
  const onlyH1 = added.every(({ hash, platform }) => isOfFiles(hash) && platform !== null);
  return added.length > 0 && onlyAddsHashes(change) && onlyH1 ? platformsOf(added, isOfFiles) : null;
}

const onlyAddsHashes = ({ kinds, hashes }: ReportedChange): boolean =>
  kinds.join() === 'hashes-added' && hashes.every(({ status }) => status !== 'removed');
