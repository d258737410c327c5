import type { MirroredPackage, ProviderMirror } from '../installation/mirror.ts';
import { type Absent, absent, type Unavailable } from '../outcome.ts';
import { inLikelyOrder } from './platform-order.ts';

/** A package and the name of the mirror that has it. */
export type Offer = MirroredPackage & { readonly by: string };

/** What the mirrors of one provider have of a version. */
export interface Stock {
  /** Names of those that were asked. */
  readonly mirrors: readonly string[];
  /** One for each platform, the likeliest first, each of the first mirror that has it: that is where Terraform takes it from. */
  readonly offers: readonly Offer[];
  /** A mirror that could not be asked might have had more. */
  readonly gap: Unavailable | null;
  /** Why there is nothing, where there is nothing. */
  readonly lack: Absent | Unavailable;
}

/** @param mirrors at least one, in the order of the configuration */
export async function stockOf(mirrors: readonly ProviderMirror[], version: string): Promise<Stock> {
  const offers = new Map<string, Offer>();
  const absences: string[] = [];
  let gap: Unavailable | null = null;
  const answers = await Promise.all(
    mirrors.map(async ({ name, packagesOf }) => ({ name, packages: await packagesOf(version) })),
  );
  for (const { name, packages } of answers) {
    if (packages.kind === 'absent') absences.push(packages.what);
    else if (packages.kind === 'unavailable') gap ??= packages;
    else {
      for (const one of packages.value)
        if (!offers.has(one.platform)) offers.set(one.platform, { ...one, by: name });
    }
  }
  return {
    mirrors: mirrors.map(({ name }) => name),
    offers: inLikelyOrder(offers.keys()).flatMap((platform) => offers.get(platform) ?? []),
    gap,
    lack: gap ?? absent(absences.join(' and ') || 'a package in the mirror'),
  };
}
