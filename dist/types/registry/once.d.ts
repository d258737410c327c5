/** Asks for each key once and hands the same answer to everybody who asks again, also while the first question is under way. */
export declare function once<T>(): (key: string, ask: () => Promise<T>) => Promise<T>;
