import { consider, restore } from '../finding/fix.ts';
import { listed, say } from '../finding/sentence.ts';
import { folderOf } from '../paths.ts';
import type { IgnoringLine, Place, ReviewedFile, UnlockedRoot } from '../subject/subject.ts';
import { aboutFile, type Facts, type Rule } from './rule.ts';

/** Without entries Terraform takes the newest version that the constraints allow and checks no hash (T44, T60). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that the change removes, or leaves without any entry, while its root module stays.',
  ofMerge: true,
  counted: ['removed lock file', 'removed lock files'],
  headline: ({ who, one, aspect }) =>
    aspect.kind === 'left'
      ? `${who} stayed behind: ${one ? aspect.where : 'no configuration is left there'}`
      : aspect.kind === 'deleted'
        ? `this pull request deletes ${who}`
        : `${who} no longer ${one ? 'locks' : 'lock'} any provider`,
  check({ files, around }) {
    const moved = Map.groupBy(around.unlockedRoots, ({ lost }) => lost);
    const left = [...moved].flatMap(([lost, roots]) => {
      if (lost === undefined) return [];
      const file = files.find(({ revision: { path, previousPath = path } }) => previousPath === lost);
      // A file that moved alone has left its place, too.
      const isGone =
        file !== undefined && (file.revision.head.kind === 'missing' || file.revision.path !== lost);
      return aboutFile(lost, leftBehind(lost, roots, isGone, around.ignored.get(roots[0]?.path ?? '')));
    });
    const removed = files.flatMap((file) => {
      const { path, previousPath = path, head } = file.revision;
      if (moved.has(previousPath) || (head.kind !== 'missing' && !isEmptied(file))) return [];
      const facts = removal(file, around.ignored.get(path));
      return facts === null ? [] : aboutFile(path, facts);
    });
    return [...left, ...removed];
  },
};

/** A lock file that is there and has no entry, where it had some or nobody knows: for Terraform it is as good as gone. */
export function isEmptied({ base, head, revision }: Pick<ReviewedFile, 'base' | 'head' | 'revision'>) {
  if (head?.lockFile?.providers.length !== 0) return false;
  const had = base?.lockFile == null ? revision.base.kind !== 'missing' : base.lockFile.providers.length > 0;
  return had && !head.problems.some(({ severity }) => severity === 'error');
}

/** Git sees the configuration move to other folders, and the lock file not. */
function leftBehind(
  lost: string,
  roots: readonly UnlockedRoot[],
  isGone: boolean,
  ignored: IgnoringLine | undefined,
): Facts {
  const places = roots.map(({ path }) => folderOf(path) || 'the root of the repository');
  const where = `its configuration moved to ${listed(places, 3)}`;
  const isSure = roots.some((root) => root.isSure) && !isKeptOut(ignored);
  const move = { do: 'move', from: lost } as const;
  const moves = roots.map(({ path: to }, at) => ({ ...move, to, ...(at === 0 ? {} : { when: 'or' }) }));
  return {
    ...(isSure ? {} : { severity: 'notice' }),
    aspect: isGone ? { kind: 'deleted' } : { kind: 'left', where },
    message: say`The change ${isGone ? 'removes the lock file' : 'leaves the lock file where no configuration is left'} and moves its configuration to ${listed(places, 3)}, without a lock file${becauseOf(ignored)}: Terraform will pick any version that the constraints allow, and check no hashes.`,
    fix: [...(isGone ? [restore('file', lost)] : []), ...moves],
  };
}

/** `null` for a lock file that went with all of its configuration: nobody needs it. */
function removal({ fate, base, revision }: ReviewedFile, ignored: IgnoringLine | undefined): Facts | null {
  const isMissing = revision.head.kind === 'missing';
  const what = isMissing ? 'The lock file was removed' : 'The lock file has no entry left';
  const put = restore('file', revision.path);
  if (fate === 'gone') return null;
  if (fate !== 'stays' || isKeptOut(ignored))
    return {
      severity: 'notice',
      message: say`${what}${fate === 'stays' ? becauseOf(ignored) : ', and it is not known whether Terraform still needs it'}.`,
      fix: [{ ...put, when: 'if Terraform runs there' }],
    };
  const lead = `${what}${becauseOf(ignored)}`;
  const count = base?.lockFile?.providers.length ?? 0;
  const providers = count === 1 ? 'its provider' : count === 0 ? 'its providers' : `its ${count} providers`;
  return {
    // An empty lock file would otherwise be verified: none of its hashes lacks a proof.
    binding: !isMissing,
    ...(isMissing ? { aspect: { kind: 'deleted' } } : {}),
    cause: lead,
    gist: say`${lead}: Terraform will pick any version that the constraints allow, and check no hashes.`,
    message: say`${lead}: Terraform will pick any version that the constraints allow for ${providers}, and check no hashes.`,
    fix: [...(ignored === undefined ? [] : [consider(`delete the line (${at(ignored)})`)]), put],
  };
}

/** The team has decided to have no lock files. A change must not excuse itself. */
export const isKeptOut = (ignored: IgnoringLine | undefined): boolean =>
  ignored !== undefined && ignored.isNew !== true;

export function becauseOf(ignored: IgnoringLine | undefined): string {
  if (ignored === undefined) return '';
  return `, because ${at(ignored)}${ignored.isNew ? ', which the change adds,' : ''} keeps it out of the repository`;
}

const at = ({ path, line }: Place): string => (line === null ? path : `${path}:${line}`);
