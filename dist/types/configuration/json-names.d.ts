/**
 * Whether an object has a name twice. JSON's usual reading keeps the last value; to Terraform, a block that is named twice is two blocks, so the other
 * reading would overlook one of them. Linear.
 *
 * @param text valid JSON
 */
export declare function hasNameTwice(text: string): boolean;
