/** The repository with the source of a release. It is never proven, only used for links. */
export interface ReleaseSource {
  readonly forge: 'github.com' | 'gitlab.com';
  /** `owner/terraform-provider-null`; on GitLab with all groups. */
  readonly repository: string;
  readonly tagPrefix: 'v' | '';
}

export function sourceName({ forge, repository }: ReleaseSource): string {
  return `${forge}/${repository}`;
}

export interface SourceQuestion {
  readonly address: string;
  readonly version: string;
}

/** Reads repository and tag of a release; `null` for other than a known forge, provider and version (T57). */
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
  if (
    tagPrefix === null ||
    name !== `terraform-provider-${type}` ||
    !owners.every((name) => owner.test(name))
  )
    return null;
  switch (forge) {
    case 'github.com':
      return owners.length === 1 ? { forge, repository: path, tagPrefix } : null;
    case 'gitlab.com':
      return owners.length > 0 ? { forge, repository: path, tagPrefix } : null;
    default:
      return null;
  }
}

/** The tag of a version of the same provider; `null` if the text cannot be the tag of a release. */
export function tagOf({ tagPrefix }: ReleaseSource, version: string): string | null {
  return version.length <= 128 && plainVersion.test(version) ? tagPrefix + version : null;
}

const plainVersion =
  /^\d+\.\d+\.\d+(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?$/;

/** The release that a file belongs to: GitHub's addresses of such files contain repository and tag. */
export function sourceOfFile(url: string, question: SourceQuestion): ReleaseSource | null {
  const [, repository, tag] =
    /^(https:\/\/github\.com\/[^/]+\/[^/]+)\/releases\/download\/([^/]+)\/[^/]+$/.exec(url) ?? [];
  return repository === undefined || tag === undefined ? null : readReleaseSource(repository, tag, question);
}

const named = /^https:\/\/(github\.com|gitlab\.com)\/([A-Za-z0-9_./-]{1,300}?)(?:\.git)?\/?$/;

/** The first character is a letter, a digit or `_`, so the text cannot be `.`, `..` or GitLab's `-`. */
const owner = /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/;
