import { byteSize } from '../../finding/byte-size.ts';
import { counted, firstOf, listed, releaseName } from '../../finding/sentence.ts';
import { more, type Section } from '../budget.ts';
import { markdownAdvice, markdownCode, markdownSentence, markdownText } from '../escape.ts';
import { exceptionWords } from '../headline.ts';
import { linesOn, type Page } from '../render-context.ts';
import type { ReportedChange, ReportedHash } from '../report.ts';
import { placeLink, releaseLinks } from './links.ts';

const filesShown = 2;
const documentsShown = 3;

/** Every hash with its platform and its proof, folded, for readers who want to verify the result. */
export function receipts(page: Page): Section {
  const { report, seconds } = page;
  const { requests, bytesDownloaded, hashes, proven } = report.totals;
  const time = seconds === undefined ? '' : ` in ${seconds.toFixed(1)} s`;
  const cost = `${counted(requests, 'request', 'requests')}, ${byteSize(bytesDownloaded)} downloaded${time}`;
  return {
    opening: `<details><summary>Receipts: ${proven} of ${counted(hashes, 'hash', 'hashes')} proven; ${cost}</summary>`,
    rows: report.changes.map((change) => receipt(change, page)),
    closing: '</details>',
    separator: '\n\n',
    hidden: more('more change', 'more changes', 'Receipts for '),
    extra: true,
  };
}

function receipt(change: ReportedChange, page: Page): string {
  const version = (change.to ?? change.from)?.version ?? '';
  const title = `**${markdownText(releaseName({ address: change.provider, version }))}**`;
  const links = change.files.map((path) => placeLink({ path, line: null }, page));
  const { fingerprint, otherKeys = [] } = change.signature;
  const keys = firstOf([fingerprint ?? '', ...otherKeys].map(markdownCode), documentsShown);
  const key = fingerprint === null ? '' : `; signed by the ${otherKeys.length > 0 ? 'keys' : 'key'} ${keys}`;
  const hashes = listedHashes(change);
  const rest = change.hashes.length - hashes.length;
  const added = linesOn(change, page.rows);
  return [
    `${title} in ${firstOf(links, filesShown)}${key}${documentsText(change)}${sourceText(change)}`,
    ...added.flatMap(({ cell, words }) => (cell === 'receipt' ? [markdownSentence(words)] : [])),
    // A list and not a table: a hash is as wide as a phone, and its proof must stay beside it.
    ...(hashes.length === 0
      ? []
      : [hashes.map((one) => `- ${markdownCode(one.hash)} ${receiptWords(one)}`).join('\n')]),
    ...(rest === 0
      ? []
      : [`${counted(rest, 'hash of the old release was', 'hashes of the old release were')} removed.`]),
  ].join('\n\n');
}

/** As code and not as links, because the registry chose these addresses. */
function documentsText({ documents }: ReportedChange): string {
  const urls = [...new Set(documents.map(({ url }) => url))];
  if (urls.length === 0) return '';
  return `; checksums: ${firstOf(urls.map(markdownCode), documentsShown)}`;
}

/** The repository that the registry names for the links, if the address of the checksums does not show it. */
function sourceText(change: ReportedChange): string {
  const source = change.background?.source ?? null;
  if (source === null || releaseLinks(change).length === 0) return '';
  const repository = `https://${source.forge}/${source.repository}`;
  if (change.documents.some(({ url }) => url.startsWith(`${repository}/`))) return '';
  return `; source, according to the registry: ${markdownCode(repository)}`;
}

/** Leaves out the old hashes that an upgrade removes. */
function listedHashes({ kinds, from, to, hashes }: ReportedChange): readonly ReportedHash[] {
  const sameRelease =
    from === null || to === null || (from.version === to.version && !kinds.includes('provider-moved'));
  return sameRelease ? hashes : hashes.filter(({ status }) => status !== 'removed');
}

function receiptWords({ status, worth, platform, detail }: ReportedHash): string {
  if (worth === null) return '(removed)';
  const of = platform === null ? '' : ` for ${markdownText(platform)}`;
  const sample = 'checked' in worth ? listed(worth.checked, 6) : '';
  const judged = {
    proven: '',
    open: ', not checked',
    unproven: ', not proven',
    accepted: `, ${(exceptionWords(worth, true) ?? `accepted because the sample (${sample}) matches`).replace(/^is /, '')}`,
  }[worth.kind];
  return `(${status})${of}${markdownText(judged)}: ${markdownAdvice(detail.replace(/\b(?:zh|h1):[\w+/=]+…/g, '`$&`'))}`;
}
