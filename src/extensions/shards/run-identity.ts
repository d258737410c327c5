import { type Settings, valueIn } from '../../policy/settings.ts';
import { sha256 } from '../../sha256.ts';
import type { Snapshot } from '../../source/source.ts';
import type { Content } from '../../source/tree.ts';

/** A digest of what decides a review: program, revisions, lock files, settings and policy. Only reports with the same one can be joined. */
export function runIdentity(
  { base, head, files }: Pick<Snapshot, 'base' | 'head' | 'files'>,
  settings: Settings,
  version: string,
): string {
  const { rows, given, policy } = settings;
  const deciding = rows
    .filter(({ decides }) => decides !== false)
    .map((row) => [row.name, valueIn(settings, row), given.has(row.name)]);
  const digest = (content: Content) => (content.kind === 'file' ? sha256(content.bytes) : content);
  const reviewed = files.map(({ path, previousPath, status, base: before, head: after }) => [
    ...[path, previousPath, status],
    ...[digest(before), digest(after)],
  ]);
  const all = [version, base, head, deciding, policy.path, policy.sha256, reviewed];
  // Maps and sets as lists. Functions are left out: each is made of a text beside it.
  return sha256(
    JSON.stringify(all, (_key, value) => (value instanceof Map || value instanceof Set ? [...value] : value)),
  );
}
