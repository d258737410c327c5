import { entryKey, placeKey } from '../../finding/fix.ts';
import { providerName } from '../../finding/names.ts';
import { more, type Section } from '../budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from '../escape.ts';
import { type FindingGroup, groupFindings, passesByPolicy, type Statement } from '../finding-group.ts';
import { noticeKinds } from '../notice-kinds.ts';
import { counted, firstOf } from '../numbers.ts';
import { commandsOpen, type Remedy } from '../remedy.ts';
import type { Page, RenderContext } from '../render-context.ts';
import type { ReportedFinding } from '../report.ts';
import { elsewhere, placeLink } from './links.ts';

const statementsShown = 20;
/** More places of one sentence than this are folded. */
const placesOpen = 5;
const placesListed = 100;

/** Failures, then warnings: not folded, before everything else. */
export function problems(page: Page): readonly Section[] {
  const failures = groupsOf(({ severity }) => severity === 'error', page);
  const warnings = groupsOf((one) => one.severity === 'warning' || passesByPolicy(one), page);
  // If the headline is about one thing, a title above it would only repeat the headline.
  const titled = failures.length + warnings.length > 1;
  return [
    {
      rows: failures.map((group) => openRow(group, titled, page)),
      separator: '\n\n',
      hidden: (count, elsewhere) =>
        `❌ **${counted(count, 'more failing row does', 'more failing rows do')} not fit here**: ${elsewhere}.`,
    },
    {
      rows: warnings.map((group) => openRow(group, titled, page)),
      separator: '\n\n',
      hidden: more('more warning', 'more warnings', '⚠️ '),
    },
  ];
}

/** Folded, because none of them needs a decision. */
export function notices(page: Page): Section {
  const { report, rules } = page;
  const isQuiet = (one: ReportedFinding) => one.severity === 'notice' && !passesByPolicy(one);
  return {
    opening: `<details><summary>${markdownText(noticeKinds(report.findings.filter(isQuiet), rules).join(', '))}</summary>\n`,
    rows: groupsOf(isQuiet, page).flatMap(({ rule, statements, remedies }) => {
      const said = statements.map(
        (statement) => `${ruleLink(rule, page)}: ${statementText(statement, page)}`,
      );
      const next = remedies.map((remedy) =>
        remedy.commands.length === 0
          ? ` ${markdownText(remedy.prose)}`
          : // Indented as a part of the item.
            `\n\n${remedyText(remedy)}\n`.replaceAll(/^(?=.)/gm, '  '),
      );
      return said.map((text, at) => `- ${text}${at === said.length - 1 ? next.join('') : ''}`);
    }),
    closing: '</details>',
    hidden: more('more notice', 'more notices'),
  };
}

function groupsOf(
  isAmong: (finding: ReportedFinding) => boolean,
  { report, rules, suggested }: Page,
): readonly FindingGroup[] {
  return groupFindings(
    report.findings.filter(isAmong),
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

const icons = { error: '❌ Error', warning: '⚠️ Warning', notice: '⚠️ Accepted' } as const;

function openRow(group: FindingGroup, titled: boolean, page: Page) {
  const icon = icons[group.severity];
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

function remedyText({ prose, choice, ways, commands, policy }: Remedy): string {
  const next =
    ways.length > 1
      ? `**Next**, ${choice}:\n\n${ways.map((way, at) => `${at + 1}. ${markdownText(way)}`).join('\n')}`
      : `**Next:** ${markdownText(prose)}`;
  if (policy.length > 0) return `${next}\n\n${markdownBlock(policy.join('\n'), 'yaml')}`;
  if (commands.length === 0) return next;
  const block = markdownBlock(commands.join('\n'), 'sh');
  if (commands.length <= commandsOpen) return `${next}\n\n${block}`;
  return `${next}\n\n<details><summary>${commands.length} commands</summary>\n\n${block}\n\n</details>`;
}

/** Rule and place in one line, without links, because hundreds of them must fit. */
function briefRow(title: string, { statements }: FindingGroup): string {
  const places = statements.flatMap((statement) => statement.places);
  const others = places.length > 1 ? ` and ${counted(places.length - 1, 'more place', 'more places')}` : '';
  return `${title}: ${markdownCode(`${places[0]?.path}:${places[0]?.line}`)}${others}`;
}
