import type { Severity } from '../../finding/finding.ts';
import { placeKey } from '../../finding/fix.ts';
import { providerName } from '../../finding/names.ts';
import type { Row, Section } from '../budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from '../escape.ts';
import { type FindingGroup, groupFindings, type Statement } from '../finding-group.ts';
import { noticeKinds } from '../notice-kinds.ts';
import { counted } from '../numbers.ts';
import type { Remedy } from '../remedy.ts';
import type { RenderContext } from '../render-context.ts';
import type { Report } from '../report.ts';
import { elsewhere, placeLink } from './links.ts';

const statementsShown = 20;
/** More places of one sentence than this are folded. */
const placesOpen = 5;
const placesListed = 100;
/** More commands than this are folded. */
const commandsOpen = 5;

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
  const groups = groupsOf(severity, report, context);
  // Where the headline is about one thing, a title above it would only repeat the headline.
  const other = groupsOf(severity === 'error' ? 'warning' : 'error', report, context);
  const titled = groups.length > 1 || other.length > 0;
  const rows = groups.map((group) => openRow(icon, group, titled, report, context));
  return { opening: '', rows, closing: '', separator: '\n\n', hidden };
}

/** Folded, because none of them needs a decision. */
export function notices(report: Report, context: RenderContext): Section {
  const groups = groupsOf('notice', report, context);
  return {
    opening: `<details><summary>${noticeSummary(report, context)}</summary>\n`,
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

/** `1 major upgrade, 2 new providers` */
function noticeSummary({ findings }: Report, { rules }: RenderContext): string {
  return markdownText(noticeKinds(findings, rules).join(', '));
}

function groupsOf(
  severity: Severity,
  { findings }: Report,
  { suggested }: RenderContext,
): readonly FindingGroup[] {
  return groupFindings(
    findings.filter((finding) => finding.severity === severity),
    suggested === undefined
      ? undefined
      : { at: (place) => suggested.has(placeKey(place)), where: 'beside the line' },
  );
}

function openRow(
  icon: '❌' | '⚠️',
  group: FindingGroup,
  titled: boolean,
  report: Report,
  context: RenderContext,
): Row {
  const subject = group.provider === null ? '' : ` in ${markdownText(providerName(group.provider))}`;
  const title = (rule: string) => `${icon} ${severityWord(group.severity)} ${rule}${subject}`;
  const shown = group.statements.slice(0, statementsShown);
  const more = group.statements.length - shown.length;
  const rest = more === 0 ? [] : [`- and ${more} more of this kind: ${elsewhere(context)}`];
  const alone = group.statements.length === 1 && !titled;
  const link = alone ? ` · ${ruleLink(group, context)}` : '';
  const items = shown.map(
    (statement) => `${alone ? '' : '- '}${statementText(statement, report, context, link)}`,
  );
  const full = [
    ...(titled ? [`#### ${title(ruleLink(group, context))}`] : []),
    [...items, ...rest].join('\n'),
    ...(titled || alone ? [] : [`Rule: ${ruleLink(group, context)}`]),
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

/** @param link follows the sentence */
function statementText(
  { said, places }: Statement,
  report: Report,
  context: RenderContext,
  link = '',
): string {
  const sentence = `${markdownSentence(said)}${link}`;
  const links = places.slice(0, placesListed).map((place) => placeLink(place, report, context));
  if (places.length <= placesOpen) return `${links.join(', ')}: ${sentence}`;
  const more = places.length - links.length;
  const rest = more === 0 ? '' : `, and ${counted(more, 'more place', 'more places')}`;
  return `${sentence} <details><summary>${places.length} places</summary>${links.join(', ')}${rest}</details>`;
}

function remedyText({ prose, commands, policy }: Remedy): string {
  const next = `**Next:** ${markdownText(prose)}`;
  if (policy.length > 0) return `${next}\n\n${markdownBlock(policy.join('\n'), 'yaml')}`;
  if (commands.length === 0) return next;
  const block = markdownBlock(commands.join('\n'), 'sh');
  if (commands.length <= commandsOpen) return `${next}\n\n${block}`;
  return `${next}\n\n<details><summary>${commands.length} commands, one for each folder</summary>\n\n${block}\n\n</details>`;
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
