import type { Severity } from '../../finding/finding.ts';
import { entryKey, placeKey } from '../../finding/fix.ts';
import { providerName } from '../../finding/names.ts';
import { more, type Section } from '../budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from '../escape.ts';
import { type FindingGroup, groupFindings, type Statement } from '../finding-group.ts';
import { noticeKinds } from '../notice-kinds.ts';
import { counted, firstOf } from '../numbers.ts';
import type { Remedy } from '../remedy.ts';
import type { Page, RenderContext } from '../render-context.ts';
import { elsewhere, placeLink } from './links.ts';

const statementsShown = 20;
/** More places of one sentence than this are folded. */
const placesOpen = 5;
const placesListed = 100;
const commandsOpen = 5;

/** Failures, then warnings: not folded, before everything else. */
export function problems(page: Page): readonly Section[] {
  const failures = groupsOf('error', page);
  const warnings = groupsOf('warning', page);
  // If the headline is about one thing, a title above it would only repeat the headline.
  const titled = failures.length + warnings.length > 1;
  return [
    {
      rows: failures.map((group) => openRow('❌ Error', group, titled, page)),
      separator: '\n\n',
      hidden: (count, elsewhere) =>
        `❌ **${counted(count, 'more failing row does', 'more failing rows do')} not fit here**: ${elsewhere}.`,
    },
    {
      rows: warnings.map((group) => openRow('⚠️ Warning', group, titled, page)),
      separator: '\n\n',
      hidden: more('more warning', 'more warnings', '⚠️ '),
    },
  ];
}

/** Folded, because none of them needs a decision. */
export function notices(page: Page): Section {
  const { report, rules } = page;
  return {
    opening: `<details><summary>${markdownText(noticeKinds(report.findings, rules).join(', '))}</summary>\n`,
    rows: groupsOf('notice', page).flatMap((group) =>
      group.statements.map(
        (statement) => `- ${ruleLink(group.rule, page)}: ${statementText(statement, page)}${proseOf(group)}`,
      ),
    ),
    closing: '</details>',
    hidden: more('more notice', 'more notices'),
  };
}

function groupsOf(severity: Severity, { report, rules, suggested }: Page): readonly FindingGroup[] {
  return groupFindings(
    report.findings.filter((finding) => finding.severity === severity),
    rules,
    suggested === undefined
      ? undefined
      : {
          at: (place) => suggested.has(placeKey(place)),
          adds: (finding) => suggested.has(entryKey(finding)),
          where: 'beside the line',
        },
  );
}

function openRow(icon: string, group: FindingGroup, titled: boolean, page: Page) {
  const { rule, provider, statements } = group;
  const about = provider === null ? '' : ` in ${markdownText(providerName(provider))}`;
  const link = ruleLink(rule, page);
  const shown = statements.slice(0, statementsShown);
  const rest = statements.length - shown.length;
  const alone = statements.length === 1 && !titled;
  const items = shown.map(
    (statement) => `${alone ? '' : '- '}${statementText(statement, page, alone ? ` · ${link}` : '')}`,
  );
  const full = [
    ...(titled ? [`#### ${icon} ${link}${about}`] : []),
    [...items, ...(rest === 0 ? [] : [`- and ${rest} more of this kind: ${elsewhere(page)}`])].join('\n'),
    ...(titled || alone ? [] : [`Rule: ${link}`]),
    ...group.remedies.map(remedyText),
  ].join('\n\n');
  return { full, brief: briefRow(`${icon} ${markdownCode(rule)}${about}`, group) };
}

export function ruleLink(rule: string, { docsUrl }: Pick<RenderContext, 'docsUrl'>): string {
  return markdownLink(markdownCode(rule), docsUrl, ['rules', `${rule}.md`]);
}

function statementText({ said, places }: Statement, page: Page, link = ''): string {
  const sentence = `${markdownSentence(said)}${link}`;
  const links = places.map((place) => placeLink(place, page));
  if (places.length <= placesOpen) return `${links.join(', ')}: ${sentence}`;
  const listed = firstOf(links, placesListed, 'more place', 'more places');
  return `${sentence} <details><summary>${places.length} places</summary>${listed}</details>`;
}

const waysInLine = 2;

function remedyText({ prose, ways, commands, policy }: Remedy): string {
  const next =
    ways.length > waysInLine
      ? `**Next**, one of these:\n\n${ways.map((way) => `- ${markdownText(way)}`).join('\n')}`
      : `**Next:** ${markdownText(prose)}`;
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
