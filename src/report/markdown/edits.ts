import { providerName } from '../../finding/names.ts';
import type { Section } from '../budget.ts';
import { markdownBlock, markdownText } from '../escape.ts';
import type { LineEdit } from '../missing-hashes.ts';
import { counted, listed } from '../numbers.ts';
import type { RenderContext } from '../render-context.ts';
import type { Report } from '../report.ts';
import { elsewhere, placeLink } from './place.ts';

/** Proven hashes that required platforms lack, where no review suggestion could carry them: the lines to copy. */
export function missingHashEdits(report: Report, context: RenderContext): Section {
  return {
    opening: '',
    rows: (context.edits ?? []).map((edit) => ({ full: editText(edit, report, context), brief: null })),
    closing: '',
    separator: '\n\n',
    hidden: (count) =>
      `Proven hashes to add to ${counted(count, 'more entry', 'more entries')}: ${elsewhere(context)}.`,
  };
}

function editText(edit: LineEdit, report: Report, context: RenderContext): string {
  const { path, provider, platforms, from, to, lines } = edit;
  const place = placeLink({ path, line: from }, report, context);
  const range = from === to ? `line ${from}` : `lines ${from} to ${to}`;
  const what = `${markdownText(providerName(provider))} lacks proven hashes for ${markdownText(listed(platforms, 6))}`;
  return `${place}: ${what}. Replace ${range} with:\n\n${markdownBlock(lines.join('\n'), '')}`;
}
