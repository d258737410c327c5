import { isUtf8 } from 'node:buffer';
import { distinct } from '../distinct.ts';
import { policyError, quoted } from '../errors.ts';
import { openMemory } from '../memory.ts';
import { type Effort, fullEffort } from '../openpgp/effort.ts';
import { readPublicKeys } from '../openpgp/public-keys.ts';
import type { Content } from '../source/tree.ts';
import { readText } from './kind.ts';
import type { KeyPin, PolicyKeys } from './policy-kinds.ts';
import { core, type Policy } from './settings.ts';
import { repositoryPath } from './text-kinds.ts';

/** HashiCorp's own key has 8 KiB. */
export const largestFile = 64 * 1024;

export const mostKeys = 100;

/** The policy with its keys; `readFile` reads its own revision (T39). @throws UserError `invalid-policy` */
export async function withKeys(policy: Policy, readFile: ((path: string) => Promise<Content>) | null) {
  const pins = pinsOf(policy);
  if (pins.every(({ keys }) => keys.length === 0)) return policy;
  const readings = openMemory<ReturnType<typeof readKeys>>();
  const effort = fullEffort();
  const mistakes: Parameters<typeof policyError>[0][number][] = [];
  const readOnce = async (keys: PolicyKeys) => {
    const reading = await readings(keys.said, () => readKeys(keys.said, readFile, effort));
    if (typeof reading !== 'string') return [{ ...keys, ...reading }];
    mistakes.push({ path: policy.path ?? '', line: keys.line, says: reading });
    return [];
  };
  if (pins.flatMap(({ keys }) => keys).length > mostKeys)
    throw policyError([{ path: policy.path ?? '', line: 1, says: `a policy has at most ${mostKeys} keys.` }]);
  const read = await Promise.all(
    pins.map(async (pin): Promise<KeyPin> => {
      const keys = (await Promise.all(pin.keys.map(readOnce))).flat();
      const own = keys.flatMap(({ read }) => read.map(({ fingerprint }) => fingerprint));
      return { ...pin, fingerprints: [...pin.fingerprints, ...own], keys };
    }),
  );
  if (mistakes.length > 0) throw policyError(mistakes);
  return { ...policy, said: new Map([...policy.said, [core.signingKeys.name, read]]) };
}

export function keyFilesOf(policy: Policy): readonly string[] {
  const files = pinsOf(policy).flatMap(({ keys }) => keys.flatMap(({ said }) => pathIn(said) ?? []));
  return distinct(files).slice(0, mostKeys);
}

function pinsOf({ said }: Policy): readonly KeyPin[] {
  return (said.get(core.signingKeys.name) ?? []) as readonly KeyPin[];
}

/** `null` for a text that is a key, or no path inside the repository. */
function pathIn(said: string): string | null {
  if (said.includes('-----')) return null;
  const path = readText(repositoryPath, said);
  return path.kind === 'value' ? path.value : null;
}

type ReadKeys = Pick<PolicyKeys, 'listed' | 'read'>;

async function readKeys(
  said: string,
  readFile: ((path: string) => Promise<Content>) | null,
  effort: Effort,
): Promise<ReadKeys | string> {
  if (said.includes('-----')) return readArmored(said, 'this key', effort);
  const path = pathIn(said);
  if (path === null)
    return 'a key must be an armored public key, or the path of a file with one inside the repository.';
  if (readFile === null) return 'a shared policy has keys as armored text, not as paths of files.';
  const what = `the file ${quoted(path)}`;
  const content = await readFile(path);
  if (content.kind === 'missing') return `${what} does not exist at the revision where the policy is read.`;
  if (content.kind !== 'file') return `${what} must be a plain file of at most ${largestFile / 1024} KiB.`;
  if (content.bytes.length > largestFile) return `${what} has more than ${largestFile / 1024} KiB.`;
  if (!isUtf8(content.bytes))
    return `${what} is not an armored public key ("gpg --armor --export" writes one).`;
  return readArmored(new TextDecoder().decode(content.bytes), what, effort);
}

async function readArmored(text: string, what: string, effort: Effort): Promise<ReadKeys | string> {
  const reading = await readPublicKeys(text, effort);
  return reading.kind === 'wrong'
    ? `${what} ${reading.says}.`
    : { listed: reading.listed, read: reading.keys };
}
