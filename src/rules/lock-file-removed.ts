import { consider, restore } from '../finding/fix.ts';
import { say } from '../finding/sentence.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** Without a lock file Terraform picks the newest version that the constraints allow and checks no hash (T44). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that the change removes.',
  check({ files }) {
    return files.flatMap((file) => {
      if (file.revision.head.kind === 'missing') return [removal(file)];
      return file.moduleStays === true ? [departure(file)] : [];
    });
  },
};

function removal({ revision, base, moduleGone = false }: ReviewedFile): RuleFinding {
  const about = { provider: null, hash: null, path: revision.path, line: 1 };
  if (moduleGone) {
    return {
      ...about,
      severity: 'notice',
      message: say`The lock file was removed together with its root module: its folder has no configuration any more.`,
      fix: [
        consider('move its lock file too', 'if the module moved'),
        { ...restore('file', revision.path), when: 'if Terraform still runs there' },
      ],
    };
  }
  return {
    ...about,
    message: say`The lock file was removed: ${consequence(base)}.`,
    fix: [
      restore('file', revision.path),
      consider('a maintainer may merge despite this finding', 'if its root module was removed on purpose'),
    ],
  };
}

/** For Git the file was renamed; for the root module in the old folder it was removed. */
function departure({ revision, base }: ReviewedFile): RuleFinding {
  return {
    provider: null,
    hash: null,
    path: revision.previousPath ?? revision.path,
    line: 1,
    message: say`The lock file moved to ${revision.path}, and its old folder may still have configuration. In that folder ${consequence(base)}.`,
    fix: [
      restore('file', revision.previousPath ?? revision.path),
      consider('the new folder needs a copy only if Terraform runs there'),
    ],
  };
}

function consequence(base: ReviewedFile['base']): string {
  const count = base?.lockFile?.providers.length ?? 0;
  const providers = count === 0 ? 'its providers' : count === 1 ? 'its provider' : `its ${count} providers`;
  return `Terraform then picks any version that the constraints allow for ${providers} and checks no hash`;
}
