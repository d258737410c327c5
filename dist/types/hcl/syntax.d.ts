/** The content between two braces, or of the whole file. Offsets are UTF-16 units. */
export interface Body {
    /** In the order of the text. */
    readonly attributes: readonly Attribute[];
    readonly blocks: readonly Block[];
    readonly offset: number;
}
export interface Attribute {
    readonly name: string;
    readonly offset: number;
    readonly value: Value;
}
export interface Block {
    readonly type: string;
    readonly offset: number;
    readonly labels: readonly Label[];
    readonly body: Body;
}
export interface Label {
    readonly text: string;
    readonly offset: number;
    /** False if HCL would read a different text than the file shows. */
    readonly plain: boolean;
}
export type Value = {
    readonly offset: number;
} & ({
    readonly kind: 'string';
    readonly text: string;
}
/** A number, `true` or `false`. HCL converts it to a string where it needs one. */
 | {
    readonly kind: 'scalar';
    readonly text: string;
} | {
    readonly kind: 'null';
} | {
    readonly kind: 'list';
    readonly items: readonly Value[];
}
/** Anything that HCL would evaluate: it is not read. */
 | {
    readonly kind: 'expression';
});
