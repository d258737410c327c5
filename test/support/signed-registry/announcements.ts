import { type ProviderPackage, plantedH1 } from './provider-package.ts';

/* What a registry may announce for its packages, as `announced` of a release. */

/** The zh and the h1 of the archive, as OpenTofu's registry does. */
export function honest({ zh, h1 }: ProviderPackage): readonly string[] {
  return [zh, h1.archive];
}

/** The h1 of another archive for these platforms. */
export function lyingFor(...platforms: readonly string[]) {
  return (one: ProviderPackage): readonly string[] =>
    platforms.includes(one.platform) ? [one.zh, lieAbout(one.platform)] : honest(one);
}

/** The wrong h1 that {@link lyingFor} announces. */
export function lieAbout(platform: string): string {
  return plantedH1(`announced for ${platform}`);
}
