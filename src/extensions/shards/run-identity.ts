import { type Settings, valueIn } from '../../policy/settings.ts';
import { sha256 } from '../../sha256.ts';
import type { Content } from '../../source/content.ts';
import type { Snapshot } from '../../source/source.ts';

/**
 * A digest of what decides a review: the program, both revisions, each lock file, the settings with the policy. Reports of two runs can be joined only
 * where it is the same.
 */
export function runIdentity(
  { base, head, files }: Pick<Snapshot, 'base' | 'head' | 'files'>,
  settings: Settings,
  version: string,
): string {
  const { rows, given, policy } = settings;
  const deciding = rows
    .filter(({ decides }) => decides !== false)
    .map((row) => [row.name, valueIn(settings, row), given.has(row.name)]);
  const reviewed = files.map(({ path, previousPath = null, status, base: before, head: after }) => [
    path,
    previousPath,
    status,
    contentDigest(before),
    contentDigest(after),
  ]);
  return sha256(JSON.stringify([version, base, head, deciding, policy.path, policy.sha256, reviewed], plain));
}

function contentDigest(content: Content): unknown {
  return content.kind === 'file' ? sha256(content.bytes) : content;
}

/** Maps and sets as lists. Functions are left out: each is made of a text beside it. */
function plain(_key: string, value: unknown): unknown {
  if (value instanceof Map || value instanceof Set) return [...value];
  return value;
}
