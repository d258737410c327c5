import { posix } from 'node:path';

/** How a file of a module folder is read. */
export type FileKind = 'native' | 'json' | 'test' | 'generator';

/**
 * The kind of a configuration file by its name, as Terraform's and OpenTofu's loaders tell it; `null` for any other file, and for editors'
 * backups and hidden files, which both leave out.
 */
export function kindOfFile(name: string): FileKind | null {
  if (name.startsWith('.') || name.endsWith('~') || (name.startsWith('#') && name.endsWith('#'))) return null;
  if (writesConfiguration.test(name)) return 'generator';
  if (name.endsWith('.tftest.hcl') || name.endsWith('.tofutest.hcl')) return 'test';
  if (name.endsWith('.tf') || name.endsWith('.tofu')) return 'native';
  return name.endsWith('.tf.json') || name.endsWith('.tofu.json') ? 'json' : null;
}

/** What Terragrunt reads, and the parts of a stack, which has a lock file too. */
const writesConfiguration =
  /^terragrunt(?:\.stack)?\.hcl(?:\.json)?$|\.(?:tfcomponent|tfstack|tfdeploy)\.(?:hcl|json)$/;

/** Whether a file of this name may say something about providers. */
export function isConfigurationFile(name: string): boolean {
  return kindOfFile(name) !== null;
}

/** Override files are merged into the others, in the order of their names. */
export function isOverride(name: string): boolean {
  const stem = stemOf(name);
  return stem === 'override' || stem.endsWith('_override');
}

/** Of `main.tf` and `main.tofu` OpenTofu takes the second alone; it is there for OpenTofu's sake. */
export function isShadowed(name: string, names: ReadonlySet<string>): boolean {
  return names.has(name.replace(/\.tf(\.json)?$/, '.tofu$1')) && /\.tf(?:\.json)?$/.test(name);
}

function stemOf(name: string): string {
  return name.replace(/\.(?:tf|tofu)(?:\.json)?$/, '');
}

/**
 * The folder that a source stands for; `null` for what is no local path, and for what leads out of the repository. A lock file that is
 * named by a path out of the working folder, or by an absolute one, may have its modules there too.
 *
 * @param folder the folder of the calling module; for tests the root module's.
 */
export function localFolder(source: string, folder: string): string | null {
  if (!isLocal(source) || source.includes('${')) return null;
  const path = posix.join(folder === '' ? '.' : folder, source).replace(/\/$/, '');
  if (isOutside(path) && !isOutside(folder)) return null;
  return path === '.' ? '' : path;
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../') || path.startsWith('/');
}

/** Whether Terraform takes a module source for a path. */
export function isLocal(source: string): boolean {
  return source.startsWith('./') || source.startsWith('../');
}
