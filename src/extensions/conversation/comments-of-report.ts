import { mergeFixes } from '../../finding/fix.ts';
import { listed, providerName } from '../../finding/sentence.ts';
import { failingSeverities } from '../../policy/policy.ts';
import type { Settings } from '../../policy/settings.ts';
import { markdownAdvice, markdownBlock, markdownSentence, markdownText } from '../../report/escape.ts';
import { ruleLink } from '../../report/markdown/findings.ts';
import { remedyOf } from '../../report/remedy.ts';
import type { LineEdit, RenderContext } from '../../report/render-context.ts';
import type { Report, ReportedFinding } from '../../report/report.ts';
import { isDeletable, type LineDeletions } from './line-deletions.ts';

export interface LineComment {
  readonly subject: LineSubject;
  readonly path: string;
  /** 1-based, both included. */
  readonly from: number;
  readonly to: number;
  /** Markdown, made on demand: of thousands of comments only ten are written. */
  body(): string;
  /** One click replaces exactly these lines by other lines. */
  readonly edit: LineEdit | null;
  /** Whether one click deletes the line, which is then the only one. */
  readonly deletes: boolean;
}

/** The subject of a comment, even if its line has moved. */
export interface LineSubject {
  readonly path: string;
  readonly rule: string;
  readonly provider: string | null;
  readonly hash: string | null;
  /** It offers to delete the line. A different offer is a new comment: nobody may click on an outdated one. */
  readonly deletes?: true;
}

interface Suggestions {
  readonly edits: readonly LineEdit[];
  readonly deletions: LineDeletions;
}

/** The subjects of all findings in the report: a comment about anything else is out of date. */
export function subjectsOf({ findings }: Report, { edits, deletions }: Suggestions): readonly LineSubject[] {
  return [...findings.map((finding) => subjectOf(finding, deletions)), ...edits.map(subjectOfEdit)];
}

/** One comment for each failing finding, in the order of the report, then the suggestions of hashes. */
export function lineComments(
  { findings }: Report,
  settings: Settings,
  { edits, deletions }: Suggestions,
  context: RenderContext,
): readonly LineComment[] {
  const failing = findings.filter(({ severity }) => failingSeverities(settings).includes(severity));
  return [
    ...(settings.reviewComments
      ? failing
          .filter((one) => !edits.some((edit) => isAskedBy(edit, one)))
          .map((finding) => commentOn(finding, failing, deletions, context))
      : []),
    ...edits.map((edit) => suggestion(edit, findings)),
  ];
}

function commentOn(
  finding: ReportedFinding,
  all: readonly ReportedFinding[],
  deletions: LineDeletions,
  context: RenderContext,
): LineComment {
  const deletes = isDeletable(finding, deletions);
  const body = (): string => {
    const { path, rule, cause } = finding;
    // By hand, all lines go at once: the first deletion moves the others.
    const same = all.filter((one) => one.path === path && one.rule === rule && one.cause === cause);
    const [fix = finding.fix] = mergeFixes([finding, ...(deletes ? [] : same)].map((one) => one.fix));
    return bodyOf({ ...finding, fix }, deletes, context);
  };
  return {
    subject: subjectOf(finding, deletions),
    path: finding.path,
    from: finding.line,
    to: finding.line,
    body,
    edit: null,
    deletes,
  };
}

function bodyOf(
  { rule, severity, message, said = [message], fix }: ReportedFinding,
  deletes: boolean,
  context: RenderContext,
): string {
  const { prose, commands, after } = remedyOf(fix, { at: () => deletes, where: 'below' });
  const icon = severity === 'error' ? '❌ Error' : '⚠️ Warning';
  return [
    `${icon} ${ruleLink(rule, context)}: ${markdownSentence(said)}`,
    `**Next:** ${markdownAdvice(prose)}`,
    ...(commands.length === 0 ? [] : [markdownBlock(commands.join('\n'), 'sh')]),
    ...(after === '' ? [] : [markdownAdvice(after)]),
    ...(deletes ? [deletionBlock] : []),
  ].join('\n\n');
}

/** GitHub replaces the line by nothing. An empty line in the block would stay in the file. */
const deletionBlock = '```suggestion\n```';

function suggestion(edit: LineEdit, findings: Report['findings']): LineComment {
  const { path, from, to, provider, platforms, lines } = edit;
  const [who, where] = [markdownText(providerName(provider)), markdownText(listed(platforms, 6))];
  const asked = findings.find((one) => isAskedBy(edit, one));
  const what = asked
    ? `${asked.severity === 'error' ? '❌' : '⚠️'} ${who} lacks hashes for ${where}, which \`platforms\` requires.\n\n**Next:** Accept this suggestion, which adds the proven hashes.`
    : `**Optional:** accept this suggestion to cover ${where} in ${who} too. It adds proven hashes.`;
  const block = markdownBlock(lines.join('\n'), 'suggestion');
  const body = (): string => `${what}\n\n${block}`;
  return { subject: subjectOfEdit(edit), path, from, to, body, edit, deletes: false };
}

/** The suggestion says what the finding says, and has the lines. */
function isAskedBy({ path, provider }: LineEdit, finding: ReportedFinding): boolean {
  return finding.rule === 'platform-missing' && finding.path === path && finding.provider === provider;
}

function subjectOf(finding: ReportedFinding, deletions: LineDeletions): LineSubject {
  const { path, rule, provider, hash } = finding;
  const deletes = isDeletable(finding, deletions);
  return { path, rule, provider, hash, ...(deletes ? { deletes } : {}) };
}

/** A suggestion of other hashes is a different subject, so the hashes are part of it. */
function subjectOfEdit({ path, provider, added }: LineEdit): LineSubject {
  return { path, rule: 'suggestion', provider, hash: added.join(' ') };
}
