/** The most similar name; `null` where none is similar. */
export declare function nearestName(text: string, names: readonly string[]): string | null;
