/**
 * What a name looks like at a glance: without accents and invisible characters, with doubles as Latin letters, and with one letter for `0`
 * and `o`, for `1`, `i` and `l`, for `rn` and `m`, for `vv` and `w`. People can confuse two names with the same skeleton (after UTS #39).
 * For comparing only.
 */
export declare function skeleton(name: string): string;
/**
 * Whether a name is written so that people read it as another one: it mixes alphabets that are not written together, or has only doubles of
 * Latin letters.
 */
export declare function isDisguised(name: string): boolean;
/** The distinct characters that are not ASCII, in order, as {@link characterName} writes them. */
export declare function foreignCharacters(text: string): readonly string[];
/** `U+0430` */
export declare function characterName(character: string): string;
