/**
 * Computes the `h1:` of an unpacked package as Terraform records it (Go's HashDir): over its files, with symlinks to files followed, and
 * without lines for folders. Bounded like archives (T26).
 *
 * @param path of the folder, without symlinks
 * @param within symlinks may not lead out of this folder; otherwise a package could consist of any file of this machine
 * @throws PackageError if Terraform could not hash the folder either, or if it exceeds a limit; the error of the file system if it cannot
 * be read
 */
export declare function hashFolder(path: string, within: string): Promise<string>;
