import { posix } from 'node:path';
import { plainString } from './blocks.ts';
import type { ModuleCall } from './configuration.ts';

/** Whether a file with this name is of JSON syntax; all others are of native syntax. */
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

/** Like {@link localFolder}, or where a path out of the repository is back in it, if it does not lead into a different checkout. */
export function calledFolder(source: string, folder: string): string | null {
  const names = posix.join(folder, source.replaceAll('\\', '/')).split('/').filter(Boolean);
  const up = isLocal(source) && isLiteral(source) && !isOutside(folder) ? names.lastIndexOf('..') + 1 : 0;
  return names[2 * up - 1] === undefined ? localFolder(source, folder) : names.slice(2 * up).join('/');
}

/** Whether a call may lead to a folder that is not known: Terraform evaluates an expression, but refuses references in it. In JSON it takes them for plain text. */
export function isUnclear({ source, path }: ModuleCall): boolean {
  const reference = /(?<!\$)\$\{(?:var|local|each|path|module|terraform)\.[\w.\-[\]"]+\}/g;
  const isRemote = /^(?:git|hg|s3|gcs|https?)(?:::|:\/\/)/.test(source);
  return !isRemote && !isLiteral(isJson(path) ? source : source.replaceAll(reference, ''));
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
