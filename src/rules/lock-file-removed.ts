import { consider, restore } from '../finding/fix.ts';
import { say } from '../finding/sentence.ts';
import type { ReviewedFile } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';

/** Without a lock file Terraform takes the newest version that the constraints allow and checks no hash (T44). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that is gone at head.',
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
      message: say`The lock file is gone together with its root module: no configuration is left in its folder.`,
      fix: [
        consider('take its lock file along', 'if the module moved'),
        { ...restore('file', revision.path), when: 'if Terraform still runs there' },
      ],
    };
  }
  return {
    ...about,
    message: say`The lock file is gone: ${consequence(base)}.`,
    fix: [
      restore('file', revision.path),
      consider('a maintainer may merge over this finding', 'if its root module was removed on purpose'),
    ],
  };
}

/** Git sees a rename; the root module that has lost its lock file by it sees none. */
function departure({ revision, base }: ReviewedFile): RuleFinding {
  return {
    provider: null,
    hash: null,
    path: revision.previousPath ?? revision.path,
    line: 1,
    message: say`The lock file went to ${revision.path} and its root module, as far as can be seen, did not: in the old folder ${consequence(base)}.`,
    fix: [
      restore('file', revision.previousPath ?? revision.path),
      consider('where it has gone to, Terraform needs a copy only if it runs there'),
    ],
  };
}

function consequence(base: ReviewedFile['base']): string {
  const count = base?.lockFile?.providers.length ?? 0;
  const providers = count === 0 ? 'its providers' : count === 1 ? 'its provider' : `its ${count} providers`;
  return `Terraform then picks any version that the constraints allow for ${providers} and checks no hash`;
}
