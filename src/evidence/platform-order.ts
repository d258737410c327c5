/** Where people run Terraform, the most usual first: the order in which packages are worth downloading. */
const usual = ['linux_amd64', 'darwin_arm64', 'darwin_amd64', 'windows_amd64', 'linux_arm64'] as const;

/** Asked first: nearly every release has it. */
export const firstPlatform = usual[0];

/** No release has nearly as many platforms; a registry that lists more is not followed further. */
const mostPlatforms = 64;

/** Distinct platforms, the likeliest first, the others in the order of the alphabet. */
export function inLikelyOrder(platforms: Iterable<string>): readonly string[] {
  const named = new Set(platforms);
  const likely = usual.filter((platform) => named.delete(platform));
  return [...likely, ...[...named].sort()].slice(0, mostPlatforms);
}

/** Worth a try where the registry does not say which platforms there are. */
export const usualPlatforms: readonly string[] = usual;
