/** The name that was probably meant; `null` where none is near. */
export declare function nearestName(text: string, names: readonly string[]): string | null;
