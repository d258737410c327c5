import { counted } from '../finding/sentence.ts';
import { type Budget, commentBudget, more, type Section, withinBudget } from './budget.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from './escape.ts';
import { type Headline, signOf } from './headline.ts';
import { changeTables, missingHashEdits, noiseNotes } from './markdown/changes.ts';
import { acceptances, lossSteps, notices, problems } from './markdown/findings.ts';
import { elsewhere, releaseLinks } from './markdown/links.ts';
import { receipts } from './markdown/receipts.ts';
import { linesOn, notesOn, type Page, type RenderContext } from './render-context.ts';
import type { Report } from './report.ts';
import { scopeWords, shareWords } from './words.ts';

/** The comment and the job summary. Beyond the budget, rows are counted instead, from the end, failing ones last. */
export function renderMarkdown(
  report: Report,
  context: RenderContext,
  budget: Budget = commentBudget,
): string {
  const page: Page = { ...context, report };
  const sign = signOf(report);
  // Nothing is left that a reader must look at.
  const folded =
    sign.sign === '✅' && (context.policy?.notices ?? []).length === 0 && (context.edits ?? []).length === 0;
  const summary = report.verdict === 'unchanged' ? 'Details' : 'What changed, and how it was proven';
  const fold = folded ? `\n\n<details><summary>${summary}</summary>` : '';
  const head = `${firstLine(sign, page)}${fold}`;
  const foot = footer(page) + (folded ? '\n\n</details>' : '');
  const below = (page.rows ?? []).flatMap((each) => each.below?.(page) ?? []);
  const sections = [
    ...problems(page),
    acceptances(page),
    policyNotices(page),
    missingHashEdits(page),
    { rows: [shareLine(report, sign)] },
    ...changeTables(page),
    noiseNotes(page),
    notices(page),
    ...(folded ? [] : below),
    receipts(page),
    policyInForce(page),
  ];
  const room = budget.limit - budget.measure(`${head}\n\n\n\n${foot}\n\n\n`);
  const body = withinBudget(sections, room, budget, elsewhere(page));
  // One click away where nothing else needs a look.
  const last = folded ? withinBudget(below, room - budget.measure(body), budget, elsewhere(page)) : '';
  return `${[head, body, foot, last].filter((text) => text !== '').join('\n\n')}\n`;
}

type Sign = Omit<Headline, 'thing'>;

const stepsOpen = 3;

/** A title where somebody has to do something; a plain line where all is well. */
function firstLine({ sign }: Sign, page: Page): string {
  const { report } = page;
  const headline = markdownText(report.headline);
  const after = [
    ...resolved(page),
    ...notesOn(report, page.rows).map((note) => `${markdownSentence(note)}.`),
  ];
  if (sign !== '✅') return [`### ${headline}`, ...after].join('\n\n');
  const lines = report.changes.flatMap((change) => linesOn(change, page.rows));
  const [only, ...others] = report.changes;
  const alone = others.length > 0 ? undefined : only;
  const clauses = alone === undefined ? [] : lines.filter(({ cell }) => cell === 'clause');
  const more = clauses.map(({ words }) => markdownSentence(words));
  const links = alone === undefined ? [] : releaseLinks(alone);
  const line = [headline.replace('Lockproof', '**Lockproof**'), ...more, ...links].join(' · ');
  const next = lines.filter(({ cell }) => cell === 'next').slice(0, stepsOpen);
  const steps = next.map(({ words }) => `**Next:** ${markdownSentence(words)}`);
  return [[line, ...after].join('. '), ...lossSteps(page), ...steps].join('\n\n');
}

/** The counts of the whole review, in one line above the table, without those that the headline has. */
function shareLine(report: Report, { sign }: Sign): string {
  const words = [sign === '✅' ? '' : shareWords(report), scopeWords(report)]
    .filter((part) => part !== '')
    .map(markdownText);
  return `${words.join('; ')}${at(report, words.length === 0)}.`;
}

function at({ head }: Report, isFirst: boolean): string {
  if (head === null) return isFirst ? 'Nothing was compared' : '';
  return `${isFirst ? 'Checked at' : '; checked at'} commit ${markdownCode(head.slice(0, 7))}`;
}

function resolved({ resolved = 0 }: RenderContext): readonly string[] {
  if (resolved === 0) return [];
  return [
    `Resolved since earlier commits: ${counted(resolved, 'finding; its review thread is closed', 'findings; their review threads are closed')}.`,
  ];
}

function footer({ report: { tool }, reproduce, docsUrl }: Page): string {
  const block = reproduce === null ? '' : markdownBlock(reproduce, 'sh');
  const repeat = `<details><summary>Repeat this review on your machine</summary>\n\n${block}\n\n</details>`;
  const link = markdownLink(`Lockproof ${markdownText(tool.version)}`, docsUrl);
  return [...(reproduce === null ? [] : [repeat]), link].join('\n\n');
}

/** Notices about the policy, above all that the change edits it (T39). */
function policyNotices({ policy }: Page): Section {
  return {
    rows: (policy?.notices ?? []).map((notice) => `**Policy:** ${markdownText(notice)}`),
    separator: '\n\n',
    hidden: more('more remark about the policy', 'more remarks about the policy'),
  };
}

/** The origin of each setting, folded; one sentence if every setting is the default. */
function policyInForce({ policy }: Page): Section {
  const origins = policy?.origins ?? [];
  if (origins.every(({ from }) => from.kind === 'default'))
    return { rows: origins.slice(0, 1).map(() => 'Policy in force: every setting has its default.') };
  return {
    opening:
      '<details><summary>Policy in force, and where each setting comes from</summary>\n\n| Setting | Value | From |\n|---|---|---|',
    rows: origins.map(({ name, value, from }) => {
      const where = from.kind === 'file' ? markdownCode(from.path) : from.kind;
      return `| ${markdownCode(name)} | ${markdownText(value)} | ${where} |`;
    }),
    closing: '</details>',
    hidden: more('more setting', 'more settings'),
    extra: true,
  };
}
