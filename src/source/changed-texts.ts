import { posix } from 'node:path';
import { contentLimit } from './content.ts';
import { isLockFileName } from './glob.ts';
import type { RevisionTree } from './revision-tree.ts';
import type { TreeEntry } from './tree.ts';
import { changesBetween } from './tree-changes.ts';

/** As many as come in one question to GitHub. */
const most = { files: 100, bytes: 4 * 1024 * 1024 };

/** Programs, documents, pictures and configuration of Terraform itself, by their endings. */
const others =
  /\.(?:[cm]?[jt]sx?|go|py|rb|rs|java|kt|cs|c|cc|cpp|h|php|tf|tofu|tfvars|sh|ps1|sql|s?css|html?|xml|md|rst|adoc|ya?ml|csv|lock|sum|svg|png|jpe?g|gif|ico|webp|pdf|woff2?|ttf|zip|t?gz|xz|jar|wasm|exe|so|dll|bin|mp[34])$/i;

interface ChangedTexts {
  readonly entries: readonly TreeEntry[];
  /** How many more there are than are read. */
  readonly left: number;
}

/** The files that a change adds or edits and that may be HCL or JSON, as many as are read; the small ones first. */
export async function changedTexts(base: RevisionTree, head: RevisionTree): Promise<ChangedTexts> {
  const isOfInterest = ({ kind, path }: TreeEntry) =>
    kind === 'file' && !isLockFileName(path) && !others.test(posix.basename(path));
  const changed = (await changesBetween(base, head, isOfInterest)) ?? [];
  const there = await head.measure(changed.flatMap((change) => change.head ?? []));
  let bytes = 0;
  const entries = there
    .toSorted((one, other) => one.size - other.size)
    .slice(0, most.files)
    .filter(({ size }) => {
      bytes += size;
      return size <= contentLimit && bytes <= most.bytes;
    });
  return { entries, left: there.length - entries.length };
}
