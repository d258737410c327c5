/**
 * What a name looks like at a glance: without accents and unseen characters, doubles as Latin letters, and one letter for `0` and `o`, for `1`,
 * `i` and `l`, for `rn` and `m`, for `vv` and `w`. Two names with one skeleton can be taken for each other (after UTS #39); for comparing only.
 */
export declare function skeleton(name: string): string;
/** Whether a name is made to be read as another: letters of alphabets that are not written together, or only doubles of Latin ones. */
export declare function isDisguised(name: string): boolean;
/** The distinct characters that are not ASCII, in order, as {@link characterName} writes them. */
export declare function foreignCharacters(text: string): readonly string[];
/** `U+0430` */
export declare function characterName(character: string): string;
