import type { PlannedDownloads } from '../../evidence/plan.ts';
import { byteSize } from '../../finding/byte-size.ts';
import { counted } from '../../report/numbers.ts';

/** `28 packages to download, 4.3 GiB`: what a run says before it begins with them. */
export function downloadPlanWords({ packages, bytes, unsized }: PlannedDownloads): string {
  const what = `${counted(packages, 'package', 'packages')} to download`;
  if (bytes === 0) return what;
  const others = unsized === 0 ? '' : ` and ${unsized} of a size that no registry states`;
  return `${what}, ${byteSize(bytes)}${others}`;
}
