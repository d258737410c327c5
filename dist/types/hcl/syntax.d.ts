/** The content between two braces, or of the whole file. Offsets are UTF-16 units. */
export interface Body {
    /** In the order of the text; if a name is set twice, only the first. */
    readonly attributes: readonly Attribute[];
    readonly blocks: readonly Block[];
    /** Where a missing argument is reported. */
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
    /** The opening brace. */
    readonly body: Body;
}
export interface Label {
    readonly text: string;
    readonly offset: number;
    /** False if HCL would read another text than the file shows; it was reported. */
    readonly plain: boolean;
}
/** The value of an argument. */
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
} | {
    readonly kind: 'expression';
    readonly form: ExpressionForm;
}
/** Not an expression; it was reported. */
 | {
    readonly kind: 'broken';
});
/** The kind of an expression that was not read. */
export type ExpressionForm = 'variable' | 'function call'
/** A list or an object where a plain value belongs. */
 | 'collection' | 'template' | 'escape sequence' | 'heredoc' | 'operation';
