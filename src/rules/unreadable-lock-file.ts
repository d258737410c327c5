import { readAddress } from '../address/address.ts';
import { commandIn, consider, type Fix, forEachPlatform, restore, type Step } from '../finding/fix.ts';
import { asClause, say } from '../finding/sentence.ts';
import { toolNamedBy } from '../lockfile/layout.ts';
import { notPlain } from '../lockfile/literal-reader.ts';
import { mergeConflict } from '../lockfile/read.ts';
import { platformsFor } from '../policy/policy.ts';
import type { Settings } from '../policy/settings.ts';
import type { Content } from '../source/tree.ts';
import { entriesAnew, hashesLine, hasNoChecks } from '../subject/locked-entry.ts';
import { type LockedEntry, type ReviewedFile, readAtUnreadBase, type Subject } from '../subject/subject.ts';
import { aboutEntry, aboutFile, type Facts, type Rule } from './rule.ts';

/** A file that cannot be read as Terraform reads it cannot be proven, and must not pass (T30, T31, T44, T47). */
export const unreadableLockFile: Rule<{ kind: 'unreadable' | 'stops' | 'conflict' | 'newer' }> = {
  slug: 'unreadable-lock-file',
  severity: 'error',
  meaning: 'A lock file that cannot be read as Terraform would read it.',
  counted: ['unreadable base', 'unreadable bases'],
  headline: ({ who, aspect, one, has }) =>
    aspect.kind === 'newer'
      ? `${who} ${one ? 'needs' : 'need'} Terraform 1.16 or newer`
      : aspect.kind === 'stops'
        ? `"terraform init" fails because it cannot read ${who}`
        : aspect.kind === 'conflict'
          ? `${who} ${has} merge conflict markers, so "terraform init" fails`
          : `${who} cannot be read`,
  check: (subject) => [
    ...subject.files.flatMap((file) =>
      faults(file, subject).map((facts) =>
        aboutFile(file.revision.path, {
          acceptable: false,
          aspect: { kind: 'unreadable' as const },
          ...facts,
        }),
      ),
    ),
    ...subject.entries.flatMap((entry) => forNewTerraform(entry, subject.settings)),
  ],
};

/** An underscore in a namespace makes the whole lock file unreadable for older versions. Teams that have one know that, so only a new one is reported. */
function forNewTerraform(entry: LockedEntry, { scope }: Settings) {
  const { address } = entry.lock;
  if ((entry.base !== null && scope === 'changed') || !readAddress(address)?.namespace.includes('_'))
    return [];
  return aboutEntry(entry, {
    aspect: { kind: 'newer' as const },
    severity: 'warning' as const,
    message: say`${address} needs Terraform 1.16 or newer: OpenTofu and earlier versions of Terraform refuse a lock file with an underscore in a namespace.`,
    fix: [consider('check that everybody who uses this root module has Terraform 1.16 or newer')],
  });
}

type Found = readonly Facts<{ kind: 'unreadable' | 'stops' | 'conflict' }>[];

function faults(file: ReviewedFile, subject: Subject): Found {
  const { head } = file.revision;
  const fresh = anew(file, subject);
  switch (head.kind) {
    case 'missing':
      return [];
    case 'not-a-file': {
      const verb = head.what === 'lfs-pointer' ? 'has' : 'is';
      const message = say`The path of the lock file ${verb} ${oddities[head.what]}; Lockproof reads only a regular file.`;
      return [{ message, fix: [consider('commit the lock file itself at this path')] }];
    }
    case 'too-large': {
      const message = say`The lock file has ${String(head.bytes)} bytes; Lockproof reads at most ${String(head.limit)}.`;
      return [{ message, fix: fresh }];
    }
    case 'left-out': {
      const message = say`The lock file is not reviewed, because the lock files of this run have more than ${String(head.limit)} ${head.of} together.`;
      return [{ message, fix: [consider('review it in a pull request of its own'), ...fresh] }];
    }
    case 'file': {
      const unreadable = unreadableText(file, fresh, subject);
      return unreadable.length > 0 ? unreadable : unreadableBase(file, subject.settings);
    }
  }
}

/** Usually a repair, so no policy makes it fail. But it hides a downgrade, a different key or a lost platform. */
function unreadableBase(file: ReviewedFile, { failOn }: Settings): Found {
  if (readAtUnreadBase(file) === null) return [];
  return [
    {
      severity: failOn === 'error' ? 'warning' : 'notice',
      message: say`The lock file of the base cannot be read (${whyUnread(file)}), so it is not known which of its entries are new or changed. Each was checked as it is now.`,
      fix: [consider('read the entries as if all of them were new')],
    },
  ];
}

function whyUnread({ revision, base }: ReviewedFile): string {
  const content = revision.base;
  switch (content.kind) {
    case 'not-a-file':
      return `it is ${oddities[content.what]}`;
    case 'too-large':
    case 'left-out':
      return 'it is too large';
    case 'missing':
    case 'file': {
      const [first] = errorsIn(base);
      return first === undefined ? 'it is not text' : `line ${first.line}: ${asClause(first.summary)}`;
    }
  }
}

function unreadableText(file: ReviewedFile, fresh: Fix, { entries }: Subject): Found {
  if (file.head === null) return [{ message: ['The lock file is not text.'], fix: fresh }];
  const problems = errorsIn(file.head);
  if (problems.length === 0)
    return file.head.lockFile === null ? [{ message: ['The lock file cannot be read.'], fix: fresh }] : [];
  // A conflict marker of an unresolved merge is the one cause of all syntax errors that follow.
  const { line: marker } = problems.find(({ detail }) => detail === mergeConflict) ?? {};
  if (marker !== undefined) {
    const message = say`The lock file has merge conflict markers, so "terraform init" fails${sinceWhen(file)}.`;
    const aspect = { kind: 'conflict' as const };
    return [{ message, line: marker, aspect, fix: isRestorable(file) ? resolved : fresh }];
  }
  const orRestore = isRestorable(file) ? [{ ...restore('file', file.revision.path), when: 'or' }] : [];
  // Terraform reads an expression that needs nothing but itself, such as a template of one literal.
  const stops = problems.some(({ summary }) => summary !== notPlain.summary);
  const cleared = entries.filter((entry) => entry.path === file.revision.path && hasNoChecks(entry));
  const clearedAt = new Set(cleared.map(({ lock }) => hashesLine(lock)));
  return problems.map(({ summary, detail, line }, index) => ({
    message: say`${asClause(summary)}: ${asClause(detail)}.${index > 0 || !stops ? '' : ` "terraform init" fails here${sinceWhen(file)}.`}`,
    line,
    ...(stops ? { aspect: { kind: 'stops' as const } } : {}),
    fix: clearedAt.has(line)
      ? [consider(`do what "hashes-cleared" says about line ${line}`)]
      : [
          consider(
            summary === 'Duplicate provider lock'
              ? 'delete one of the two blocks (the one with the older version, if they differ)'
              : `correct line ${line}`,
          ),
          ...orRestore,
        ],
  }));
}

/** The unreadable file may have had new providers too; the others keep their versions. */
const forAll = (step: Step): Step =>
  step.do === 'run' ? { ...step, commands: step.commands.map((one) => ({ ...one, providers: [] })) } : step;

/** Neither side has all that is new, and the base does not have what else the change has in this file. */
const resolved = [
  consider(
    'resolve the conflict: for each provider, keep the newer version that the configuration allows, with the hashes of the side that brought it (of both, if neither side changed the version)',
  ),
  consider('leave out a provider that the configuration no longer requires'),
  consider(
    `delete the rest and the markers, run "terraform providers lock PROVIDER" ${forEachPlatform} if PROVIDER loses an h1 by that, and commit`,
    'then',
  ),
];

/** In an audit there is no before. */
function sinceWhen({ revision: { status }, base }: ReviewedFile): string {
  if (status === 'unchanged') return '';
  return errorsIn(base).length > 0 ? ', as it did before this change' : '; before this change it worked';
}

const errorsIn = (reading: ReviewedFile['head']) =>
  reading?.problems.filter(({ severity }) => severity === 'error') ?? [];

function anew(file: ReviewedFile, subject: Subject): Fix {
  const { path, base, status } = file.revision;
  const before = file.base?.lockFile ?? null;
  const isNew = base.kind === 'missing' && status !== 'unchanged';
  const advice = isNew
    ? 'delete the file'
    : 'restore the file from an earlier commit, or delete it if there is none';
  const beforehand = isRestorable(file) ? restore('file', path) : consider(advice);
  // Nothing else selects a version if the one that is restored is no longer allowed, or not what the change is for.
  const { notAllowed = [] } = file;
  if (before !== null && notAllowed.length > 0)
    return [beforehand, ...entriesAnew(path, before, notAllowed, subject).map(forAll)];
  const tool = before === null ? 'terraform' : toolNamedBy('', before);
  const platforms = platformsFor(subject.settings, path);
  const subcommand = platforms.length > 0 ? 'providers lock' : 'init -backend=false';
  return [beforehand, { do: 'run', commands: [commandIn(path, tool, subcommand, platforms)] }];
}

/** In an audit there is no base, and the file of a broken base is no better. */
function isRestorable({ revision, base }: ReviewedFile): boolean {
  const isSide = revision.status !== 'unchanged' && revision.base.kind === 'file';
  return isSide && readAtUnreadBase({ revision, base }) === null;
}

const oddities: Readonly<Record<Extract<Content, { kind: 'not-a-file' }>['what'], string>> = {
  symlink: 'a symlink that leads out of the repository, or to no file in it',
  submodule: 'a submodule',
  directory: 'a folder',
  'lfs-pointer': 'a Git LFS pointer',
};
