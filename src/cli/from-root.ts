import { posix, relative, sep } from 'node:path';
import { isWithin } from '../paths.ts';
import type { Report } from '../report/report.ts';

/**
 * The report with paths from the root of the repository, for programs that know nothing else. A path outside of it stays as it is.
 * @param root where the repository is on this machine, for absolute paths; `null`: there is none
 */
export function fromRoot(report: Report, root: string | null): Report {
  const { folder = '' } = report;
  const rooted = (path: string): string => {
    if (!path.startsWith('/')) {
      const whole = posix.join(folder, path);
      return whole.startsWith('../') ? path : whole;
    }
    return root !== null && isWithin(path, root) ? relative(root, path).split(sep).join('/') : path;
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
