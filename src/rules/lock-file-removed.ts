import type { ReviewedFile, Rule, RuleFinding } from './rule.ts';

/** Without a lock file Terraform takes the newest version that the constraints allow and checks no hash (T44). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that is gone at head.',
  check({ files }) {
    return files.filter(({ revision }) => revision.head.kind === 'missing').map(removal);
  },
};

function removal({ revision, base, moduleGone = false }: ReviewedFile): RuleFinding {
  const about = { provider: null, hash: null, path: revision.path, line: 1 };
  if (moduleGone) {
    return {
      ...about,
      severity: 'notice',
      message: 'The lock file is gone together with its root module: no configuration is left in its folder.',
      remedy:
        'If the module moved, take its lock file along; if Terraform still runs there, restore the file.',
    };
  }
  const count = base?.lockFile?.providers.length ?? 0;
  const providers = count === 0 ? 'its providers' : count === 1 ? 'its provider' : `its ${count} providers`;
  return {
    ...about,
    message: `The lock file is gone: Terraform then picks any version that the constraints allow for ${providers} and checks no hash.`,
    remedy:
      'Restore the file; if its root module was removed on purpose, a maintainer may merge over this finding.',
  };
}
