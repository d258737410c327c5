import type { PackageHashes } from '../evidence/package-hashes.ts';
import { type HashScheme, parseHash } from '../lockfile/hash.ts';

/** The layout and the meaning of the keys; another meaning gets another name. */
const generation = 'lockproof-package-hashes-v1';

/**
 * The three hashes of a package as the key of a cache entry. The key is all that is ever read of an entry: its archive is never downloaded,
 * because unpacking one lets whoever made it write files anywhere on the runner (T41). Hex throughout, because keys are not told apart by case.
 *
 * @returns `null` for what are no hashes
 */
export function factKey({ zh, archive, directory }: PackageHashes): string | null {
  const parts = [hexOf(zh, 'zh'), hexOf(archive, 'h1'), hexOf(directory, 'h1')];
  return parts.includes(null) ? null : [generation, ...parts].join('-');
}

/** How the key of every fact about a package begins; `null` for what is no digest. */
export function factPrefix(zh: string): string | null {
  const digest = hexOf(zh, 'zh');
  return digest === null ? null : `${generation}-${digest}-`;
}

/** The fact that a key states; `null` for every other text. */
export function factIn(key: string): PackageHashes | null {
  const [, zh, archive, directory] = layout.exec(key) ?? [];
  if (zh === undefined || archive === undefined || directory === undefined) return null;
  return { zh: `zh:${zh}`, archive: h1Of(archive), directory: h1Of(directory) };
}

const digest = '([0-9a-f]{64})';
const layout = new RegExp(`^${generation}-${digest}-${digest}-${digest}$`);

function hexOf(hash: string, scheme: HashScheme): string | null {
  const parsed = parseHash(hash);
  if (parsed.kind !== 'known' || parsed.scheme !== scheme) return null;
  return scheme === 'zh' ? parsed.value : Buffer.from(parsed.value, 'base64').toString('hex');
}

function h1Of(hex: string): string {
  return `h1:${Buffer.from(hex, 'hex').toString('base64')}`;
}
