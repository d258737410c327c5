/** The repository with the source of a release. It is never proven, only used for links. */
export interface ReleaseSource {
    readonly forge: 'github.com' | 'gitlab.com';
    /** `owner/terraform-provider-null`; on GitLab with all groups. */
    readonly repository: string;
    /** The text before the version in its tags. */
    readonly tagPrefix: 'v' | '';
}
/** `github.com/owner/name` */
export declare function sourceName({ forge, repository }: ReleaseSource): string;
export interface SourceQuestion {
    /** Canonical source address of the provider. */
    readonly address: string;
    readonly version: string;
}
/**
 * Reads the repository and the tag that a registry names for a release; `null` for any other form than https, a known forge, a repository named after
 * the provider and the version as the tag. So a link made from it can only lead to a page of this kind (T57).
 */
export declare function readReleaseSource(url: string, tag: string, { address, version }: SourceQuestion): ReleaseSource | null;
/** The tag of a version of the same provider; `null` if the text cannot be the tag of a release. */
export declare function tagOf({ tagPrefix }: ReleaseSource, version: string): string | null;
/** The release that a file belongs to: GitHub's addresses of such files contain repository and tag. */
export declare function sourceOfFile(url: string, question: SourceQuestion): ReleaseSource | null;
