import type { ChangeKind } from '../lockfile/change.ts';
import { providerName } from '../subject/names.ts';
import { versionStep } from '../version/bump.ts';
import { hashesAtHead, tally } from './hash-tally.ts';
import { counted, listed } from './number-words.ts';
import type { ReportedChange, ReportedHash, ReportedSignature } from './report.ts';

/** Kinds that the version arrow does not tell already, in the words of Terraform's own documentation where it has some. */
const kindWords: Readonly<Record<ChangeKind, string>> = {
  'provider-added': 'new provider',
  'provider-removed': 'no longer required',
  'provider-moved': 'moved to another address',
  'version-upgraded': 'upgrade',
  'version-downgraded': '⬇ downgrade',
  'version-changed': 'other build',
  'constraints-changed': 'constraints changed',
  'hashes-added': 'new package checksums',
  'hashes-removed': 'package checksums removed',
  'hashes-replaced': 'package checksums replaced',
  'hashes-cleared': 'package checksums cleared',
  'format-only': 'layout only',
};

/**
 * `3.2.3 → 3.2.4, upgrade (patch)`
 *
 * @param movedFrom the old address of a provider that moved, where it is known
 */
export function changeWords({ from, to, kinds }: ReportedChange, movedFrom: string | null = null): string {
  const otherRelease = kinds.includes('provider-moved') || (from !== null && from.version !== to?.version);
  const told = to !== null && from !== null && otherRelease ? kinds.filter(isNews) : kinds;
  const step = from === null || to === null ? null : versionStep(from.version, to.version);
  const words = told.map((kind) => {
    if (kind === 'provider-moved' && movedFrom !== null) return `moved from ${providerName(movedFrom)}`;
    return steps.includes(kind) && step !== null ? `${kindWords[kind]} (${step})` : kindWords[kind];
  });
  return [versionWords(from, to), ...(kinds.length === 0 ? ['unchanged'] : words)].join(', ');
}

/** Another release has other hashes: that says nothing. That it has none does. */
function isNews(kind: ChangeKind): boolean {
  return kind !== 'hashes-replaced';
}

function versionWords(from: ReportedChange['from'], to: ReportedChange['to']): string {
  const version = (to ?? from)?.version ?? 'no version';
  return from === null || to === null || from.version === to.version
    ? version
    : `${from.version} → ${to.version}`;
}

const steps: readonly ChangeKind[] = ['version-upgraded', 'version-downgraded'];

/** `15 of 15 proven: h1 for linux_amd64; zh for 12 platforms and 2 other files` */
export function hashWords(change: ReportedChange): string {
  const [share = '', ...coverage] = hashLines(change);
  return coverage.length === 0 ? share : `${share}: ${coverage.join('; ')}`;
}

/** How many are proven, then what those of each scheme are for. */
export function hashLines(change: ReportedChange): readonly string[] {
  const hashes = hashesAtHead(change);
  if (change.to === null) return ['none left to prove'];
  if (hashes.length === 0) return ['no hashes: nothing is checked'];
  const { total, proven, asserted, unproven, unavailable } = tally(hashes);
  const share = [
    `${proven} of ${total} proven`,
    ...(asserted === 0 ? [] : [`${asserted} on an unsigned word only`]),
    ...(unproven === 0 ? [] : [`${unproven} not proven`]),
    ...(unavailable === 0 ? [] : [`${unavailable} not checked`]),
  ].join(', ');
  return [share, ...coverageLines(hashes)];
}

/** `HashiCorp (key 34365D9472D7468F), same key as before` */
export function signerWords(change: ReportedChange): string {
  const { keyId } = change.signature;
  const key = change.to === null || keyId === null ? '' : ` (key ${keyId})`;
  const comparison = keyComparison(change);
  return signerName(change) + key + (comparison === null ? '' : `, ${comparison}`);
}

/** `same key as before`; `null` where there is nothing to compare. */
export function keyComparison({ to, kinds, signature }: ReportedChange): string | null {
  if (to === null || signature.sameKeyAsBefore === null) return null;
  if (signature.sameKeyAsBefore) return 'same key as before';
  return kinds.includes('provider-moved')
    ? 'another key than at the old address'
    : '🔑 another key than before';
}

function coverageLines(hashes: readonly ReportedHash[]): readonly string[] {
  const backed = hashes.filter(
    ({ proof }) => proof === 'signed' || proof === 'computed' || proof === 'asserted',
  );
  const h1 = platformsOf(backed, 'h1:');
  const zh = platformsOf(backed, 'zh:');
  const files = backed.filter(({ hash, platform }) => hash.startsWith('zh:') && platform === null).length;
  const zhWords = [
    ...(zh.length === 0 ? [] : [zh.length > 2 ? `${zh.length} platforms` : listed(zh, 2)]),
    ...(files === 0 ? [] : [counted(files, 'other file', 'other files')]),
  ];
  return [
    ...(h1.length === 0 ? [] : [`h1 for ${listed(h1, 4)}`]),
    ...(zhWords.length === 0 ? [] : [`zh for ${listed(zhWords, 2)}`]),
  ];
}

function platformsOf(hashes: readonly ReportedHash[], scheme: 'h1:' | 'zh:'): readonly string[] {
  const own = hashes.filter(({ hash }) => hash.startsWith(scheme));
  return [...new Set(own.flatMap(({ platform }) => platform ?? []))].sort();
}

/** `HashiCorp`, `self-signed` */
export function signerName({ to, signature }: ReportedChange): string {
  return to === null ? '—' : signer(signature);
}

function signer({ tier, keyId }: ReportedSignature): string {
  switch (tier) {
    case 'official':
      return officialNames.get(keyId ?? '') ?? 'a pinned official key';
    case 'partner':
      return 'HashiCorp partner';
    case 'self-signed':
      return 'self-signed';
    case 'unsigned':
      return 'unsigned';
    case 'unavailable':
      return 'not known';
  }
}

const officialNames: ReadonlyMap<string, string> = new Map([
  ['34365D9472D7468F', 'HashiCorp'],
  ['0C0AF313E5FD9F80', 'OpenTofu'],
]);
