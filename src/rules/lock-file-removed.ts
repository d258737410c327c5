import { consider, firstLock, restore } from '../finding/fix.ts';
import { listed, providerName, say } from '../finding/sentence.ts';
import { folderOf } from '../paths.ts';
import type { IgnoringLine, Place, ReviewedFile, UnlockedRoot } from '../subject/subject.ts';
import { aboutFile, type Facts, type Rule } from './rule.ts';

/** Without entries Terraform takes the newest version that the constraints allow and checks no hash (T44, T60). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that the change removes, or leaves without any entry.',
  ofMerge: true,
  counted: ['removed lock file', 'removed lock files'],
  headline: ({ who, one, aspect }) =>
    aspect.kind === 'left'
      ? `${who} stayed behind: ${one ? aspect.where : 'no configuration is left there'}`
      : `${who} no longer ${one ? 'locks' : 'lock'} any provider`,
  check({ files, around }) {
    return [...files, ...around.bystanders].flatMap((file) => {
      const { path, previousPath = path, head } = file.revision;
      const ignored = around.ignored.get(path);
      const [heir, ...more] = around.unlockedRoots.filter(({ lost }) => lost?.path === previousPath);
      // A file that moved to one of several new roots has left its place, too.
      const isGone = head.kind === 'missing' || path !== previousPath;
      if (heir !== undefined)
        return [aboutFile(previousPath, inherited(heir, more, isGone, around.ignored.get(heir.path)))];
      if (head.kind === 'missing')
        return [aboutFile(path, removal(file, 'The lock file was removed', ignored))];
      return isEmptied(file)
        ? [aboutFile(path, removal(file, 'The lock file has no entry left', undefined))]
        : [];
    });
  },
};

/** A lock file that is there and has no entry, where it had some or nobody knows: for Terraform it is as good as gone. */
export function isEmptied({ base, head, revision }: ReviewedFile): boolean {
  if (head?.lockFile?.providers.length !== 0) return false;
  const had = base?.lockFile == null ? revision.base.kind !== 'missing' : base.lockFile.providers.length > 0;
  return had && !head.problems.some(({ severity }) => severity === 'error');
}

/** The lock file is gone, and a new root module needs what it had. */
function inherited(
  { path, lost }: UnlockedRoot,
  more: readonly UnlockedRoot[],
  isGone: boolean,
  ignored: IgnoringLine | undefined,
): Facts {
  const nameOf = (root: Pick<UnlockedRoot, 'path'>) => folderOf(root.path) || 'the root of the repository';
  const place = nameOf({ path });
  const others = more.length === 0 ? '' : ` (and ${listed(more.map(nameOf), 3)})`;
  const needs =
    lost?.provider == null ? 'may require its providers' : `requires ${providerName(lost.provider)}`;
  const isMove = lost?.moved === true && more.length === 0;
  // A root module that needs its providers is well served by it, moved or not.
  const isHeir = more.length === 0 && (isMove || lost?.provider != null);
  const what = isGone ? 'removes the lock file' : 'leaves the lock file where no configuration is left';
  const where = isMove ? `its configuration moved to ${place}` : 'its folder has no configuration left';
  return {
    ...keptOut(ignored),
    ...(isGone ? {} : { aspect: { kind: 'left', where } }),
    message: say`The change ${what} and ${isMove ? 'moves its configuration to' : 'adds'} ${place}${others}, which ${needs} and has no lock file${ignored === undefined ? '' : `, because ${keeperOf(ignored)} it out of the repository`}: Terraform then picks any version that the constraints allow and checks no hash.`,
    fix:
      isHeir && lost !== undefined
        ? [...(isGone ? [restore('file', lost.path)] : []), { do: 'move', from: lost.path, to: path }]
        : [
            consider(
              `${isGone ? 'restore the lock file from the base branch and move it' : 'move the lock file'} to ${place}`,
              'if its root module moved there',
            ),
            { ...firstLock(path, []), when: 'if it is a different root module' },
          ],
  };
}

function removal(
  { fate, base, revision }: ReviewedFile,
  what: string,
  ignored: IgnoringLine | undefined,
): Facts {
  const put = restore('file', revision.path);
  switch (fate?.kind) {
    case 'gone':
    case 'needs-nothing': {
      const [why, when] =
        fate.kind === 'gone'
          ? ['its folder has no configuration', 'if Terraform still runs there']
          : ['the configuration in its folder requires no provider', 'if Terraform needs one there'];
      return { severity: 'notice', message: say`${what}, and ${why}.`, fix: [{ ...put, when }] };
    }
    case 'child':
    case 'new-child':
      return {
        ...(fate.kind === 'child' ? { severity: 'notice' } : { standard: 'warning' }),
        message: say`${what}; its folder is called as a module (${at(fate.caller)}), and Terraform reads no lock file there.`,
        fix: [{ ...put, when: 'if Terraform also runs there' }],
      };
    case 'stays':
    case undefined: {
      const count = base?.lockFile?.providers.length ?? 0;
      const providers =
        count === 1 ? 'its provider' : count === 0 ? 'its providers' : `its ${count} providers`;
      const isKeptOut = ignored !== undefined && !ignored.isNew;
      const purpose = isKeptOut ? 'if your team keeps no lock files' : 'if its root module was removed';
      const isChoice = isKeptOut || fate === undefined;
      const steps = [...(ignored?.isNew ? [consider(`delete the line (${at(ignored)})`)] : []), put];
      return {
        ...keptOut(ignored),
        // An empty lock file would otherwise be verified: none of its hashes lacks a proof.
        binding: revision.head.kind !== 'missing',
        message: say`${what}${ignored === undefined ? '' : `, and ${keeperOf(ignored)} lock files out of the repository`}: Terraform then picks any version that the constraints allow for ${providers} and checks no hash.`,
        fix: [
          ...(isChoice
            ? [consider('a maintainer may merge despite this finding', `${purpose} on purpose`)]
            : []),
          ...steps.map((step, index) => (index > 0 || !isChoice ? step : { ...step, when: 'otherwise' })),
        ],
      };
    }
  }
}

/** The team has decided to have no lock files, so one finding says what that means. */
function keptOut(ignored: IgnoringLine | undefined): Partial<Facts> {
  if (ignored === undefined || ignored.isNew) return {};
  return {
    standard: 'warning',
    cause: `ignored by ${at(ignored)}`,
    gist: say`Lock files were removed, and ${at(ignored)} keeps lock files out of the repository: Terraform picks any version that the constraints allow and checks no hash.`,
  };
}

export function keeperOf(ignored: IgnoringLine): string {
  return `${at(ignored)}${ignored.isNew ? ', which the change adds,' : ''} keeps`;
}

function at({ path, line }: Place): string {
  return line === null ? path : `${path}:${line}`;
}
