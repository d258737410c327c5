/** The repository with the source of a release. It is never proven, only used for links. */
export interface ReleaseSource {
    readonly forge: 'github.com' | 'gitlab.com';
    /** `owner/terraform-provider-null`; on GitLab with all groups. */
    readonly repository: string;
    readonly tagPrefix: 'v' | '';
}
export declare function sourceName({ forge, repository }: ReleaseSource): string;
export interface SourceQuestion {
    readonly address: string;
    readonly version: string;
}
/** Reads repository and tag of a release; `null` for other than a known forge, provider and version (T57). */
export declare function readReleaseSource(url: string, tag: string, { address, version }: SourceQuestion): ReleaseSource | null;
/** The tag of a version of the same provider; `null` if the text cannot be the tag of a release. */
export declare function tagOf({ tagPrefix }: ReleaseSource, version: string): string | null;
/** The release that a file belongs to: GitHub's addresses of such files contain repository and tag. */
export declare function sourceOfFile(url: string, question: SourceQuestion): ReleaseSource | null;
