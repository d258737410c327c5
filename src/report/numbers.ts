import { listed } from '../finding/names.ts';
import { shortName } from '../finding/sentence.ts';

export { listed };

export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** `a, b, and 3 more places`; all of them where they are few. */
export function firstOf(items: readonly string[], most: number, one = 'more', many = one): string {
  const rest = items.length - most;
  return [...items.slice(0, most), ...(rest > 0 ? [`and ${counted(rest, one, many)}`] : [])].join(', ');
}

export const mostNamed = 3;

/** Up to three by their names; from four on they are counted. @param many what they are, as a plural */
export function namedOrCounted(names: readonly string[], many: string, atLeast = ''): string {
  const distinct = [...new Set(names)];
  return distinct.length > mostNamed
    ? `${atLeast}${distinct.length} ${many}`
    : listed(distinct.map(shortName), mostNamed);
}

export function byteWords(bytes: number): string {
  if (bytes < 1000) return counted(bytes, 'byte', 'bytes');
  if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`;
  if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`;
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
