/**
 * A folder that only this user can read, gone when `use` has returned or thrown, or when the process exits before.
 *
 * @throws DiskError where there can be none
 */
export declare function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T>;
