import { commandIn, consider, restore } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { say } from '../finding/sentence.ts';
import { folderOf } from '../paths.ts';
import { isEmptied } from '../subject/fate.ts';
import { placeOf } from '../subject/required-entry.ts';
import type { ReviewedFile, UnlockedRoot } from '../subject/subject.ts';
import { aboutFile, type Facts, type Rule } from './rule.ts';

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
      if (heir !== undefined) return [aboutFile(previousPath, inherited(heir, more.length))];
      if (head.kind === 'missing') return [aboutFile(path, removal(file, 'The lock file was removed'))];
      return isEmptied(file) ? [aboutFile(path, removal(file, 'The lock file has no entry left'))] : [];
    });
  },
};

/** The lock file is gone, and a new root module needs what it had. */
function inherited({ path, lost }: UnlockedRoot, more: number): Facts {
  const place = folderOf(path) || 'the root of the repository';
  const others = more === 0 ? '' : ` (and ${more} more)`;
  const needs =
    lost?.provider == null ? 'may require its providers' : `requires ${providerName(lost.provider)}`;
  const commands = [commandIn(path, 'terraform', 'init -backend=false')];
  return {
    message: say`The change takes the lock file away and brings ${place}${others}, which ${needs} and has no lock file: Terraform then picks any version that the constraints allow and checks no hash.`,
    fix: [
      consider(`move the lock file to ${place}`, 'if its root module moved there'),
      { do: 'run', commands, when: 'if it is another root module' },
    ],
  };
}

function removal({ fate, base, revision }: ReviewedFile, what: string): Facts {
  const put = restore('file', revision.path);
  switch (fate?.kind) {
    case 'gone':
      return {
        severity: 'notice',
        message: say`${what}, and its folder has no configuration.`,
        fix: [{ ...put, when: 'if Terraform still runs there' }],
      };
    case 'needs-nothing':
      return {
        severity: 'notice',
        message: say`${what}, and the configuration in its folder requires no provider.`,
        fix: [{ ...put, when: 'if Terraform needs one there' }],
      };
    case 'child':
    case 'new-child':
      return {
        ...(fate.kind === 'child' ? { severity: 'notice' } : { standard: 'warning' }),
        message: say`${what}; its folder is called as a module${placeOf([fate.caller])}, and Terraform reads no lock file there.`,
        fix: [{ ...put, when: 'if Terraform also runs there' }],
      };
    case 'stays':
    case undefined: {
      const count = base?.lockFile?.providers.length ?? 0;
      const providers =
        count === 1 ? 'its provider' : count === 0 ? 'its providers' : `its ${count} providers`;
      const onPurpose = 'if its root module was removed on purpose';
      return {
        message: say`${what}: Terraform then picks any version that the constraints allow for ${providers} and checks no hash.`,
        fix: [put, consider('a maintainer may merge despite this finding', onPurpose)],
      };
    }
  }
}
