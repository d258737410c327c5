/** A folder that only this user can read, gone when `use` has returned or thrown, or when the process exits before. */
export declare function withTemporaryFolder<T>(use: (folder: string) => Promise<T>): Promise<T>;
