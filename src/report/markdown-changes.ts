import { providerName } from '../rules/names.ts';
import type { ChangeBackground } from './background.ts';
import type { Section } from './budget.ts';
import { changeWords, hashWords, noiseWords, signerWords } from './change-words.ts';
import { markdownCode, markdownLink, markdownText } from './escape.ts';
import { elsewhere, placeLink } from './markdown-place.ts';
import { counted } from './number-words.ts';
import type { RenderContext } from './render-context.ts';
import type { Report, ReportedChange } from './report.ts';

/** One row for each distinct change, whatever the number of files that have it. */
export function changesTable(report: Report, context: RenderContext): Section {
  return {
    opening: '| Provider | Change | Hashes | Signed by | Where |\n|---|---|---|---|---|',
    rows: report.changes.map((change, index) => ({
      full: changeRow(change, report, context, context.background?.changes[index]),
      brief: null,
    })),
    closing: '',
    separator: '\n',
    hidden: (count) => `${counted(count, 'more change', 'more changes')}: ${elsewhere(context)}.`,
  };
}

/** What looks alarming in the diff and is not. */
export function noiseNotes({ changes }: Report, context: RenderContext): Section {
  const rows = changes.flatMap((change) => {
    const words = noiseWords(change);
    if (words === null) return [];
    return [
      {
        full: `- Harmless in ${markdownText(providerName(change.provider))}: ${markdownText(words)}`,
        brief: null,
      },
    ];
  });
  return {
    opening: '',
    rows,
    closing: '',
    separator: '\n',
    hidden: (count) =>
      `${counted(count, 'more harmless change', 'more harmless changes')}: ${elsewhere(context)}.`,
  };
}

function changeRow(
  change: ReportedChange,
  report: Report,
  context: RenderContext,
  background: ChangeBackground | undefined,
): string {
  const published = background?.published == null ? '' : `, published ${background.published}`;
  const cells = [
    providerCell(change),
    unbroken(markdownText(changeWords(change, background?.movedFrom) + published)),
    markdownText(hashWords(change)),
    signerWords(change, markdownCode, 'brief'),
    filesCell(change, report, context),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Neither version is worth a line of its own in a narrow cell. */
function unbroken(words: string): string {
  return words.replaceAll(' → ', '&nbsp;→&nbsp;');
}

/** The folder is enough: the file's name is always the same, and the cells beside it need the room. */
function filesCell({ files }: ReportedChange, report: Report, context: RenderContext): string {
  const [only] = files;
  if (only === undefined || files.length > 1) return counted(files.length, 'file', 'files');
  const folder = only.replace(/\/?\.terraform\.lock\.hcl$/, '');
  return placeLink({ path: only, line: null }, report, context, folder === '' ? 'root' : folder);
}

/** The registry's own page, where its address is known to be one. */
function providerCell({ provider, to }: ReportedChange): string {
  const name = markdownText(providerName(provider));
  const [host, namespace, type] = provider.split('/');
  if (to === null || namespace === undefined || type === undefined) return name;
  switch (host) {
    case 'registry.terraform.io':
      return markdownLink(name, 'https://registry.terraform.io/providers', [namespace, type, to.version]);
    case 'registry.opentofu.org':
      return markdownLink(name, 'https://search.opentofu.org/provider', [namespace, type, `v${to.version}`]);
    default:
      return name;
  }
}
