import { commandIn, consider, type Fix, lockAgain } from '../../finding/fix.ts';
import { asClause, providerName, say } from '../../finding/sentence.ts';
import { folderOf } from '../../paths.ts';
import { isEmptied } from '../../rules/lock-file-removed.ts';
import { aboutFile, type Rule, type RuleFinding } from '../../rules/rule.ts';
import { mostH1, platformsOfFile } from '../../subject/locked-entry.ts';
import type { ReviewedFile, Subject } from '../../subject/subject.ts';
import { isLost } from './fate.ts';
import {
  addressIn,
  type ConfiguredFile,
  configuredFile,
  configuredFiles,
  entriesFor,
  isEmpty,
  missingFrom,
  placeOf,
  unreadByChange,
  unseenNames,
} from './required-entry.ts';
import type { Requirement } from './requirements/configuration.ts';

type MissingAspect = { kind: 'unread'; folder: string };

/** Without an entry `terraform init` picks the newest version that the constraints allow and checks no hash (T51). */
export const missingFromLock: Rule<MissingAspect> = {
  slug: 'missing-from-lock',
  severity: 'warning',
  after: 'not-canonical',
  meaning: 'A provider that the configuration requires and the lock file does not have.',
  ofMerge: true,
  headline: ({ who, one, aspect }) =>
    aspect.kind !== 'unread'
      ? `the configuration requires ${who}, which the lock file does not have`
      : aspect.folder === ''
        ? `it is not known what the configuration beside ${who} requires`
        : `${who} cannot be read, so nobody can tell what ${one ? aspect.folder : 'they require'}`,
  check(subject) {
    const files = [...subject.files, ...subject.around.bystanders];
    const configured = configuredFiles({ files });
    const found = configured.flatMap((file) => [
      ...new Map(
        [
          ...unreadAnew(file),
          ...missingFrom(file).map(
            (requirement) => unreadFor(requirement, file) ?? missing(requirement, file, subject),
          ),
        ].map((found) => [found.cause ?? found.provider, found]),
      ).values(),
    ]);
    const told = new Set(configured.filter((file) => missingFrom(file).length > 0).map(({ path }) => path));
    const others = subject.files.filter(({ revision }) => !told.has(revision.path));
    return [...found, ...others.flatMap(unknownBeside)];
  },
};

/** Nobody knows what an empty lock file lacks unless the whole configuration was read. */
function unknownBeside(file: ReviewedFile): readonly RuleFinding<MissingAspect>[] {
  const { head, configurationUnread, revision } = file;
  // `lock-file-removed` is about a file that the change empties.
  if (head?.lockFile?.providers.length !== 0 || isEmptied(file)) return [];
  if (head.problems.some(({ severity }) => severity === 'error')) return [];
  const unseen = configuredFile(file)?.configuration.unseen ?? [];
  if (unseen.length === 0 && configurationUnread === undefined) return [];
  const unread = unseen.find(({ kind }) => kind === 'unreadable-file');
  const why =
    configurationUnread === undefined ? `it may be needed by ${unseenNames(unseen)}` : configurationUnread;
  return [
    aboutFile(revision.path, {
      ...ofEmpty,
      message: say`The lock file has no entry, and it is not known what the configuration requires: ${asClause(why)}.`,
      fix: [
        unread?.kind === 'unreadable-file'
          ? consider(`correct ${unread.path}`)
          : { do: 'run', commands: [commandIn(revision.path, 'terraform', 'init -backend=false')] },
      ],
    }),
  ];
}

/** An empty lock file would otherwise be verified: none of its hashes lacks a proof. */
const ofEmpty = { severity: 'error', binding: true, aspect: { kind: 'unread', folder: '' } } as const;

/** Terraform may read what is beyond our limits, and a change could hide there what it requires (T51). */
function unreadAnew(file: ConfiguredFile): readonly RuleFinding<MissingAspect>[] {
  if (isEmpty(file)) return [];
  return unreadByChange(file).map(({ path, ...each }) =>
    aboutFile(path, {
      ...('line' in each && each.line !== null ? { line: each.line } : {}),
      aspect: { kind: 'unread', folder: `${folderOf(file.path) || 'the configuration'} requires` },
      message: say`${path} cannot be read (${asClause('reason' in each ? each.reason : unseenNames([{ path, ...each }]))}), so it is not known which providers it requires; ${file.path} may have no entry for them.`,
      cause: `unreadable: ${path}`,
      fix: [consider(`write ${path} more simply, or check that it requires no other provider`)],
    }),
  );
}

/** A file that cannot be read may say from where a provider comes that only blocks imply. */
function unreadFor(
  { isImplied, address }: Requirement,
  file: ConfiguredFile,
): RuleFinding<MissingAspect> | null {
  const { path, configuration } = file;
  const unread = configuration.unseen.find(({ kind }) => kind === 'unreadable-file');
  if (isImplied !== true || unread?.kind !== 'unreadable-file') return null;
  // The parser's reason has places and several sentences.
  const [, line, why = asClause(unread.reason)] =
    /^parse config: \[[^:]*:(\d+),[^:]*: ([^;]+);/.exec(unread.reason) ?? [];
  return aboutFile(unread.path, {
    ...(isEmpty(file) ? ofEmpty : {}),
    line: Number(line ?? 1),
    aspect: { kind: 'unread', folder: `${folderOf(path) || 'the configuration'} requires` },
    message: say`${unread.path} cannot be read (${why}), so it is not known which providers the configuration requires; ${path} has no entry for ${providerName(address)}, which its other files need.`,
    cause: `unreadable: ${unread.path}`,
    fix: [consider(`correct ${unread.path}`)],
  });
}

function missing(
  requirement: Requirement,
  file: ConfiguredFile,
  subject: Subject,
): RuleFinding<MissingAspect> {
  const address = addressIn(file.lockFile, requirement);
  const taken = takenFrom(requirement, subject);
  const change = taken === null ? '' : `, and the change removes ${taken}, which may have had one`;
  const source = sourceFor(requirement, file);
  const generator = file.configuration.unseen.find(({ kind }) => kind === 'generator');
  if (taken === null && source.length > 0 && generator?.kind === 'generator')
    return aboutFile(file.path, {
      severity: 'notice',
      provider: address,
      message: say`${generator.path} may generate the source of the provider that the lock file has. Otherwise the configuration requires ${providerName(address)}${placeOf(requirement.places)}, which is not locked.`,
      fix: source,
    });
  return {
    // An empty lock file would otherwise be verified: none of its hashes lacks a proof.
    ...(isEmpty(file) ? { severity: 'error', binding: true } : taken === null ? {} : { standard: 'error' }),
    message: say`The configuration requires ${providerName(address)}${placeOf(requirement.places)}, but the lock file has no entry for it${change}: Terraform then picks the newest version that the constraints allow and checks no hash.`,
    provider: address,
    hash: null,
    path: file.path,
    line: 1,
    fix:
      source.length > 0
        ? [...source, consider(`lock ${providerName(address)}`, 'otherwise')]
        : [lockAgain(file.path, address, platformsOfFile(file.path, subject), mostH1(file.lockFile))],
  };
}

/** Without a `source` Terraform takes a provider of hashicorp, and the lock file has one of this name by a different publisher. */
function sourceFor({ isImplied, address, places: [place] }: Requirement, { lockFile }: ConfiguredFile): Fix {
  const type = address.slice(address.lastIndexOf('/'));
  const other = lockFile.providers.find((lock) => lock.address.endsWith(type));
  if (isImplied !== true || other === undefined || place === undefined) return [];
  const folder = folderOf(place.path) || 'the root of the repository';
  return [
    consider(
      `add the source "${providerName(other.address)}" to required_providers in ${folder}`,
      'if the blocks there mean the provider that the lock file has',
    ),
  ];
}

/** A lock file with the entry that went: its root module may be what requires the provider now. */
function takenFrom(requirement: Requirement, { files }: Subject): string | null {
  const lost = files.find(
    (each) =>
      isLost(each) && (each.base?.lockFile == null || entriesFor(requirement, each.base.lockFile).length > 0),
  );
  return lost === undefined ? null : (lost.revision.previousPath ?? lost.revision.path);
}
