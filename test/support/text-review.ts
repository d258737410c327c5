import { groupChanges } from '../../src/lockfile/group.ts';
import { printLockFile } from '../../src/lockfile/lock-file.ts';
import { readLockFile } from '../../src/lockfile/read.ts';
import type { Content } from '../../src/source/tree.ts';
import { layOut } from '../../src/subject/lay-out.ts';
import type { ReviewedFile, Subject } from '../../src/subject/subject.ts';
import { h1, locked, prodPath, settings, zh } from './review-builders.ts';

/** The text of a file before and after; `null` if there is none. */
export interface TextRevision {
  readonly path?: string;
  readonly base: string | null;
  readonly head: string | null;
}

/** A review of these texts for rules that ask no registry: it has no evidence about any release. */
export function reviewTexts(...revisions: readonly TextRevision[]): Subject {
  const files = revisions.map(reviewedFile);
  const changes = groupChanges(
    files.map(({ revision, base, head }) => ({
      path: revision.path,
      base: base?.lockFile ?? null,
      head: head?.lockFile ?? null,
    })),
  );
  return layOut({
    files,
    changes: changes.map((change) => ({ ...change, evidence: null, baseEvidence: null })),
    settings: settings(),
  });
}

/** A canonical lock file with these providers, `address version`, each with its own h1 and zh. */
export function lockFileOf(...releases: readonly string[]): string {
  const providers = releases.map((release) => {
    const [address = '', version = ''] = release.split(' ');
    return locked(version, [h1(release), zh(release)], { address });
  });
  return printLockFile({ providers });
}

function reviewedFile({ path = prodPath, base, head }: TextRevision): ReviewedFile {
  const status = base === null ? 'added' : head === null ? 'removed' : 'modified';
  return {
    revision: { path, status, base: contentOf(base), head: contentOf(head) },
    base: base === null ? null : readLockFile(base),
    head: head === null ? null : readLockFile(head),
  };
}

function contentOf(text: string | null): Content {
  return text === null ? { kind: 'missing' } : { kind: 'file', bytes: new TextEncoder().encode(text) };
}
