/** Where the source of a release stands, as far as its pages can be addressed. What names it is never proven. */
export interface ReleaseSource {
  readonly forge: 'github.com' | 'gitlab.com';
  /** `owner/terraform-provider-null`; at GitLab with every group on the way. */
  readonly repository: string;
  /** What stands before the version in its tags. */
  readonly tagPrefix: 'v' | '';
}

export interface SourceQuestion {
  /** Canonical source address of the provider. */
  readonly address: string;
  readonly version: string;
}

/**
 * Reads the repository and the tag that somebody names for a release. Next to nothing of it is free: https, a known forge, a repository that
 * is called after the provider as the public registry demands, and the version itself as the tag, so that a link made from it can lead to no
 * other kind of page (T57).
 *
 * @returns `null` for whatever is not of that form
 */
export function readReleaseSource(
  url: string,
  tag: string,
  { address, version }: SourceQuestion,
): ReleaseSource | null {
  const tagPrefix = tag === `v${version}` ? 'v' : tag === version ? '' : null;
  const [, forge, path = ''] = named.exec(url) ?? [];
  const owners = path.split('/');
  const name = owners.pop()?.toLowerCase();
  const type = address.split('/').at(-1);
  if (tagPrefix === null || name !== `terraform-provider-${type}` || !owners.every(isOwner)) return null;
  switch (forge) {
    case 'github.com':
      return owners.length === 1 ? { forge, repository: path, tagPrefix } : null;
    case 'gitlab.com':
      return owners.length > 0 ? { forge, repository: path, tagPrefix } : null;
    default:
      return null;
  }
}

/** The tag of a version of the same provider; `null` for what no tag of a release can be. */
export function tagOf({ tagPrefix }: ReleaseSource, version: string): string | null {
  return version.length <= 128 && plainVersion.test(version) ? tagPrefix + version : null;
}

const plainVersion =
  /^\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** The release that a file was published with: GitHub's addresses of such files name repository and tag. */
export function sourceOfFile(url: string, question: SourceQuestion): ReleaseSource | null {
  const [, repository, tag] =
    /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/releases\/download\/([^/]+)\/[^/]+$/.exec(url) ?? [];
  return repository === undefined || tag === undefined ? null : readReleaseSource(repository, tag, question);
}

const named = /^https:\/\/(github\.com|gitlab\.com)\/([A-Za-z0-9_./-]{1,300}?)(?:\.git)?\/?$/;

/** Beginning with a letter, a digit or `_` it can be neither `.` nor `..` nor GitLab's `-`. */
function isOwner(text: string): boolean {
  return /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(text);
}
