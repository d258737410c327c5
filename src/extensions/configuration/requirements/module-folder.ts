import { posix } from 'node:path';
import { plainString } from './blocks.ts';

export function isJson(name: string): boolean {
  return name.endsWith('.json');
}

/** Bytes of a file. The HCL parser needs 600 MB of memory for a megabyte of blocks, and JSON 300 (T68). */
export function longestAt(path: string): number {
  return (isJson(path) ? 1024 : 256) * 1024;
}

/** Terraform merges override files into the others, in the order of their names. */
export function isOverride(name: string): boolean {
  return /^(?:.*_)?override(?:\.(?:tf|tofu)(?:\.json)?)?$/s.test(name);
}

/** With both `main.tf` and `main.tofu`, OpenTofu reads only the second, which exists only for OpenTofu. */
export function isShadowed(name: string, names: ReadonlySet<string>): boolean {
  return names.has(name.replace(/\.tf(\.json)?$/, '.tofu$1')) && /\.tf(?:\.json)?$/.test(name);
}

export function isForOpenTofu(name: string): boolean {
  return /\.(?:tofu|tofu\.json|tofutest\.(?:hcl|json))$/.test(name);
}

/** The folder of a local source; `null` for others, and if it leads out of the repository. */
export function localFolder(source: string, folder: string): string | null {
  if (!isLocal(source) || !isLiteral(source)) return null;
  const path = posix.join(folder === '' ? '.' : folder, source.replaceAll('\\', '/')).replace(/\/$/, '');
  if (isOutside(path) && !isOutside(folder)) return null;
  return path === '.' ? '' : path;
}

/** Whether a source is an expression that may lead to a folder of the repository. */
export function isOpen(source: string): boolean {
  return plainString(source) === null && /^(?:\.|[$%]\{)/.test(source);
}

/** Whether a source is its own value: no template, and in the composed form (NFC) that Terraform reads. */
function isLiteral(source: string): boolean {
  return (
    plainString(source) !== null &&
    source === source.normalize('NFC') &&
    !/[\0\ufffd\p{Surrogate}]/u.test(source)
  );
}

function isOutside(path: string): boolean {
  return path === '..' || path.startsWith('../') || path.startsWith('/');
}

/** Whether Terraform reads a module source as a path; on every system it takes a backslash for a slash. */
export function isLocal(source: string): boolean {
  return /^\.\.?[\\/]/.test(source);
}
