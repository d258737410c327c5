import { commandIn, type Step } from '../finding/fix.ts';
import { say } from '../finding/sentence.ts';
import { decodeUtf8 } from '../hcl/text.ts';
import {
  hiddenCharacters,
  type LayoutFault,
  layoutFaultKinds,
  layoutFaults,
  toolNamedBy,
} from '../lockfile/layout.ts';
import type { LockFileReading, LockFileTool } from '../lockfile/lock-file.ts';
import { characterName } from '../quoted.ts';
import type { Content } from '../source/content.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import { aboutFile, type Rule, type RuleFinding } from './rule.ts';

/**
 * The tools write one layout. A file with another layout was edited by another program or by hand, and is harder to review (T31, T32). Bots
 * keep the layout that they find, so the rule reports only differences that the change adds.
 */
export const notCanonical: Rule = {
  slug: 'not-canonical',
  severity: 'warning',
  meaning: 'A lock file that Terraform can read, but that is not in the layout that Terraform writes.',
  headline: ({ who, is, one }) => `${who} ${is} not as Terraform writes ${one ? 'it' : 'them'}`,
  check({ files }) {
    return files.flatMap(findingFor);
  },
};

function findingFor(file: ReviewedFile): readonly RuleFinding[] {
  const { revision, head } = file;
  if (head === null || head.lockFile === null || head.canonical || isBroken(head)) return [];
  const known = new Set(faultsOf(file.base, revision.base).map(identity));
  const faults = faultsOf(head, revision.head).filter((fault) => !known.has(identity(fault)));
  const [first] = faults;
  if (first === undefined) return [];
  const tool = toolNamedBy(textOf(revision.head), head.lockFile);
  const writer = tool === 'tofu' ? 'OpenTofu' : 'Terraform';
  return [
    aboutFile(revision.path, {
      message: say`The lock file is not in the layout that ${writer} writes: ${inWords(faults, phrase)}.`,
      gist: say`The lock file is not in the layout that ${writer} writes: ${inWords(faults, phraseWithoutLines)}.`,
      cause: `layout of ${writer}: ${inWords(faults, phraseWithoutLines)}`,
      line: first.line,
      fix: [rewrite(tool, revision.path)],
    }),
  ];
}

/** Without a provider, the command rewrites the whole file. */
function rewrite(tool: LockFileTool, path: string): Step {
  return { do: 'run', when: 'to rewrite the file', commands: [commandIn(path, tool, 'providers lock')] };
}

function isBroken({ problems }: LockFileReading): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

function faultsOf(reading: LockFileReading | null, content: Content): readonly LayoutFault[] {
  if (reading === null || reading.lockFile === null || reading.canonical) return [];
  return layoutFaults(textOf(content), reading.lockFile);
}

function textOf(content: Content): string {
  return content.kind === 'file' ? decodeUtf8(content.bytes) : '';
}

function identity({ kind, about }: LayoutFault): string {
  return `${kind} ${about}`;
}

type Phrase = (first: LayoutFault, more: number) => string;

function inWords(faults: readonly LayoutFault[], phraseOf: Phrase): string {
  const groups = layoutFaultKinds.flatMap((kind) => {
    const [first, ...more] = faults.filter((fault) => fault.kind === kind);
    return first === undefined ? [] : [phraseOf(first, more.length)];
  });
  const last = groups.pop() ?? '';
  return groups.length === 0 ? last : `${groups.join(', ')} and ${last}`;
}

function phrase(fault: LayoutFault, more: number): string {
  const where = isOfWholeFile(fault) ? '' : `line ${fault.line}${andMore(more)}`;
  return wordsFor(fault, more > 0, where);
}

/** Without the lines, the same words hold for every file with faults of these kinds. */
function phraseWithoutLines(fault: LayoutFault, more: number): string {
  return wordsFor(fault, more > 0, '');
}

function isOfWholeFile({ kind }: LayoutFault): boolean {
  switch (kind) {
    case 'header':
    case 'byte-order-mark':
    case 'line-ends':
    case 'final-newline':
      return true;
    case 'hidden-characters':
    case 'comment':
    case 'module-block':
    case 'provider-order':
    case 'hash-order':
    case 'repeated-hash':
    case 'other-layout':
      return false;
  }
}

const charactersShown = 5;

/** @param where the place in words; empty: it is not said */
function wordsFor({ kind, about }: LayoutFault, several: boolean, where: string): string {
  const aside = where === '' ? '' : ` (${where})`;
  switch (kind) {
    case 'hidden-characters': {
      const characters = hiddenCharacters(about).slice(0, charactersShown).map(characterName).join(', ');
      return `a comment with invisible characters (${[characters, ...(where === '' ? [] : [where])].join(', ')})`;
    }
    case 'comment':
      return `${several ? 'comments' : 'a comment'}${aside}`;
    case 'module-block':
      return `a module block, which neither tool reads${aside}`;
    case 'provider-order':
      return `providers out of order${aside}`;
    case 'hash-order':
      return `hashes out of order${aside}`;
    case 'repeated-hash':
      return `a repeated hash${aside}`;
    case 'header':
      return 'no header';
    case 'byte-order-mark':
      return 'a byte order mark';
    case 'line-ends':
      return 'Windows line endings';
    case 'other-layout':
      return `other spacing, order or quoting${aside}`;
    case 'final-newline':
      return 'no newline at the end';
  }
}

function andMore(count: number): string {
  return count === 0 ? '' : ` and ${count} more`;
}
