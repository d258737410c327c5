import { formatAddress, isBuiltIn, isLegacy, readAddress } from '../../address/address.ts';
import { nameForTool } from '../../finding/sentence.ts';
import { folderOf, pathIn } from '../../paths.ts';
import { lockFileName } from '../../source/glob.ts';
import type { Around } from '../../subject/subject.ts';
import { unchangedFile } from './bystanders.ts';
import type { ReadSide } from './read-side.ts';

export const statePath = /^((?:.*?\/)??)(?:terraform\.tfstate\.d\/[^/]+\/)?terraform\.tfstate$/isu;

/** The providers that `terraform init` installs because of a state, although the lock file of the root module has no entry for them (T51). */
export async function lackedByState(path: string, text: string, head: ReadSide): Promise<Around['stated']> {
  const [, root] = statePath.exec(path) ?? [];
  const lockFile = pathIn(folderOf(`${root}x`), lockFileName);
  if (root === undefined || !head.lockFiles.has(lockFile)) return [];
  const { head: read } = await unchangedFile(lockFile, head.tree);
  const locked = read?.lockFile?.providers.map(({ address }) => nameForTool(address));
  return providersIn(text)
    .filter((provider) => locked?.includes(nameForTool(provider)) === false)
    .map((provider) => ({ path: lockFile, state: path, provider }));
}

/** Not by the structure of the JSON, of which two readers may see different keys. */
function providersIn(text: string): readonly string[] {
  const plain = text.replaceAll(/\\(?:u([\da-f]{4})|(.))/gi, (_, code, sign) => {
    return code === undefined ? sign : String.fromCharCode(Number.parseInt(code, 16));
  });
  const named = new Set([...plain.matchAll(/provider\["([^"]{1,500})"\]/g)].map(([, name = '']) => name));
  const addresses = [...named].flatMap((name) => readAddress(name) ?? []);
  return addresses.filter((each) => !isBuiltIn(each) && !isLegacy(each)).map(formatAddress);
}
