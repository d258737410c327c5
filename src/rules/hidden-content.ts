import { consider, restore } from '../finding/fix.ts';
import { say, shortText } from '../finding/sentence.ts';
import { decodeUtf8 } from '../hcl/text.ts';
import { commentsIn, mentionsHash } from '../lockfile/comments.ts';
import type { CheckoutAttribute, CheckoutAttributes } from '../source/attributes.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import { aboutFile, type Rule, type RuleFinding } from './rule.ts';

/** By its attributes git may write other bytes than the repository has: a comment as a live hash (T58). */
export const hiddenContent: Rule = {
  slug: 'hidden-content',
  severity: 'error',
  standards: ['warning'],
  meaning: 'A lock file that may be different in a checkout than in the review.',
  ofMerge: true,
  headline: ({ who }) => `Terraform may not read ${who} as it was reviewed`,
  // A line of the policy would let in what the next change hides in the file.
  check: ({ files }) => files.flatMap(inLockFile).map((found) => ({ ...found, acceptable: false })),
};

function inLockFile({ revision, head }: ReviewedFile): readonly RuleFinding[] {
  if (revision.head.kind !== 'file') return [];
  const text = decodeUtf8(revision.head.bytes);
  const { path, attributes } = revision;
  const rewritten = byAttributes(path, text, attributes ?? { found: [], unread: [] });
  if (head?.canonical === true) return rewritten;
  const known = rewritten.length === 0 ? commentsBefore(revision) : [];
  return [...rewritten, ...hashesInComments(path, text, known)];
}

/** The effect of an attribute, and the text without which git does nothing to a file. */
const effects: Record<CheckoutAttribute['name'], readonly [what: string, needs: string]> = {
  'working-tree-encoding': [
    'git writes it to disk in a different encoding, where different characters may count',
    '',
  ],
  filter: ['git sends it through a filter on the way to disk, if the machine has a filter of this name', ''],
  ident: ['git replaces the text after $Id when it writes the file to disk', '$Id'],
  'export-subst': ['git replaces $Format:…$ with texts of the commit when it makes an archive', '$Format:'],
};

function byAttributes(path: string, text: string, { found, unread }: CheckoutAttributes) {
  return [
    ...unread.map((file) =>
      aboutFile(path, {
        message: say`Lockproof cannot tell what a checkout of this lock file contains: ${file} is not a short plain file that every version of git reads the same way.`,
        fix: [consider(`make ${file} a short plain file`)],
      }),
    ),
    ...found.flatMap(({ name, word, path: file, line }) => {
      const [effect, needs] = effects[name];
      if (!text.includes(needs)) return [];
      return aboutFile(path, {
        ...(name === 'filter' ? { standard: 'warning' as const } : {}),
        message: say`This lock file may differ in a checkout from what was reviewed: because of ${file}:${String(line)} (${shortText(word)}), ${effect}.`,
        fix: [consider(`remove ${shortText(word)} for this file (line ${line} of ${file})`)],
      });
    }),
  ];
}

/** The comments with a hash that the base has too. Nothing is known before where no change is under review. */
function commentsBefore({ status, base }: ReviewedFile['revision']): readonly string[] {
  if (status === 'unchanged' || base.kind !== 'file') return [];
  return hiding(decodeUtf8(base.bytes)).map(({ text }) => text);
}

/** No tool writes one: a reader is meant to take it for a comment. @param known the comments that are not new. Each counts once: a copy of one is new. */
function hashesInComments(path: string, text: string, known: readonly string[]): readonly RuleFinding[] {
  const left = [...known];
  return hiding(text).map(({ text: comment, line }) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return aboutFile(path, {
      line,
      ...(at >= 0 ? { standard: 'warning' as const } : {}),
      message: say`A comment contains what looks like a hash: no tool writes such a comment, and git attributes can make it a live hash.`,
      fix: [consider(`delete the comment at line ${line}`), { ...restore('file', path), when: 'or' }],
    });
  });
}

/** The comments that have something like a hash: git can make them live in a block, and people copy them into one. */
const hiding = (text: string) => commentsIn(text).filter(({ text: comment }) => mentionsHash(comment));
