import { consider, type Fix, restore } from '../finding/fix.ts';
import { type Sentence, say, shortText } from '../finding/sentence.ts';
import { decodeUtf8 } from '../hcl/text.ts';
import { commentsIn, mentionsHash } from '../lockfile/comments.ts';
import type { CheckoutAttribute, CheckoutAttributes } from '../source/checkout-attributes.ts';
import type { ReviewedFile, UnarchivedFile } from '../subject/subject.ts';
import { aboutFile, type Rule, type RuleFinding } from './rule.ts';

/**
 * What Terraform reads is what a checkout writes. By its attributes git may write other bytes than the repository holds: with another encoding a
 * comment of the file under review is a live hash in the working tree (T58).
 */
export const hiddenContent: Rule = {
  slug: 'hidden-content',
  severity: 'error',
  meaning:
    'A lock file or configuration file that may hold something else in a checkout than what was reviewed.',
  ofMerge: true,
  headline: ({ who }) => `${who} can show other content than was reviewed`,
  check({ files, around }) {
    return [
      ...files.flatMap((file) => inLockFile(file)),
      ...around.rewritten.flatMap(({ path, text, attributes }) =>
        byAttributes({ path, text, kind: 'configuration file' }, attributes),
      ),
      ...around.unarchived.map(missingInArchives),
    ];
  },
};

function inLockFile({ revision, head }: ReviewedFile): readonly RuleFinding[] {
  if (revision.head.kind !== 'file') return [];
  const text = decodeUtf8(revision.head.bytes);
  const { path, attributes } = revision;
  const rewritten = byAttributes({ path, text, kind: 'lock file' }, attributes ?? { found: [], unread: [] });
  if (head?.canonical === true) return rewritten;
  const known = rewritten.length === 0 ? commentsBefore(revision) : [];
  return [...rewritten, ...hashesInComments(path, text, known)];
}

interface FileOfGit {
  readonly path: string;
  readonly text: string;
  readonly kind: 'lock file' | 'configuration file';
}

function byAttributes(file: FileOfGit, { found, unread }: CheckoutAttributes): readonly RuleFinding[] {
  return [
    ...unread.map((attributes) =>
      aboutFile(file.path, {
        message: say`It is not known what a checkout of this ${file.kind} holds: ${attributes} could not be read.`,
        fix: [consider(`make ${attributes} a short plain file`)],
      }),
    ),
    ...found.flatMap((attribute) => {
      const effect = effectOn(file, attribute);
      return effect === null ? [] : [rewriting(file, attribute, effect)];
    }),
  ];
}

interface Effect {
  readonly what: Sentence;
  readonly severity?: 'warning';
}

/** `null`: the attribute does nothing to this file. */
function effectOn({ text }: FileOfGit, { name, value }: CheckoutAttribute): Effect | null {
  switch (name) {
    case 'working-tree-encoding':
      return {
        what: say`git writes it to disk in the encoding ${shortText(value)}, where other characters may count`,
      };
    case 'ident':
      return text.includes('$Id')
        ? { what: say`git replaces the text after $Id when it writes the file to disk` }
        : null;
    case 'export-subst':
      return text.includes('$Format:')
        ? { what: say`git replaces $Format:…$ with texts of the commit when it makes an archive` }
        : null;
    case 'filter':
      return {
        what: say`git sends it through the filter ${shortText(value)} on the way to disk, if the machine has a filter of this name`,
        severity: 'warning',
      };
  }
}

function rewriting(
  { path, kind }: FileOfGit,
  { name, value, path: attributes, line }: CheckoutAttribute,
  { what, severity }: Effect,
): RuleFinding {
  const attribute = value === '' ? name : `${name}=${shortText(value)}`;
  return aboutFile(path, {
    ...(severity === undefined ? {} : { standard: severity }),
    message: say`A checkout of this ${kind} may hold something else than what was reviewed: by ${attributes}:${String(line)} (${attribute}) ${what}.`,
    fix: [consider(`remove ${attribute} for this file (line ${line} of ${attributes})`)],
  });
}

/** Whoever runs Terraform from an archive, a release or a registry of modules for example, has the configuration and none of its pins. */
function missingInArchives({ path, by }: UnarchivedFile): RuleFinding {
  return aboutFile(path, {
    standard: 'warning',
    message: say`By ${by.path}:${String(by.line)} (export-ignore) archives of the repository no longer have this lock file, but still the configuration beside it: whoever runs Terraform from an archive gets any version that the constraints allow, and no hash is checked.`,
    fix: [consider(`remove export-ignore for this file (line ${by.line} of ${by.path})`)],
  });
}

/** The comments with a hash that the base has too. Nothing is known before where no change is under review. */
function commentsBefore({ status, base }: ReviewedFile['revision']): readonly string[] {
  if (status === 'unchanged' || base.kind !== 'file') return [];
  return hiding(decodeUtf8(base.bytes)).map(({ text }) => text);
}

/**
 * No tool writes one, and whoever reads the file is meant to take it for a comment.
 *
 * @param known the comments that are not new. Each counts once: a copy of one is new.
 */
function hashesInComments(path: string, text: string, known: readonly string[]): readonly RuleFinding[] {
  const left = [...known];
  return hiding(text).map(({ text: comment, line }) => {
    const at = left.indexOf(comment);
    if (at >= 0) left.splice(at, 1);
    return aboutFile(path, {
      line,
      ...(at >= 0 ? { standard: 'warning' as const } : {}),
      message: say`A comment contains what looks like a hash: no tool writes such a comment, and attributes of git can make it a live hash.`,
      fix: deleteComment(path, line),
    });
  });
}

/** The comments inside of blocks that have something like a hash. */
function hiding(text: string): ReturnType<typeof commentsIn> {
  return commentsIn(text).filter(({ text: comment, isInBlock }) => isInBlock && mentionsHash(comment));
}

function deleteComment(path: string, line: number): Fix {
  return [consider(`delete the comment at line ${line}`), { ...restore('file', path), when: 'or' }];
}
