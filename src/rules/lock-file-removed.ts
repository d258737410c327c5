import { commandIn, consider, restore } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { folderOf } from '../paths.ts';
import { isEmptied } from '../subject/fate.ts';
import { placeOf } from '../subject/required-entry.ts';
import type { ReviewedFile, UnlockedRoot } from '../subject/subject.ts';
import { aboutFile, type Rule, type RuleFinding } from './rule.ts';

/** Without entries Terraform takes the newest version that the constraints allow and checks no hash (T44, T60). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that the change removes, or leaves without any entry.',
  ofMerge: true,
  headline: ({ who, is }) => `${who} ${is} gone`,
  check({ files, around }) {
    return files.flatMap((file) => {
      const { path, previousPath = path, head } = file.revision;
      const [heir, ...more] = around.unlockedRoots.filter(({ lost }) => lost?.path === previousPath);
      if (heir !== undefined) return [inherited(previousPath, heir, more.length)];
      if (head.kind === 'missing') return [removal(file, 'The lock file was removed')];
      return isEmptied(file) ? [removal(file, 'The lock file has no entry left')] : [];
    });
  },
};

/** The lock file is gone, and a new root module needs what it had. */
function inherited(path: string, { path: heir, lost }: UnlockedRoot, more: number): RuleFinding {
  const place = folderOf(heir) || 'the root of the repository';
  const others = more === 0 ? '' : ` (and ${more} more)`;
  const needs =
    lost?.provider == null ? 'may require its providers' : `requires ${providerName(lost.provider)}`;
  return aboutFile(path, {
    message: say`The change takes the lock file away and brings ${place}${others}, which ${needs} and has no lock file: Terraform then picks any version that the constraints allow and checks no hash.`,
    fix: [
      consider(`move the lock file to ${place}`, 'if its root module moved there'),
      {
        do: 'run',
        commands: [commandIn(heir, 'terraform', 'init -backend=false')],
        when: 'if it is another root module',
      },
    ],
  });
}

function removal(file: ReviewedFile, what: string): RuleFinding {
  const { fate, base, revision } = file;
  const { path } = revision;
  const put = restore('file', path);
  switch (fate?.kind) {
    case 'gone':
      return aboutFile(path, {
        severity: 'notice',
        message: say`${what}, and its folder has no configuration.`,
        fix: [{ ...put, when: 'if Terraform still runs there' }],
      });
    case 'needs-nothing':
      return aboutFile(path, {
        severity: 'notice',
        message: say`${what}, and the configuration in its folder requires no provider.`,
        fix: [{ ...put, when: 'if Terraform needs one there' }],
      });
    case 'child':
    case 'new-child':
      return aboutFile(path, {
        ...(fate.kind === 'child' ? { severity: 'notice' } : { standard: 'warning' }),
        message: say`${what}; its folder is called as a module${placeOf([fate.caller])}, and Terraform reads no lock file there.`,
        fix: [{ ...put, when: 'if Terraform also runs there' }],
      });
    case 'stays':
    case undefined: {
      const count = base?.lockFile?.providers.length ?? 0;
      const providers =
        count === 1 ? 'its provider' : count === 0 ? 'its providers' : `its ${count} providers`;
      return aboutFile(path, {
        message: say`${what}: Terraform then picks any version that the constraints allow for ${providers} and checks no hash.`,
        fix: [
          put,
          consider(
            'a maintainer may merge despite this finding',
            'if its root module was removed on purpose',
          ),
        ],
      });
    }
  }
}
