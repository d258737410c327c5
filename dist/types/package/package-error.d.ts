import { CodedError } from '../errors.js';
export type PackageErrorCode = 
/** Not a zip archive, or one that is cut off. */
'not-an-archive'
/** Two readers may read it differently: a second directory, names that disagree, names that collide. */
 | 'ambiguous-archive'
/** A name that Terraform refuses or that no file can have. */
 | 'unsafe-name'
/** Encryption or a compression method that neither Go nor Lockproof reads. */
 | 'unsupported-entry'
/** Content that does not have the size or the CRC-32 that the directory gives. */
 | 'corrupt-entry'
/** No file by which Terraform would find the provider. */
 | 'no-executable' | 'too-many-entries' | 'too-large'
/** No verdict about the archive: all archives of the run inflate to more than a run may. */
 | 'run-limit'
/** Took longer than any archive within the limits. */
 | 'too-slow'
/** No verdict about the archive: the thread that hashed it failed, or the file could not be read. */
 | 'not-hashed';
/** Why the h1 of a package cannot be computed, in our own words and without a name from the archive. */
export declare class PackageError extends CodedError<PackageErrorCode> {
    readonly name = "PackageError";
}
export declare function refuse(code: PackageErrorCode, message: string, options?: ErrorOptions): never;
