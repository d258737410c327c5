import { placeKey } from '../../finding/fix.ts';
import { decodeUtf8 } from '../../hcl/text.ts';
import { type LayoutFault, layoutFaults } from '../../lockfile/layout.ts';
import type { ReportedFinding } from '../../report/report.ts';
import { hashesLeft } from '../../subject/removal.ts';
import type { LockedEntry, ReviewedFile, Subject } from '../../subject/subject.ts';

/** Lines of head files, as `placeKey`, that one click may delete. */
export type LineDeletions = ReadonlySet<string>;

/** The lines of hashes that a suggestion may delete: alone on their line, never the last of a list. */
export function deletableLines({ entries, files }: Subject): LineDeletions {
  const texts = new Map(files.flatMap((file) => plainText(file)));
  return new Set(
    entries.flatMap((entry) => {
      const lines = texts.get(entry.path);
      return lines === undefined || hashesLeft(entry).length === 0 ? [] : linesAlone(entry, lines);
    }),
  );
}

/** Whether one click may do what a finding advises: delete its line. */
export function isDeletable({ fix, path, line }: ReportedFinding, deletions: LineDeletions): boolean {
  const key = placeKey({ path, line });
  const advised = fix.some(
    (step) => step.do === 'delete' && step.what === 'hash' && step.places.some((at) => placeKey(at) === key),
  );
  return advised && deletions.has(key);
}

/** The lines of a file that has only what Terraform writes, perhaps in a different order. */
function plainText({ revision, head }: ReviewedFile): readonly (readonly [string, readonly string[]])[] {
  if (revision.head.kind !== 'file' || revision.merged === true || head?.lockFile == null) return [];
  if (head.problems.some(({ severity }) => severity === 'error')) return [];
  const text = decodeUtf8(revision.head.bytes);
  const harmless: readonly LayoutFault['kind'][] = [
    'hash-order',
    'provider-order',
    'header',
    'final-newline',
  ];
  const isPlain =
    head.canonical || layoutFaults(text, head.lockFile).every(({ kind }) => harmless.includes(kind));
  return isPlain ? [[revision.path, text.split('\n')]] : [];
}

function linesAlone({ path, lock, hashes }: LockedEntry, lines: readonly string[]): readonly string[] {
  return hashes.flatMap(({ hash, line }) => {
    const isAlone = lines[line - 1]?.trim() === `"${hash}",`;
    const isOnce = lock.hashes.indexOf(hash) === lock.hashes.lastIndexOf(hash);
    return isAlone && isOnce ? [placeKey({ path, line })] : [];
  });
}
