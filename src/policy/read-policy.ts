import { placedError, UserError } from '../errors.ts';
import { pathIn } from '../paths.ts';
import { sha256 } from '../sha256.ts';
import type { Content } from '../source/content.ts';
import type { FileReader } from '../source/source.ts';
import { settingsUnder } from './policy.ts';
import type { NamedRule } from './policy-schema.ts';
import type { Settings } from './settings.ts';
import { noPolicy, type Policy } from './settings.ts';

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
  settings: Settings,
  rules: readonly NamedRule[],
  readFile: FileReader | undefined,
  folder = '',
): Promise<PolicyReading> {
  if (readFile === undefined) return { settings, notices: [] };
  const { config } = settings;
  const [trusted, base, head] = await Promise.all([
    readFile(config, 'trusted'),
    readFile(config, 'base'),
    readFile(config, 'head'),
  ]);
  const policy = await policyIn(trusted, config, rules);
  if (policy === null && head.kind === 'missing' && settings.given.has('config')) {
    throw new UserError(
      'invalid-policy',
      `${config}: this policy file does not exist at the revision where the policy is read; correct "config", or leave it out.`,
    );
  }
  return {
    settings: settingsUnder(policy === null ? noPolicy : seenFrom(folder, policy), settings),
    notices: isSame(base, head) ? [] : [await editNotice(policy, head, config, rules)],
  };
}

async function policyIn(content: Content, path: string, rules: readonly NamedRule[]): Promise<Policy | null> {
  switch (content.kind) {
    case 'missing':
      return null;
    case 'file':
      return {
        ...(await readText(textOf(content.bytes, path), path, rules)),
        sha256: sha256(content.bytes),
      };
    case 'not-a-file':
      throw placedError('invalid-policy', [
        { path, line: 1, says: `a policy must be a plain file; this is a ${content.what}.` },
      ]);
    case 'left-out':
    case 'too-large':
      throw tooLarge(path);
  }
}

/** Most repositories have no policy, so the YAML reader is loaded on demand. */
async function readText(text: string, path: string, rules: readonly NamedRule[]): Promise<Policy> {
  const { parsePolicy } = await import('./policy-file.ts');
  return parsePolicy(text, path, rules);
}

function textOf(bytes: Uint8Array, path: string): string {
  if (bytes.length > largestPolicy) throw tooLarge(path);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw placedError('invalid-policy', [{ path, line: 1, says: 'a policy must be UTF-8 text.' }], { cause });
  }
}

function tooLarge(path: string): UserError {
  const says = `a policy has at most ${largestPolicy / 1024} KiB.`;
  return placedError('invalid-policy', [{ path, line: 1, says }]);
}

async function editNotice(
  policy: Policy | null,
  head: Content,
  path: string,
  rules: readonly NamedRule[],
): Promise<string> {
  const judgedBy =
    policy === null
      ? 'the base revision has no policy, so this run uses the defaults'
      : 'this run uses the policy of the base revision';
  if (head.kind === 'missing') return `This change removes the policy ${path}; ${judgedBy}.`;
  const mistake = await firstMistake(head, path, rules);
  const further = mistake === null ? '' : ` The new policy would stop every run after the merge: ${mistake}`;
  return `This change edits the policy ${path}; ${judgedBy}. The new policy applies after the merge.${further}`;
}

async function firstMistake(
  content: Content,
  path: string,
  rules: readonly NamedRule[],
): Promise<string | null> {
  try {
    await policyIn(content, path, rules);
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
function seenFrom(folder: string, policy: Policy): Policy {
  if (folder === '') return policy;
  return {
    ...policy,
    paths: policy.paths.map((each) => ({
      ...each,
      matches: (path) => each.matches(pathIn(folder, path)),
    })),
  };
}
