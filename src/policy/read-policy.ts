import { isUtf8 } from 'node:buffer';
import { placedError, UserError } from '../errors.ts';
import { pathIn } from '../paths.ts';
import { sha256 } from '../sha256.ts';
import type { Content } from '../source/content.ts';
import type { FileReader } from '../source/source.ts';
import type { NamedRule } from './kind.ts';
import { settingsUnder } from './policy.ts';
import { noPolicy, type Policy, type Settings } from './settings.ts';

/** Far more than a real policy needs. */
const largestPolicy = 256 * 1024;

interface PolicyReading {
  /** The settings that apply to the run. */
  readonly settings: Settings;
  /** What a reader should know about the policy, one sentence each. */
  readonly notices: readonly string[];
}

/**
 * Reads the policy from a place that the pull request cannot change, and gives a notice if the pull request edits the policy (T39).
 *
 * @param readFile left out by a source that has no such place: then there is no policy
 * @param folder where the paths of lock files begin, in the folder that has the policy
 * @throws UserError `invalid-policy` where the policy cannot be read: no run goes on without its policy
 */
export async function readPolicy(
  given: Settings,
  rules: readonly NamedRule[],
  readFile: FileReader | undefined,
  folder = '',
): Promise<PolicyReading> {
  if (readFile === undefined) return { settings: given, notices: [] };
  const { config: path } = given;
  const [trusted, base, head] = await Promise.all([
    readFile(path, 'trusted'),
    readFile(path, 'base'),
    readFile(path, 'head'),
  ]);
  const parse: Parse = async (text) => {
    // Most repositories have no policy, so the YAML reader is loaded on demand.
    const { parsePolicy } = await import('./policy-file.ts');
    return parsePolicy(text, path, rules, given.rows);
  };
  const policy = await policyIn(trusted, path, parse);
  if (policy === null && head.kind === 'missing' && given.given.has('config')) {
    throw new UserError(
      'invalid-policy',
      `${path}: this policy file does not exist at the revision where the policy is read; correct "config", or leave it out.`,
    );
  }
  return {
    settings: seenFrom(folder, settingsUnder(policy ?? noPolicy, given)),
    notices: isSame(base, head) ? [] : [await editNotice(policy, head, path, parse)],
  };
}

type Parse = (text: string) => Promise<Policy>;

async function policyIn(content: Content, path: string, parse: Parse): Promise<Policy | null> {
  const invalid = (says: string) => placedError('invalid-policy', [{ path, line: 1, says }]);
  if (content.kind === 'missing') return null;
  if (content.kind === 'not-a-file')
    throw invalid(`a policy must be a plain file; this is a ${content.what}.`);
  if (content.kind !== 'file' || content.bytes.length > largestPolicy)
    throw invalid(`a policy has at most ${largestPolicy / 1024} KiB.`);
  if (!isUtf8(content.bytes)) throw invalid('a policy must be UTF-8 text.');
  const policy = await parse(new TextDecoder().decode(content.bytes));
  return { ...policy, sha256: sha256(content.bytes) };
}

async function editNotice(policy: Policy | null, head: Content, path: string, parse: Parse): Promise<string> {
  const judgedBy =
    policy === null
      ? 'the base revision has no policy, so this run uses the defaults'
      : 'this run uses the policy of the base revision';
  if (head.kind === 'missing') return `This change removes the policy ${path}; ${judgedBy}.`;
  const mistake = await firstMistake(head, path, parse);
  const further = mistake === null ? '' : ` The new policy would stop every run after the merge: ${mistake}`;
  return `This change edits the policy ${path}; ${judgedBy}. The new policy applies after the merge.${further}`;
}

async function firstMistake(content: Content, path: string, parse: Parse): Promise<string | null> {
  try {
    await policyIn(content, path, parse);
    return null;
  } catch (error) {
    if (error instanceof UserError) return error.message.split('\n', 1)[0] ?? '';
    throw error;
  }
}

function isSame(one: Content, other: Content): boolean {
  if (one.kind === 'file' && other.kind === 'file') return Buffer.compare(one.bytes, other.bytes) === 0;
  return one.kind === other.kind;
}

/** The policy names lock files from its own folder. */
function seenFrom(folder: string, settings: Settings): Settings {
  const paths = settings.paths.map((each) => ({
    ...each,
    matches: (path: string) => each.matches(pathIn(folder, path)),
  }));
  return { ...settings, paths };
}
