import { posix } from 'node:path';
import type { TreeEntry } from './tree.ts';

export type FileKind = 'native' | 'json' | 'test' | 'generator';

/** As both tools read the name; `null` for any other file, for backups of editors and hidden files. */
export function kindOfFile(name: string): FileKind | null {
  if (name.startsWith('.') || name.endsWith('~') || (name.startsWith('#') && name.endsWith('#'))) return null;
  if (writesConfiguration.test(name)) return 'generator';
  if (/\.(?:tftest|tofutest)\.(?:hcl|json)$/.test(name)) return 'test';
  if (name.endsWith('.tf') || name.endsWith('.tofu')) return 'native';
  return name.endsWith('.tf.json') || name.endsWith('.tofu.json') ? 'json' : null;
}

/** The files of Terragrunt, and the parts of a stack, which has a lock file too. */
const writesConfiguration =
  /^terragrunt(?:\.stack)?\.hcl(?:\.json)?$|\.(?:tfcomponent|tfstack|tfdeploy)\.(?:hcl|json)$/;

/** Whether Terraform reads an entry: by its name, and if it is no folder in a checkout. */
export function isConfiguration({ path, kind }: TreeEntry): boolean {
  return (kind === 'file' || kind === 'symlink') && kindOfFile(posix.basename(path)) !== null;
}
