import { releaseName } from '../rules/names.ts';
import type { Section } from './budget.ts';
import { markdownCode, markdownSentence, markdownText } from './escape.ts';
import { elsewhere, placeLink } from './markdown-place.ts';
import { byteWords, counted } from './number-words.ts';
import type { RenderContext } from './render-context.ts';
import type { Report, ReportedChange, ReportedHash } from './report.ts';

const filesShown = 20;

/** Every hash with its platform and its proof, folded away: for who wants to check the checker. */
export function receipts(report: Report, context: RenderContext): Section {
  const { requests, bytesDownloaded, hashes } = report.totals;
  const cost = `${counted(requests, 'request', 'requests')}, ${byteWords(bytesDownloaded)} downloaded`;
  return {
    opening: `<details><summary>Receipts: ${counted(hashes, 'hash', 'hashes')} with platform and proof; ${cost}</summary>`,
    rows: report.changes.map((change) => ({ full: receipt(change, report, context), brief: null })),
    closing: '</details>',
    separator: '\n\n',
    hidden: (count) => `Receipts of ${counted(count, 'more change', 'more changes')}: ${elsewhere(context)}.`,
  };
}

function receipt(change: ReportedChange, report: Report, context: RenderContext): string {
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
    `${title} in ${files}${key}`,
    ...(hashes.length === 0 ? [] : [hashTable(hashes)]),
    ...(rest === 0 ? [] : [`${counted(rest, 'hash', 'hashes')} of the version before went with it.`]),
  ].join('\n\n');
}

/** That an upgrade takes the old hashes away is not worth a line each. */
function listedHashes({ from, to, hashes }: ReportedChange): readonly ReportedHash[] {
  const sameVersion = from === null || to === null || from.version === to.version;
  return sameVersion ? hashes : hashes.filter(({ status }) => status !== 'removed');
}

function hashTable(hashes: readonly ReportedHash[]): string {
  const rows = hashes.map(
    ({ hash, status, proof, platform, detail }) =>
      `| ${markdownCode(hash)} | ${status} | ${markdownText(platform ?? '—')} | ${proof} | ${markdownSentence(detail)} |`,
  );
  return ['| Hash | Status | Platform | Proof | Detail |', '|---|---|---|---|---|', ...rows].join('\n');
}
