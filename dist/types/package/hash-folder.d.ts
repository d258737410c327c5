/**
 * Computes the `h1:` of an unpacked package as Terraform records it (Go's HashDir): of its files, through symlinks to files, with no line for a
 * folder. Bounded as archives are (T26).
 *
 * @param path of the folder, without symlinks
 * @param within symlinks may not lead out of this folder, or a package could be made of whatever this machine holds
 * @throws PackageError where Terraform could not hash the folder either, or where it is past a limit; the error of the file system where it
 * cannot be read
 */
export declare function hashFolder(path: string, within: string): Promise<string>;
