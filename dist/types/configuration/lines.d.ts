/** Finds the lines of things in one file. Answers `null` for what is not found, or where lines cannot be told. */
export interface Lines {
    /** The first block of a type with these labels. */
    block(type: string, labels: readonly string[]): number | null;
    /** An entry of a required_providers block. */
    requiredProvider(localName: string): number | null;
}
/** For JSON, and where there is no text. */
export declare const noLines: Lines;
/** The lines of a text of native syntax. `hcl2json` tells none, so the text is read a second time, by a reader that knows places only. */
export declare function linesOf(text: string): Lines;
