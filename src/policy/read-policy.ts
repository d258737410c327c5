import { isUtf8 } from 'node:buffer';
import { policyError, UserError } from '../errors.ts';
import type { AskFact } from '../evidence/keeper.ts';
import { openMemory } from '../memory.ts';
import { pathIn } from '../paths.ts';
import { sha256 } from '../sha256.ts';
import type { FileReader } from '../source/source.ts';
import { SourceError } from '../source/source-error.ts';
import type { Content } from '../source/tree.ts';
import type { NamedRule, Setting } from './kind.ts';
import { settingsUnder } from './policy.ts';
import { keyFilesOf, largestFile, withKeys } from './policy-keys.ts';
import { core, noPolicy, type Policy, type PolicyEdit, type Settings } from './settings.ts';
import { extendedBy, extendsIn, readSharedFile, type SharedPolicies } from './shared-policy.ts';
import { sharedFileIn } from './text-kinds.ts';
import type { Waiver } from './waiver.ts';

/** A policy with fifty waivers has 10 KiB. */
export const largestPolicy = 64 * 1024;

interface Around {
  /** The start of the paths of lock files, in the folder that has the policy. */
  readonly folder?: string | undefined;
  /** Left out: a shared policy cannot be read, and then nothing is judged. */
  readonly shared?: SharedPolicies | undefined;
  /** Keeps what GitHub answers about a shared policy, or gives what was kept. */
  readonly fact?: AskFact | undefined;
}

/** Reads the policy from a place that the pull request cannot change, and notes an edit (T39). @throws UserError `invalid-policy` if it cannot be read: no run goes on without its policy */
export async function readPolicy(
  given: Settings,
  rules: readonly NamedRule[],
  readFile: FileReader | undefined,
  { folder = '', shared, fact = (_, ask) => ask() }: Around = {},
) {
  const { config: path } = given;
  const readings = openMemory<Promise<Policy>>();
  const load = (reference: string): Promise<Policy> =>
    readings(reference, () => loadShared(reference, given, rules, { shared, fact }));
  if (sharedFileIn(path) !== null) {
    const whole = await load(path);
    const policy = { ...whole, own: new Map(), shared: whole };
    return { settings: settingsFor(policy, given, folder), notices: movingNotice(policy) };
  }
  if (readFile === undefined) return { settings: given, notices: [] };
  const readAt = (side: 'trusted' | 'base' | 'head') => readFile(path, side);
  const [trusted, base, head] = await Promise.all([readAt('trusted'), readAt('base'), readAt('head')]);
  const parsed = openMemory<Promise<Policy>>();
  // Most repositories have no policy, so the YAML reader is loaded on demand.
  const parse: Parse = (text) =>
    parsed(text, async () => {
      const { parsePolicy } = await import('./policy-file.ts');
      return parsePolicy(text, path, rules, given.rows);
    });
  const parseAt =
    (side: 'trusted' | 'base' | 'head', ofChange = (policy: Policy) => extended(policy, load)): Parse =>
    async (text) =>
      ofChange(await withKeys(await parse(text), (file) => readFile(file, side, largestFile)));
  const keyFile = await editedKeyFile(await readingOf(head, path, parse), readFile);
  const isEdited = !isSame(base, head) || keyFile !== undefined;
  const judging = await readingOf(trusted, path, parseAt('trusted'));
  const chosen = judging === null || judging instanceof UserError ? '' : extendsIn(judging.said);
  const ofChange = (policy: Policy) => extendedByChange(policy, { chosen, shared, load });
  const after = isEdited ? await readingOf(head, path, parseAt('head', ofChange)) : judging;
  // A change that repairs a broken policy is judged by the defaults, or nobody could merge it.
  const isRepair = judging instanceof UserError && isEdited && !(after instanceof UserError);
  if (judging instanceof UserError && !isRepair) throw judging;
  const policy = judging instanceof UserError ? null : judging;
  if (policy === null && !isRepair && head.kind === 'missing' && given.given.has('config'))
    throw new UserError(
      'invalid-policy',
      `${path}: there is no such policy file (a review looks for it at the base revision); correct "config", or leave it out.`,
    );
  const other = path.replace(/\.yml$/, '.yaml');
  const isNamedWrong = head.kind === 'missing' && (await readFile(other, 'head')).kind === 'file';
  const before = isEdited ? await readingOf(base, path, parseAt('base')) : null;
  const edit = isEdited ? await editOf(path, before, after, given.rows, rules) : undefined;
  const judged = { ...(policy ?? noPolicy), ...(edit === undefined ? {} : { edit }) };
  const edited = isSame(base, head) ? `file ${keyFile}` : path;
  return {
    settings: settingsFor(judged, given, folder),
    notices: [
      ...(isNamedWrong ? [`${other} is not read; rename it to ${path}.`] : []),
      ...[...movingNotice(policy), ...(isEdited ? [editNotice(policy, isRepair, head, edited)] : [])],
    ],
  };
}

/** The policy names lock files from its own folder. */
function settingsFor(policy: Policy, given: Settings, folder: string): Settings {
  const settings = settingsUnder(policy, given);
  const paths = settings.paths.map((each) => ({
    ...each,
    matches: (file: string) => each.matches(pathIn(folder, file)),
    isLike: (file: string) => each.isLike(pathIn(folder, file)),
  }));
  return { ...settings, paths };
}

async function loadShared(
  reference: string,
  { rows }: Settings,
  rules: readonly NamedRule[],
  { shared, fact }: Pick<Around, 'shared'> & { readonly fact: AskFact },
): Promise<Policy> {
  try {
    const { content, readAt } = await readSharedFile(reference, shared?.access, fact);
    const policy = await policyIn(content, reference, async (text) => {
      const { parsePolicy } = await import('./policy-file.ts');
      return withKeys(parsePolicy(text, reference, rules, rows, true), null);
    });
    const said = new Map(policy?.said);
    const waivers = said.get(core.waivers.name) as readonly Waiver[] | undefined;
    const named = waivers?.map((waiver) => ({ ...waiver, file: reference }));
    if (named !== undefined) said.set(core.waivers.name, named);
    return { ...(policy ?? noPolicy), said, readAt };
  } catch (error) {
    if (!(error instanceof UserError) || error.code !== 'invalid-policy') throw error;
    // It is no file of this repository, so no annotation points to a line of it.
    throw new UserError('invalid-shared-policy', error.message);
  }
}

type Load = (reference: string) => Promise<Policy>;

async function extended(policy: Policy, load: Load): Promise<Policy> {
  const reference = extendsIn(policy.said);
  return reference === '' ? policy : extendedBy(policy, await load(reference));
}

/** The same for a change. A token for private repositories reads only what the base branch names (T97). */
async function extendedByChange(
  policy: Policy,
  { chosen, shared, load }: { readonly chosen: string; readonly load: Load } & Pick<Around, 'shared'>,
): Promise<Policy> {
  const reference = extendsIn(policy.said);
  const repositoryOf = (name: string) => name.toLowerCase().split('/', 2).join('/');
  const isOther = reference !== '' && repositoryOf(reference) !== repositoryOf(chosen);
  if (isOther && shared?.isPrivate) return { ...policy, isUnread: true };
  try {
    return await extended(policy, load);
  } catch (error) {
    if (!(error instanceof SourceError) || error.code !== 'unreadable-path') throw error;
    throw policyError([{ path: policy.path ?? '', line: 1, says: error.message }], { cause: error });
  }
}

function movingNotice(policy: Policy | null): readonly string[] {
  const { path = '', readAt = null } = policy?.shared ?? {};
  if (readAt === null) return [];
  const pinned = `${path?.split('@')[0]}@${readAt}`;
  return [
    `The shared policy ${path} is not pinned to a commit, so it can change at any time. To pin what this run has read, write ${pinned}.`,
  ];
}

type PolicyOrMistake = Policy | UserError | null;

/** The first file with keys that the policy names and the change edits. */
async function editedKeyFile(policy: PolicyOrMistake, readFile: FileReader): Promise<string | undefined> {
  if (policy === null || policy instanceof UserError) return undefined;
  const files = keyFilesOf(policy).map(async (file) => {
    const read = (side: 'base' | 'head') => readFile(file, side, largestFile);
    return isSame(await read('base'), await read('head')) ? [] : [file];
  });
  return (await Promise.all(files)).flat()[0];
}

type Parse = (text: string) => Promise<Policy>;

async function policyIn(content: Content, path: string, parse: Parse): Promise<Policy | null> {
  const invalid = (says: string) => policyError([{ path, line: 1, says }]);
  if (content.kind === 'missing') return null;
  if (content.kind === 'not-a-file')
    throw invalid(`a policy must be a plain file; this is a ${content.what}.`);
  if (content.kind !== 'file' || content.bytes.length > largestPolicy)
    throw invalid(`a policy has at most ${largestPolicy / 1024} KiB.`);
  if (!isUtf8(content.bytes)) throw invalid('a policy must be UTF-8 text.');
  const policy = await parse(new TextDecoder().decode(content.bytes));
  return { ...policy, sha256: sha256(content.bytes) };
}

function editNotice(policy: Policy | null, isRepair: boolean, head: Content, path: string): string {
  const judgedBy = isRepair
    ? 'the policy of the base revision cannot be read, so this run uses the defaults'
    : policy === null
      ? 'the base revision has no policy, so this run uses the defaults'
      : 'this run uses the policy of the base revision';
  if (head.kind === 'missing') return `This change removes the policy ${path}; ${judgedBy}.`;
  const what = isRepair ? 'repairs' : 'edits';
  return `This change ${what} the policy ${path}; ${judgedBy}. The new policy applies after the merge.`;
}

async function editOf(
  path: string,
  before: PolicyOrMistake,
  after: PolicyOrMistake,
  rows: readonly Setting[],
  rules: readonly NamedRule[],
): Promise<PolicyEdit> {
  if (after instanceof UserError) {
    const invalid = after.mistakes.map(({ message, place }) => ({ message, line: place?.line ?? 1 }));
    return { path, invalid, weaker: [], stricter: [] };
  }
  const { comparePolicies } = await import('./policy-edit.ts');
  const isRepair = before instanceof UserError;
  const edit = comparePolicies((isRepair ? null : before) ?? noPolicy, after ?? noPolicy, rows, rules);
  // Nobody knows what the broken policy was to be, so nothing is called stricter than that.
  return { path, ...edit, ...(isRepair ? { stricter: [] } : {}) };
}

async function readingOf(content: Content, path: string, parse: Parse): Promise<PolicyOrMistake> {
  try {
    return await policyIn(content, path, parse);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

function isSame(one: Content, other: Content): boolean {
  if (one.kind === 'file' && other.kind === 'file') return Buffer.compare(one.bytes, other.bytes) === 0;
  return one.kind === other.kind;
}
