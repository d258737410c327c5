import { existsSync } from 'node:fs';
import { dirname, join, posix, relative, resolve, sep } from 'node:path';
import { realPath, repositoryAround } from '../paths.ts';
import type { Report } from '../report/report.ts';

/** The report with paths from the root of the repository, for programs that know nothing else. */
export function fromRoot(report: Report): Report {
  const { folder = '', head } = report;
  const rooted = (path: string): string => {
    const whole = posix.join(folder, path);
    const isKnown = head !== null || (folder !== '' && !whole.startsWith('../'));
    return !path.startsWith('/') && isKnown ? whole : (onThisMachine(path) ?? path);
  };
  return {
    ...report,
    files: report.files.map((file) => ({
      ...file,
      path: rooted(file.path),
      ...(file.previousPath === undefined ? {} : { previousPath: rooted(file.previousPath) }),
    })),
    changes: report.changes.map((change) => ({ ...change, files: change.files.map(rooted) })),
    findings: report.findings.map((finding) => ({ ...finding, path: rooted(finding.path) })),
  };
}

/** From the root of the repository that has the file; `null`: none has it. */
function onThisMachine(path: string): string | null {
  const places = [resolve(path), join(realPath(dirname(path)), posix.basename(path))];
  for (const place of places) {
    const root = existsSync(place) ? repositoryAround(dirname(place)) : null;
    if (root !== null) return relative(root, place).split(sep).join('/');
  }
  return null;
}
