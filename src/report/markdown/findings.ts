import type { Severity } from '../../finding/finding.ts';
import type { Place } from '../../finding/fix.ts';
import { providerName } from '../../finding/names.ts';
import type { Row, Section } from '../budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from '../escape.ts';
import { type FindingGroup, groupFindings, type Statement } from '../finding-group.ts';
import { counted } from '../numbers.ts';
import type { Remedy } from '../remedy.ts';
import type { RenderContext } from '../render-context.ts';
import type { Report } from '../report.ts';
import { elsewhere, placeLink } from './links.ts';

const statementsShown = 20;
const placesShown = 10;

/** Not folded, before everything else. */
export function failures(report: Report, context: RenderContext): Section {
  return openSection('error', report, context, (count) => {
    const rows = counted(count, 'more failing row does', 'more failing rows do');
    return `❌ **${rows} not fit here**; all findings are ${elsewhere(context)}.`;
  });
}

/** Not folded, below the failures. */
export function warnings(report: Report, context: RenderContext): Section {
  return openSection('warning', report, context, (count) => {
    return `⚠️ ${counted(count, 'more warning', 'more warnings')}: ${elsewhere(context)}.`;
  });
}

function openSection(
  severity: 'error' | 'warning',
  report: Report,
  context: RenderContext,
  hidden: Section['hidden'],
): Section {
  const icon = severity === 'error' ? '❌' : '⚠️';
  const rows = groupsOf(severity, report).map((group) => openRow(icon, group, report, context));
  return { opening: '', rows, closing: '', separator: '\n\n', hidden };
}

/** Folded, because none of them needs a decision. */
export function notices(report: Report, context: RenderContext): Section {
  const groups = groupsOf('notice', report);
  return {
    opening: `<details><summary>${counted(groups.length, 'notice', 'notices')}</summary>\n`,
    rows: groups.flatMap((group) =>
      group.statements.map((statement) => ({
        full: `- ${ruleLink(group, context)}: ${statementText(statement, report, context)}${proseOf(group)}`,
        brief: null,
      })),
    ),
    closing: '</details>',
    separator: '\n',
    hidden: (count) => `${counted(count, 'more notice', 'more notices')}: ${elsewhere(context)}.`,
  };
}

function groupsOf(severity: Severity, { findings }: Report): readonly FindingGroup[] {
  return groupFindings(findings.filter((finding) => finding.severity === severity));
}

function openRow(icon: '❌' | '⚠️', group: FindingGroup, report: Report, context: RenderContext): Row {
  const subject = group.provider === null ? '' : ` in ${markdownText(providerName(group.provider))}`;
  const title = (rule: string) => `${icon} ${severityWord(group.severity)} ${rule}${subject}`;
  const shown = group.statements.slice(0, statementsShown);
  const more = group.statements.length - shown.length;
  const rest = more === 0 ? [] : [`- and ${more} more of this kind: ${elsewhere(context)}`];
  const items = shown.map((statement) => `- ${statementText(statement, report, context)}`);
  const full = [
    `#### ${title(ruleLink(group, context))}`,
    [...items, ...rest].join('\n'),
    ...group.remedies.map(remedyText),
  ].join('\n\n');
  return { full, brief: briefRow(title(markdownCode(group.rule)), group) };
}

function severityWord(severity: Severity): string {
  switch (severity) {
    case 'error':
      return 'Error';
    case 'warning':
      return 'Warning';
    case 'notice':
      return 'Notice';
  }
}

function ruleLink({ rule }: FindingGroup, { docsUrl }: RenderContext): string {
  return markdownLink(markdownCode(rule), docsUrl, ['rules', `${rule}.md`]);
}

function statementText({ said, places }: Statement, report: Report, context: RenderContext): string {
  return `${placesText(places, report, context)}: ${markdownSentence(said)}`;
}

function placesText(places: readonly Place[], report: Report, context: RenderContext): string {
  const shown = places.slice(0, placesShown).map((place) => placeLink(place, report, context));
  const more = places.length - shown.length;
  return [...shown, ...(more === 0 ? [] : [`and ${counted(more, 'more place', 'more places')}`])].join(', ');
}

function remedyText({ prose, commands }: Remedy): string {
  const next = `**Next:** ${markdownText(prose)}`;
  return commands.length === 0 ? next : `${next}\n\n${markdownBlock(commands.join('\n'), 'sh')}`;
}

function proseOf({ remedies }: FindingGroup): string {
  const [remedy] = remedies;
  return remedies.length === 1 && remedy?.commands.length === 0 ? ` ${markdownText(remedy.prose)}` : '';
}

/** Rule and place in one line, without links, because hundreds of them must fit. */
function briefRow(title: string, { statements }: FindingGroup): string {
  const places = statements.flatMap((statement) => statement.places);
  const others = places.length > 1 ? ` and ${counted(places.length - 1, 'more place', 'more places')}` : '';
  return `${title}: ${markdownCode(`${places[0]?.path}:${places[0]?.line}`)}${others}`;
}
