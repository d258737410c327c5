import { opendir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { displayHostname, formatAddress } from '../../address/address.ts';
import { CodedError, codeOf } from '../../errors.ts';
import { absent, known, type UnavailableCode, unavailable } from '../../outcome.ts';
import { isPlatform, isVersion } from '../../package/package-filename.ts';
import { isWithin } from '../../paths.ts';
import type { Mirror, MirroredPackage } from './mirror.ts';

const mostEntries = 20_000;

/** A folder in the layout of `terraform providers mirror`, without unpacked packages. Only symlinks to packages count, and none may lead out of it. @param root absolute */
export function filesystemMirror(root: string): Mirror {
  return {
    name: root,
    async packagesOf(provider, version) {
      const what = `version ${version} of ${formatAddress(provider)} in ${root}`;
      if (!isVersion(version)) return absent(what);
      try {
        const top = await realpath(root);
        const folder = join(top, displayHostname(provider.hostname), provider.namespace, provider.type);
        if ((await namesIn(join(folder, version))).some(isPlatform))
          throw new Refusal(
            'unreadable',
            'it is unpacked, and only archives are read; fill the folder with `terraform providers mirror`',
          );
        const packages = await packedIn(folder, `terraform-provider-${provider.type}_`, version, top);
        return packages.size === 0 ? absent(what) : known([...packages.values()]);
      } catch (error) {
        return error instanceof Refusal
          ? unavailable(error.code, `${what} is not read: ${error.message}`)
          : unavailable('unreadable', `${what} cannot be read from disk`);
      }
    },
  };
}

type Packages = ReadonlyMap<string, MirroredPackage>;

/** `terraform-provider-<type>_<version>_<os>_<arch>.zip`; the case of the fixed parts does not matter. */
async function packedIn(folder: string, prefix: string, version: string, top: string): Promise<Packages> {
  const packages = new Map<string, MirroredPackage>();
  for (const name of await namesIn(folder)) {
    const [start, rest] = [name.slice(0, prefix.length), name.slice(prefix.length)];
    if (start.toLowerCase() !== prefix || !/\.zip$/i.test(rest)) continue;
    if (!rest.startsWith(`${version}_`)) continue;
    const platform = rest.slice(version.length + 1, -'.zip'.length);
    if (!isPlatform(platform) || packages.has(platform)) continue;
    const path = await realPath(join(folder, name), top);
    if (!(await stat(path)).isFile()) continue;
    packages.set(platform, { platform, stated: [], content: { kind: 'archive', path } });
  }
  return packages;
}

/** The names in a folder, in byte order; none if there is no such folder, or if its path has a symlink. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    if ((await realpath(folder)) !== folder) return [];
    const names: string[] = [];
    for await (const { name } of await opendir(folder)) {
      names.push(name);
      if (names.length > mostEntries)
        throw new Refusal('too-large', `one of its folders has more than ${mostEntries} entries`);
    }
    return names.sort();
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) return [];
    throw error;
  }
}

async function realPath(path: string, top: string): Promise<string> {
  const real = await realpath(path);
  if (isWithin(real, top)) return real;
  throw new Refusal('address-refused', 'a symlink leads out of the folder');
}

/** Something exists but may not be read. */
class Refusal extends CodedError<UnavailableCode> {}
