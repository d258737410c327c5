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
export declare function readReleaseSource(url: string, tag: string, { address, version }: SourceQuestion): ReleaseSource | null;
/** The tag of a version of the same provider; `null` for what no tag of a release can be. */
export declare function tagOf({ tagPrefix }: ReleaseSource, version: string): string | null;
/** The release that a file was published with: GitHub's addresses of such files name repository and tag. */
export declare function sourceOfFile(url: string, question: SourceQuestion): ReleaseSource | null;
