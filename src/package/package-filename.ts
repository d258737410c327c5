export interface PackageName {
  readonly type: string;
  readonly version: string;
}

/** The platform of a package of this version, so that no old document replaces this one (T18). */
export function platformOf(filename: string, { type, version }: PackageName): string | null {
  const named = readFilename(filename);
  return named?.type.toLowerCase() === type && named.version === version ? named.platform : null;
}

/** `null` for a name of any other form, which says nothing about the package. */
export function readFilename(filename: string): (PackageName & { readonly platform: string }) | null {
  const [, type, version, platform] = usual.exec(filename) ?? [];
  if (type === undefined || version === undefined || platform === undefined) return null;
  return { type, version, platform };
}

/** Neither a type nor a version has an underscore. */
const usual = /^terraform-provider-([^_]+)_v?(\d[^_]*)_([a-z0-9]{1,32}_[a-z0-9]{1,32})\.zip$/;

/** The start of a provider's executable, which Terraform looks for if the file name of the package, which is free, does not name the provider. */
export function missingName(filename: string, type: string): string | null {
  const executable = `terraform-provider-${type}`;
  return filename.toLowerCase().startsWith(`${executable}_`) ? null : executable;
}

/** Whether the text is `<os>_<arch>` as Terraform reads it, and safe as two segments of a path. */
export function isPlatform(text: string): boolean {
  return /^[a-z0-9]{1,32}_[a-z0-9]{1,32}$/.test(text);
}

/** Whether the text can be a version. A version is part of a path, so any other text is never requested. */
export function isVersion(text: string): boolean {
  return /^[0-9][0-9A-Za-z.+-]{0,127}$/.test(text);
}
