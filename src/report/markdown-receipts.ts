import { releaseName } from '../rules/names.ts';
import type { ChangeBackground } from './background.ts';
import type { Section } from './budget.ts';
import { markdownCode, markdownSentence, markdownText } from './escape.ts';
import { elsewhere, placeLink } from './markdown-place.ts';
import { byteWords, counted } from './number-words.ts';
import type { RenderContext } from './render-context.ts';
import type { Report, ReportedChange, ReportedHash } from './report.ts';

const filesShown = 20;
const documentsShown = 3;

/** Every hash with its platform and its proof, folded away: for who wants to check the checker. */
export function receipts(report: Report, context: RenderContext): Section {
  const { requests, bytesDownloaded, hashes } = report.totals;
  const time = context.seconds === undefined ? '' : ` in ${context.seconds.toFixed(1)} s`;
  const cost = `${counted(requests, 'request', 'requests')}, ${byteWords(bytesDownloaded)} downloaded${time}`;
  return {
    opening: `<details><summary>Receipts: ${counted(hashes, 'hash', 'hashes')} with platform and proof; ${cost}</summary>`,
    rows: report.changes.map((change, index) => ({
      full: receipt(change, report, context, context.background?.changes[index]),
      brief: null,
    })),
    closing: '</details>',
    separator: '\n\n',
    hidden: (count) => `Receipts of ${counted(count, 'more change', 'more changes')}: ${elsewhere(context)}.`,
  };
}

function receipt(
  change: ReportedChange,
  report: Report,
  context: RenderContext,
  background: ChangeBackground | undefined,
): string {
  const version = (change.to ?? change.from)?.version ?? '';
  const title = `**${markdownText(releaseName({ address: change.provider, version }))}**`;
  const shown = change.files
    .slice(0, filesShown)
    .map((path) => placeLink({ path, line: null }, report, context));
  const more = change.files.length - shown.length;
  const files = [...shown, ...(more === 0 ? [] : [`and ${more} more`])].join(', ');
  const { fingerprint } = change.signature;
  const key = fingerprint === null ? '' : `; signed by the key ${markdownCode(fingerprint)}`;
  const hashes = listedHashes(change);
  const rest = change.hashes.length - hashes.length;
  return [
    `${title} in ${files}${key}${documentsText(background)}`,
    ...(hashes.length === 0 ? [] : [hashTable(hashes)]),
    ...(rest === 0 ? [] : [`${counted(rest, 'hash', 'hashes')} of the release before went with it.`]),
  ].join('\n\n');
}

/** As code and not as links: the registry chose these addresses. */
function documentsText(background: ChangeBackground | undefined): string {
  const urls = [...new Set(background?.documents ?? [])];
  if (urls.length === 0) return '';
  const shown = urls.slice(0, documentsShown).map(markdownCode);
  const rest = urls.length - shown.length;
  return `; checksums: ${[...shown, ...(rest === 0 ? [] : [`and ${rest} more`])].join(', ')}`;
}

/** That an upgrade takes the old hashes away is not worth a line each. */
function listedHashes({ kinds, from, to, hashes }: ReportedChange): readonly ReportedHash[] {
  const sameRelease =
    from === null || to === null || (from.version === to.version && !kinds.includes('provider-moved'));
  return sameRelease ? hashes : hashes.filter(({ status }) => status !== 'removed');
}

function hashTable(hashes: readonly ReportedHash[]): string {
  const rows = hashes.map(
    ({ hash, status, proof, platform, detail }) =>
      `| ${markdownCode(hash)} | ${status} | ${markdownText(platform ?? '—')} | ${proof} | ${markdownSentence(detail)} |`,
  );
  return ['| Hash | Status | Platform | Proof | Detail |', '|---|---|---|---|---|', ...rows].join('\n');
}
