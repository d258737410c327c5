/** The parts of a package's file name, except its platform. */
export interface PackageName {
  readonly type: string;
  readonly version: string;
}

/**
 * The platform of `terraform-provider-<type>_<version>_<os>_<arch>.zip`, or `null` for any other name. A `v` before the version is allowed:
 * releases of that form are in the public registry. Because the name has the version, a document of another version cannot replace the one
 * of this version (T18).
 */
export function platformOf(filename: string, { type, version }: PackageName): string | null {
  for (const prefix of [
    `terraform-provider-${type}_${version}_`,
    `terraform-provider-${type}_v${version}_`,
  ]) {
    if (!filename.startsWith(prefix) || !filename.endsWith('.zip')) continue;
    const platform = filename.slice(prefix.length, -'.zip'.length);
    if (isPlatform(platform)) return platform;
  }
  return null;
}

/** Whether the text is `<os>_<arch>` as Terraform reads it, and safe as two segments of a path. */
export function isPlatform(text: string): boolean {
  return /^[a-z0-9]{1,32}_[a-z0-9]{1,32}$/.test(text);
}

/** Whether the text can be a version. A version is part of a path, so any other text is never requested. */
export function isVersion(text: string): boolean {
  return /^[0-9][0-9A-Za-z.+-]{0,127}$/.test(text);
}
