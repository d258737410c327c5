/** The platforms that people run Terraform on, the most usual first. Packages are downloaded in this order. */
const usual = ['linux_amd64', 'darwin_arm64', 'darwin_amd64', 'windows_amd64', 'linux_arm64'] as const;

/** The first platform to request: nearly every release has it. */
export const firstPlatform = usual[0];

/** Far more than any release has. If a registry lists more, the rest is ignored. */
const mostPlatforms = 64;

/** Distinct platforms, the likeliest first, the others in alphabetical order. */
export function inLikelyOrder(platforms: Iterable<string>): readonly string[] {
  const named = new Set(platforms);
  const likely = usual.filter((platform) => named.delete(platform));
  return [...likely, ...[...named].sort()].slice(0, mostPlatforms);
}

/** The platforms to try where the registry does not list any. */
export const usualPlatforms: readonly string[] = usual;
