import { stripVTControlCharacters } from 'node:util';

/** What `lockproof review` prints at a terminal about one cause. */
export interface PrintedRemedy {
  readonly path: string;
  readonly line: number;
  /** All that is printed, as it is. */
  readonly text: string;
  /** The words after the arrow. */
  readonly prose: string;
  /** Lines for a shell. */
  readonly commands: readonly string[];
  /** Lines for the policy. */
  readonly policy: readonly string[];
}

/** The remedies of one rule, in the order of the output. */
export function printedRemedies(output: string, rule: string): readonly PrintedRemedy[] {
  const paragraphs = stripVTControlCharacters(output).split('\n\n');
  const accepted = paragraphs.flatMap((one) => (/^To accept /.test(one) ? one.split('\n').slice(1) : []));
  return paragraphs.flatMap((text) => {
    const head = /^(\S+):(\d+) {2}(?:error|warning|notice) {2}([a-z0-9-]+) {2}/.exec(text);
    return head?.[3] === rule ? remediesIn(text, head[1] ?? '', Number(head[2]), accepted) : [];
  });
}

const indentedIn = (text: string): readonly string[] =>
  text.split('\n').flatMap((line) => (line.startsWith('    ') ? line.slice(4) : []));

function remediesIn(
  text: string,
  path: string,
  line: number,
  accepted: readonly string[],
): readonly PrintedRemedy[] {
  // Numbered ways are one remedy: a person chooses.
  return text
    .replaceAll(/\n {2}→ [2-9]\. /g, ' ')
    .replaceAll('\n  → 1. ', '\n  → ')
    .split('\n  → ')
    .slice(1)
    .map((part) => {
      const [words = ''] = part.split('\n');
      const told = indentedIn(part);
      const beside = /: ((?:git|lockproof|terraform|tofu) .+)$/.exec(words)?.[1];
      return {
        path,
        line,
        text,
        prose: words,
        commands: [...(beside === undefined ? [] : [beside]), ...told],
        // A person who can repair it accepts nothing.
        policy: told.length > 0 || beside !== undefined ? [] : accepted,
      };
    });
}
