import { entryKey, type Place, placeKey } from '../../finding/fix.ts';
import { counted, firstOf, providerName } from '../../finding/sentence.ts';
import { more, type Section } from '../budget.ts';
import {
  markdownAdvice,
  markdownBlock,
  markdownCode,
  markdownLink,
  markdownSentence,
  markdownText,
} from '../escape.ts';
import {
  type FindingGroup,
  groupFindings,
  passesByPolicy,
  type Statement,
  shownFindings,
} from '../finding-group.ts';
import { noticeKinds } from '../headline.ts';
import { acceptancesOf, type Remedy } from '../remedy.ts';
import type { Page, RenderContext } from '../render-context.ts';
import type { ReportedFinding } from '../report.ts';
import { elsewhere, placeLink } from './links.ts';

const statementsShown = 20;
const placesOpen = 5;
const placesListed = 100;

/** Failures, then warnings: not folded, before everything else. */
export function problems(page: Page): readonly Section[] {
  const failures = groupsOf((one) => one.severity === 'error' && !passesByPolicy(one), page);
  const warnings = groupsOf((one) => one.severity === 'warning' || passesByPolicy(one), page);
  // If the headline is about one thing, a title above it would only repeat the headline.
  const titled = failures.length + warnings.length > 1;
  const hidden = (count: number, rest: string) =>
    `❌ **${counted(count, 'more failing row does', 'more failing rows do')} not fit here**: ${rest}.`;
  const section = (groups: readonly FindingGroup[]) => ({
    rows: groups.map((group) => openRow(group, titled, page)),
    separator: '\n\n' as const,
  });
  return [
    { ...section(failures), hidden },
    { ...section(warnings), hidden: more('more warning', 'more warnings', '⚠️ ') },
  ];
}

const lossesOpen = 3;

/** Decisions before a merge although nothing is wrong: not folded where all is well. */
export function lossSteps(page: Page): readonly string[] {
  const groups = groupsOf(
    ({ severity, aspect, waived }) => severity === 'notice' && aspect?.kind === 'lost' && !waived,
    page,
  );
  return groups
    .slice(0, lossesOpen)
    .flatMap(({ remedies }) => remedies.map((remedy) => stepsText(remedy, page)));
}

/** Folded, because none of them says that something is wrong. */
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
          ? ` ${markdownAdvice(remedy.prose)}`
          : // Indented as a part of the item.
            `\n\n${stepsText(remedy, page)}\n`.replaceAll(/^(?=.)/gm, '  '),
      );
      return said.map((text, at) => `- ${text}${at === said.length - 1 ? next.join('') : ''}`);
    }),
    closing: '</details>',
    hidden: more('more notice', 'more notices'),
  };
}

function groupsOf(isAmong: (finding: ReportedFinding) => boolean, { report, rules, suggested }: Page) {
  const oneClick = suggested && {
    at: (place: Place) => suggested.has(placeKey(place)),
    adds: (finding: ReportedFinding) => suggested.has(entryKey(finding)),
    where: 'beside the line' as const,
  };
  return groupFindings(shownFindings(report).filter(isAmong), rules, oneClick);
}

const icons = { error: '❌ Error', warning: '⚠️ Warning', notice: '⚠️ Accepted', off: '⚠️ Off' } as const;

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
    ...group.remedies.map((remedy) => stepsText(remedy, page)),
    ...(group.remark === undefined ? [] : [markdownText(group.remark)]),
  ].join('\n\n');
  return { full, brief: briefRow(`${icon} ${markdownCode(rule)}${about}`, group) };
}

export const ruleLink = (rule: string, { docsUrl }: Pick<RenderContext, 'docsUrl'>): string =>
  markdownLink(markdownCode(rule), docsUrl, ['rules', `${rule}.md`]);

function statementText({ said, places }: Statement, page: Page, link = ''): string {
  const sentence = `${markdownSentence(said)}${link}`;
  const links = places.map((place) => placeLink(place, page));
  if (places.length <= placesOpen) return `${links.join(', ')}: ${sentence}`;
  // As code: a link to each place is four times as long.
  const others = places.slice(1).map(({ path, line }) => markdownCode(`${path}:${line}`));
  const listed = firstOf(others, placesListed, 'more place', 'more places');
  return `${links[0]} and ${others.length} more: ${sentence} <details><summary>${others.length} more places</summary>${listed}</details>`;
}

const linesOpen = 12;

/** Below all problems. */
export function acceptances({ report }: Page): Section {
  return {
    rows: acceptancesOf(report.findings).map(({ words, lines }) => {
      const [said, block] = [markdownText(words), markdownBlock(lines.join('\n'), 'yaml')];
      if (lines.length <= linesOpen) return `${said}\n\n${block}`;
      return `<details><summary>${said}</summary>\n\n${block}\n\n</details>`;
    }),
    separator: '\n\n',
    hidden: more('block for the policy does not fit here', 'blocks for the policy do not fit here'),
  };
}

/** For many folders one command, with Terraform's below; else Terraform's first. */
function stepsText(
  { prose, ways, commands, lock, takes, isMany, open, after }: Remedy,
  { docsUrl }: Page,
): string {
  const [first, ...others] = (ways.length > 0 ? ways : [prose]).map(markdownAdvice);
  const next = [`**Next:** ${first}`, ...others].join('\n- ');
  const block = (some: readonly string[]): string => markdownBlock(some.join('\n'), 'sh');
  const folded = (title: string, some: readonly string[]): string =>
    `<details><summary>${title}</summary>\n\n${block(some)}\n\n</details>`;
  if (commands.length === 0) return next;
  const get = markdownLink('get `lockproof`', docsUrl, ['command-line.md']);
  if (lock !== null && isMany) {
    const title = `With Terraform instead${open < commands.length ? ' (first folder only)' : ''}`;
    return [next.replace(/:$/, ` (${get}):`), block([lock]), folded(title, commands.slice(0, open))].join(
      '\n\n',
    );
  }
  const rest = commands.slice(open);
  return [
    next,
    block(commands.slice(0, open)),
    ...(rest.length === 0 ? [] : [folded(counted(rest.length, 'more command', 'more commands'), rest)]),
    ...(lock === null ? [] : [`Or${takes} ${markdownCode(lock)} (${get}).`]),
    ...(after === '' ? [] : [markdownAdvice(after)]),
  ].join('\n\n');
}

/** Rule and place in one line, without links, because hundreds of them must fit. */
function briefRow(title: string, { statements }: FindingGroup): string {
  const places = statements.flatMap((statement) => statement.places);
  const others = places.length > 1 ? ` and ${counted(places.length - 1, 'more place', 'more places')}` : '';
  return `${title}: ${markdownCode(`${places[0]?.path}:${places[0]?.line}`)}${others}`;
}
