import { characterName } from '../errors.ts';
import { commandIn } from '../finding/fix.ts';
import { listed, say } from '../finding/sentence.ts';
import { decodeUtf8 } from '../hcl/text.ts';
import {
  hiddenCharacters,
  type LayoutFault,
  layoutFaultKinds,
  layoutFaults,
  toolNamedBy,
} from '../lockfile/layout.ts';
import type { LockFileReading } from '../lockfile/lock-file.ts';
import type { Content } from '../source/tree.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import { isEmptied } from './lock-file-removed.ts';
import { aboutFile, type Rule, type RuleFinding } from './rule.ts';

/** Any other layout is harder to review (T31, T32). Bots keep the one they find, so only new faults count. */
export const notCanonical: Rule = {
  slug: 'not-canonical',
  severity: 'warning',
  standards: ['notice'],
  meaning: 'A lock file that Terraform can read, but that is not in the layout that Terraform writes.',
  headline: ({ who, is, one }) => `${who} ${is} not as Terraform writes ${one ? 'it' : 'them'}`,
  check: ({ files }) => files.flatMap(findingFor),
};

function findingFor({ revision, base, head }: ReviewedFile): readonly RuleFinding[] {
  if (head === null || head.lockFile === null || head.canonical) return [];
  // To write it again would lock the newest versions.
  if (isEmptied({ revision, base, head })) return [];
  if (head.problems.some(({ severity }) => severity === 'error')) return [];
  const known = new Set(faultsOf(base, revision.base).map(identity));
  const faults = faultsOf(head, revision.head).filter((fault) => !known.has(identity(fault)));
  const [first] = faults;
  if (first === undefined) return [];
  const tool = toolNamedBy(textOf(revision.head), head.lockFile);
  const writer = tool === 'tofu' ? 'OpenTofu' : 'Terraform';
  // Without the lines, the same words hold for every file with faults of these kinds.
  const kinds = inWords(faults, false);
  return [
    aboutFile(revision.path, {
      message: say`The lock file is not in the layout that ${writer} writes: ${inWords(faults, true)}.`,
      gist: say`The lock file is not in the layout that ${writer} writes: ${kinds}.`,
      cause: `layout of ${writer}: ${kinds}`,
      line: first.line,
      ...(faults.every(hidesNothing) ? { standard: 'notice' as const } : {}),
      // Without a provider, the command rewrites the whole file.
      fix: [
        {
          do: 'run',
          when: 'to rewrite the file, with all its hashes',
          commands: [commandIn(revision.path, tool, 'providers lock')],
        },
      ],
    }),
  ];
}

function faultsOf(reading: LockFileReading | null, content: Content): readonly LayoutFault[] {
  if (reading === null || reading.lockFile === null || reading.canonical) return [];
  return layoutFaults(textOf(content), reading.lockFile);
}

const textOf = (content: Content): string => (content.kind === 'file' ? decodeUtf8(content.bytes) : '');

/** Nobody misses a line for want of a newline at the end, by Windows line endings, a blank line or aligned arguments. */
function hidesNothing({ kind, about }: LayoutFault): boolean {
  const isSpaced = kind === 'other-layout' && about !== '' && onlySpaced.test(about);
  return isSpaced || ['final-newline', 'line-ends', 'blank-line'].includes(kind);
}

/** A line of Terraform's in other blanks; not in so many that they push it out of sight. */
const onlySpaced =
  /^\s*$|^\s{0,16}(?:provider\s{1,16}""\s{0,16}\{|\w+\s{0,16}=\s{0,16}(?:""|\[)|"",|[\]}])\s{0,16}$/;

const identity = ({ kind, about }: LayoutFault): string => `${kind} ${about}`;

function inWords(faults: readonly LayoutFault[], withLines: boolean): string {
  const kinds = layoutFaultKinds.flatMap((kind) => {
    const [first, ...others] = faults.filter((fault) => fault.kind === kind);
    if (first === undefined) return [];
    const more = others.length === 0 ? '' : ` and ${others.length} more`;
    const line = withLines && !ofWholeFile.test(kind) ? [`line ${first.line}${more}`] : [];
    const characters = hiddenCharacters(first.about).slice(0, charactersShown).map(characterName);
    const aside = kind === 'hidden-characters' ? [characters.join(', '), ...line] : line;
    const what = kind === 'comment' && others.length > 0 ? 'comments' : words[kind];
    return [aside.length === 0 ? what : `${what} (${aside.join(', ')})`];
  });
  return listed(kinds, layoutFaultKinds.length);
}

const charactersShown = 5;

const words: Readonly<Record<LayoutFault['kind'], string>> = {
  'hidden-characters': 'a comment with invisible characters',
  comment: 'a comment',
  'module-block': 'a module block, which neither tool reads',
  'provider-order': 'providers out of order',
  'hash-order': 'hashes out of order',
  'repeated-hash': 'a repeated hash',
  header: 'no header',
  'byte-order-mark': 'a byte order mark',
  'line-ends': 'Windows line endings',
  'other-layout': 'other spacing, order or quoting',
  'blank-line': 'different blank lines',
  'final-newline': 'no newline at the end',
};

const ofWholeFile = /^(?:header|byte-order-mark|line-ends|final-newline)$/;
