import type { ReviewedFile } from '../../subject/subject.ts';
import { movedFrom, outsideConstraints } from './required-entry.ts';

/** The file with what the rules and remedies of the core have to know of its configuration. */
export function withConclusions(file: ReviewedFile): ReviewedFile {
  const moved = (file.head?.lockFile?.providers ?? []).flatMap((lock) => {
    const old = movedFrom(lock, file);
    return old === null ? [] : [[lock.address, old.address] as const];
  });
  return {
    ...file,
    ...(file.configuration?.callsModules === true ? { callsModules: true } : {}),
    ...(moved.length === 0 ? {} : { movedFrom: new Map(moved) }),
    ...(isNotAllowed(file) ? { notAllowed: true } : {}),
  };
}

/** Whether the lock file of the base has a version that the configuration at head does not allow. */
function isNotAllowed(file: ReviewedFile): boolean {
  const { revision, base, configuration } = file;
  const lockFile = base?.lockFile ?? null;
  if (lockFile === null || configuration == null) return false;
  return outsideConstraints({ path: revision.path, file, configuration, lockFile }).length > 0;
}
