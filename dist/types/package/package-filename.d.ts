export interface PackageName {
    readonly type: string;
    readonly version: string;
}
/** The platform of a package of this version, so that no old document replaces this one (T18). */
export declare function platformOf(filename: string, { type, version }: PackageName): string | null;
/** `null` for a name of any other form, which says nothing about the package. */
export declare function readFilename(filename: string): (PackageName & {
    readonly platform: string;
}) | null;
/** The start of a provider's executable, which Terraform looks for if the file name of the package, which is free, does not name the provider. */
export declare function missingName(filename: string, type: string): string | null;
/** Whether the text is `<os>_<arch>` as Terraform reads it, and safe as two segments of a path. */
export declare function isPlatform(text: string): boolean;
/** Whether the text can be a version. A version is part of a path, so any other text is never requested. */
export declare function isVersion(text: string): boolean;
