/** What the file name of a package says besides its platform. */
export interface PackageName {
    readonly type: string;
    readonly version: string;
}
/**
 * The platform of `terraform-provider-<type>_<version>_<os>_<arch>.zip`, or `null` for any other name. A `v` before the version is
 * allowed: releases of that form are in the public registry. Because the name carries the version, a document of another version
 * can not stand in for this one's (T18).
 */
export declare function platformOf(filename: string, { type, version }: PackageName): string | null;
/** Whether the text is `<os>_<arch>` as Terraform reads it, and safe as two segments of a path. */
export declare function isPlatform(text: string): boolean;
/** Terraform's versions are a part of a path: what is none of them is never asked for. */
export declare function isVersion(text: string): boolean;
