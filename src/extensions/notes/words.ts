import { counted, listed, type Sentence, say } from '../../finding/sentence.ts';
import type { RowLine } from '../../report/render-context.ts';
import type { ReportedChange } from '../../report/report.ts';
import type { NamedNote, ReportedNotes } from './reported.ts';

export const filesNamed = 3;
const linesAtTerminal = 8;

/** The clause beside a change, in words of ours alone, and for a terminal the first notes. */
export function notesLines({ to, notes, notesUnread }: ReportedChange): readonly RowLine[] {
  if (notesUnread) return [{ cell: 'clause', words: ['release notes could not be read'] }];
  if (notes === null) return [];
  const { undocumented, named, elsewhere } = notes;
  const lines = [
    ...undocumented.map(({ type, paths }) => `${type}${goneWords(to)}${listed(paths, filesNamed)}`),
    ...named.map(noteLine),
    ...(elsewhere && named.length > 0 ? [elsewhereWords] : []),
  ];
  const most = lines.length > linesAtTerminal ? linesAtTerminal - 1 : linesAtTerminal;
  const rest = lines.length > most ? [`and ${lines.length - most} more: see --format json`] : [];
  const shown = [...lines.slice(0, most), ...rest].map(
    (line) => ({ cell: 'terminal', words: [`  ${line}`] }) as const,
  );
  return [{ cell: 'clause', words: clauseOf(notes) }, ...shown];
}

/** `13 of 40 release notes name what you use, 1 of them breaking, 2 removals or renames`, or that none of them is. Never that nothing changes: the notes may be silent. */
function clauseOf({ total, named, partial, undocumented, elsewhere }: ReportedNotes): Sentence {
  const naming = named.filter(({ types }) => types.length > 0);
  const ours = Object.groupBy(naming, ({ kind }) => kind);
  const others = named.filter(({ kind, types }) => kind === 'breaking' && types.length === 0).length;
  const some = (count = 0, one = '', many = one) => (count === 0 ? [] : [counted(count, one, many)]);
  const strong = some(ours.breaking?.length, 'of them breaking').map((words) => ({ strong: words }));
  const more = [
    ...(naming.length > 1 && !(ours.breaking || ours.removal || others) ? [', none of them breaking'] : []),
    ...some(ours.removal?.length, 'removal or rename', 'removals or renames').map((words) => `, ${words}`),
    ...[
      ...some(others, 'breaking note may concern everybody', 'breaking notes may concern everybody'),
      ...some(undocumented.length, 'type is no longer documented', 'types are no longer documented'),
      ...(partial ? ['versions between may be missing'] : []),
      ...(elsewhere && named.length === 0 ? [elsewhereWords] : []),
    ].map((words) => `; ${words}`),
  ];
  return say`${String(naming.length || 'none')} of ${counted(total, 'release note', 'release notes')} ${naming.length < 2 ? 'names' : 'name'} what you use${strong.flatMap((each) => [', ', each])}${more.join('')}`;
}

export const elsewhereWords = 'modules from elsewhere are called, and what they declare was not read';

export function goneWords(to: ReportedChange['to']): string {
  return ` is no longer documented in ${to?.version ?? 'the new version'}; used in `;
}

export const kindWords = { breaking: 'breaking', removal: 'removed or renamed', deprecation: 'deprecated' };

function noteLine({ version, kind, text, types, paths }: NamedNote): string {
  const where = types.length === 0 ? 'may concern everybody' : listed(paths, filesNamed);
  return `${kind === 'other' ? '' : `${kindWords[kind]} in `}${version}: ${text} (${where})`;
}
