import type { Rule, RuleFinding } from './rule.ts';

/** Without a lock file Terraform takes the newest version that the constraints allow and checks no hash (T44). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that is gone at head.',
  check({ files }) {
    return files.flatMap(({ revision, base }): RuleFinding[] => {
      if (revision.head.kind !== 'missing') return [];
      const count = base?.lockFile?.providers.length ?? 0;
      const providers =
        count === 0 ? 'its providers' : count === 1 ? 'its provider' : `its ${count} providers`;
      return [
        {
          message: `The lock file is gone: Terraform then picks any version that the constraints allow for ${providers} and checks no hash.`,
          provider: null,
          hash: null,
          path: revision.path,
          line: 1,
          remedy:
            'Restore the file; if its root module was removed on purpose, a maintainer may merge over this finding.',
        },
      ];
    });
  },
};
