import type { TerminalLook } from '../../command.ts';
import { severities } from '../../finding/finding.ts';
import { counted, firstOf, listed, plainText, providerName, shownPart } from '../../finding/sentence.ts';
import type { PolicyAccount } from '../../policy/policy.ts';
import { terminalText } from '../../report/escape.ts';
import { type FindingGroup, groupFindings, shownFindings } from '../../report/finding-group.ts';
import { type Headline, signOf } from '../../report/headline.ts';
import { type MarkedChange, shownChanges } from '../../report/marks.ts';
import { acceptancesOf, type Remedy } from '../../report/remedy.ts';
import {
  linesOn,
  notesOn,
  type RenderContext,
  type RowLine,
  type Rows,
} from '../../report/render-context.ts';
import type { Report } from '../../report/report.ts';
import {
  changeWords,
  hashWords,
  notesAbout,
  scopeWords,
  shareWords,
  signerWords,
  versionWords,
} from '../../report/words.ts';
import type { Rule } from '../../rules/rule.ts';
import { widthOf, wrapped } from './wrap.ts';

interface TerminalOptions extends TerminalLook, Pick<RenderContext, 'policy' | 'rows'> {
  readonly rules?: readonly Pick<Rule, 'slug'>[];
}

/** The review for a terminal: headline, problems as `path:line`, changes, and the counts at the prompt. */
export function renderText(
  report: Report,
  { colour, policy, rules = [], rows = [], columns = Infinity }: TerminalOptions,
): string {
  const paint: Paint = (ink, text) => (colour ? `\u001b[${inks[ink]}m${text}\u001b[0m` : text);
  const { sign } = signOf(report);
  const first = paint(signInks[sign], terminalText(report.headline));
  const span = spanWords(report);
  if (report.verdict === 'unchanged') {
    const next = span === '' ? '' : `\n${span}; \`lockproof verify\` checks the files as they are`;
    return `${wrapped(`${first}${next}`, columns)}\n`;
  }
  const findings = findingTexts(groupFindings(shownFindings(report), rules), paint, columns);
  const settings = policy === undefined ? [] : settingsText(policy);
  const notes = notesOn(report, rows).map((note) => `${terminalText(plainText(note))}.`);
  const counts = [...(span === '' ? [] : [span]), countsText(report, sign)].join('\n');
  const toWrap = (part: string) => wrapped(part, columns);
  const parts = [
    ...[first, ...findings].map(toWrap),
    // Neither indented nor broken: it is copied below the other keys of a policy.
    ...acceptancesOf(report.findings).map(({ words, lines }) =>
      [toWrap(terminalText(words)), ...lines.map(terminalText)].join('\n'),
    ),
    ...[...changesText(report, rows), ...notes, ...settings, counts].map(toWrap),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The origin of each setting that is not the default. The command line has shown the notices already. */
function settingsText({ origins }: PolicyAccount): readonly string[] {
  const decided = origins.filter(({ from }) => from.kind !== 'default');
  if (decided.length === 0) return [];
  const lines = decided.map(({ name, value, from }) => {
    const where = from.kind === 'file' ? from.path : from.kind;
    return `  ${terminalText(name)}: ${terminalText(value)} (${terminalText(where)})`;
  });
  return [['settings', ...lines].join('\n')];
}

type Paint = (ink: keyof typeof inks, text: string) => string;

const inks = { red: 31, green: 32, yellow: 33, cyan: 36, bold: 1 } as const;
const severityInks = { error: 'red', warning: 'yellow', notice: 'cyan', off: 'yellow' } as const;
const signInks = { '❌': 'red', '⚠️': 'yellow', '✅': 'green' } as const;

/** Nobody can unfold anything at a terminal. */
const mostShown = 100;

/** One paragraph for one cause; neighbours of one rule with the same next step share it. */
function findingTexts(groups: readonly FindingGroup[], paint: Paint, columns: number): readonly string[] {
  const paragraphs: { readonly rule: string; readonly next: string; text: string }[] = [];
  for (const group of groups) {
    const { rule, remedies, remark } = group;
    const text = statementText(group, paint);
    const next = [
      ...remedies.flatMap((remedy) => remedyLines(remedy, columns)),
      ...(remark === undefined ? [] : [`  ${terminalText(remark)}`]),
    ].join('\n');
    const last = paragraphs.at(-1);
    if (last?.rule === rule && last.next === next) last.text += `\n${text}`;
    else paragraphs.push({ rule, next, text });
  }
  return paragraphs.map(({ text, next }) => (next === '' ? text : `${text}\n${next}`));
}

function statementText({ severity, rule, statements }: FindingGroup, paint: Paint): string {
  const shown = statements.slice(0, mostShown);
  const more = statements.length - shown.length;
  const label = `${paint(severityInks[severity], severity)}  ${terminalText(rule)}`;
  return [
    ...shown.flatMap(({ said, places }) => {
      const [first = '', ...others] = places.map(({ path, line }) => `${terminalText(path)}:${line}`);
      return [
        `${paint('bold', first)}  ${label}  ${terminalText(plainText(said))}`,
        ...(others.length === 0 ? [] : [`  also ${firstOf(others, mostShown, 'more place', 'more places')}`]),
      ];
    }),
    ...(more === 0 ? [] : [`  and ${more} more of this kind: see --format json`]),
  ].join('\n');
}

/** One command stays in the line of its words, if the line has room for it. */
function remedyLines(remedy: Remedy, columns: number): readonly string[] {
  const { prose, lock, isMany } = remedy;
  const isOne = lock !== null && isMany;
  const commands = (isOne ? [lock] : remedy.commands).map(terminalText);
  const after = isOne ? '' : remedy.after;
  const rest = commands.length - mostShown;
  const copied = [
    ...commands.slice(0, mostShown).map((line) => `    ${line}`),
    ...(rest <= 0 ? [] : [`    # ${counted(rest, 'more command', 'more commands')}: see --format json`]),
    ...(remedy.takes === '' || lock === null ? [] : [`  Or${remedy.takes} run: ${terminalText(lock)}`]),
    ...(after === '' ? [] : [`  ${terminalText(after)}`]),
  ];
  const words = `  → ${terminalText(prose)}`;
  const inOneLine = `${words} ${commands.join(' ')}`;
  if (commands.length !== 1 || widthOf(inOneLine) > columns) return [words, ...copied];
  return [inOneLine, ...copied.slice(1)];
}

const mostNamed = 5;

/** The changes with a problem first; many that are proven, or that could not be checked, are counted. */
function changesText(report: Report, rows: readonly Rows[]): readonly string[] {
  const { open, folded } = shownChanges(report);
  return [
    ...open.map((one) => changeText(one, rows, report)),
    ...folded.map(({ title, changes }) => {
      const names = changes.map(
        ({ change: { provider, from, to } }) => `${providerName(provider)} ${versionWords(from, to)}`,
      );
      const places = changes.map(({ change: { files } }) => files[0] ?? '');
      // The same name in many files tells nothing.
      const told =
        new Set(names).size === 1 ? `${names[0]} in ${listed(places, mostNamed)}` : listed(names, mostNamed);
      return `${title}: ${terminalText(told)}`;
    }),
  ];
}

function changeText({ change, mark }: MarkedChange, rows: readonly Rows[], report: Report): string {
  const [first = '', ...others] = change.files;
  const files =
    others.length === 0 ? first : `${first} and ${counted(others.length, 'more file', 'more files')}`;
  const added = linesOn(change, rows);
  const addedTo = (cell: RowLine['cell']) => added.filter((line) => line.cell === cell).map(lineText);
  const lines = [
    `  ${terminalText(hashWords(change))}`,
    ...(change.to === null ? [] : [`  signature: ${terminalText(signerWords(change))}`]),
    ...(['signer', 'change', 'clause', 'terminal'] as const).flatMap(addedTo),
    ...notesAbout(change).map((note) => `  ${terminalText(note)}`),
    `  in ${terminalText(files)}`,
  ];
  const title = `${mark} ${terminalText(providerName(change.provider))}  ${terminalText(changeWords(change, report))}`;
  return [title, ...lines].join('\n');
}

/** An entry of the advisory database needs no address here. */
function lineText({ label, words }: RowLine): string {
  const text = words.map((part) =>
    typeof part !== 'string' && 'advisory' in part ? part.advisory : shownPart(part),
  );
  return `  ${label === undefined ? '' : `${label}: `}${terminalText(text.join(''))}`;
}

/** `compared main at abc1234 with the working tree`; empty where nothing was compared. */
function spanWords({ base, head, compared: [before, after] = [] }: Report): string {
  const named = (name: string | undefined, sha: string): string =>
    name === undefined || sha.startsWith(name) ? sha.slice(0, 7) : `${name} at ${sha.slice(0, 7)}`;
  if (base === null) return '';
  return terminalText(
    `compared ${named(before, base)} with ${head === null ? 'the working tree' : named(after, head)}`,
  );
}

/** `❌ 6 errors; 21 of 24 hashes are proven, 3 not proven; 4 providers in 3 lock files` */
function countsText(report: Report, sign: Headline['sign']): string {
  const counts = severities.flatMap((severity) => {
    const count = report.findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [counted(count, severity, `${severity}s`)];
  });
  const said = [shareWords(report), scopeWords(report)];
  const words = [counts.join(', '), ...said].filter((part) => part !== '');
  return `${sign} ${words.join('; ')}`;
}
