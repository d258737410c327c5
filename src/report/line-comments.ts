import { providerName } from '../finding/names.ts';
import type { Settings } from '../policy/settings.ts';
import { markdownBlock, markdownCode, markdownLink, markdownSentence, markdownText } from './escape.ts';
import type { LineEdit } from './missing-hashes.ts';
import { listed } from './numbers.ts';
import { remedyOf } from './remedy.ts';
import type { RenderContext } from './render-context.ts';
import type { Report, ReportedFinding } from './report.ts';

/** A comment beside lines of the diff. */
export interface LineComment {
  readonly subject: LineSubject;
  readonly path: string;
  /** 1-based, both included. */
  readonly from: number;
  readonly to: number;
  /** Markdown, made on demand: of thousands of comments only ten are written. */
  body(): string;
  /** The lines that one click replaces these lines with; such a comment makes sense only on exactly these lines. */
  readonly edit: LineEdit | null;
}

/** What a comment is about, even if its line has moved. */
export interface LineSubject {
  readonly path: string;
  readonly rule: string;
  readonly provider: string | null;
  readonly hash: string | null;
}

/** The subjects of all findings in the report: a comment about anything else is out of date. */
export function subjectsOf({ findings }: Report, edits: readonly LineEdit[]): readonly LineSubject[] {
  return [...findings.map(subjectOf), ...edits.map(subjectOfEdit)];
}

/** One comment for each failing finding, in the order of the report, then the suggestions. */
export function lineComments(
  { findings }: Report,
  { failOn, reviewComments }: Settings,
  edits: readonly LineEdit[],
  context: RenderContext,
): readonly LineComment[] {
  const failing = findings.filter(
    ({ severity }) => severity === 'error' || (severity === 'warning' && failOn === 'warning'),
  );
  return [
    ...(reviewComments ? failing.map((finding) => commentOn(finding, context)) : []),
    ...edits.map((edit) => suggestion(edit)),
  ];
}

function commentOn(finding: ReportedFinding, context: RenderContext): LineComment {
  const body = (): string => bodyOf(finding, context);
  return {
    subject: subjectOf(finding),
    path: finding.path,
    from: finding.line,
    to: finding.line,
    body,
    edit: null,
  };
}

function bodyOf({ rule, severity, said, fix }: ReportedFinding, { docsUrl }: RenderContext): string {
  const { prose, commands, policy } = remedyOf(fix);
  const icon = severity === 'error' ? '❌ Error' : '⚠️ Warning';
  const link = markdownLink(markdownCode(rule), docsUrl, ['rules', `${rule}.md`]);
  return [
    `${icon} ${link}: ${markdownSentence(said)}`,
    `**Next:** ${markdownText(prose)}`,
    ...(commands.length === 0 ? [] : [markdownBlock(commands.join('\n'), 'sh')]),
    ...(policy.length === 0 ? [] : [markdownBlock(policy.join('\n'), 'yaml')]),
  ].join('\n\n');
}

function suggestion(edit: LineEdit): LineComment {
  const { path, from, to, provider, platforms, lines } = edit;
  const what = `Proven hashes of ${markdownText(providerName(provider))} for ${markdownText(listed(platforms, 6))}, which \`platforms\` requires.`;
  const block = markdownBlock(lines.join('\n'), 'suggestion');
  return { subject: subjectOfEdit(edit), path, from, to, body: () => `${what}\n\n${block}`, edit };
}

function subjectOf({ path, rule, provider, hash }: ReportedFinding): LineSubject {
  return { path, rule, provider, hash };
}

/** A suggestion of other hashes is another subject, so the hashes are part of it. */
function subjectOfEdit({ path, provider, added }: LineEdit): LineSubject {
  return { path, rule: 'suggestion', provider, hash: added.join(' ') };
}
