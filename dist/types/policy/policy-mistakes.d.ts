import type { z } from 'zod';
import { type NamedRule } from './policy-schema.ts';
interface Mistake {
    /** Keys and indices from the top of the file. */
    readonly at: readonly PropertyKey[];
    readonly says: string;
}
/** What is wrong with a policy, for its author. */
export declare function mistakesIn(issue: z.core.$ZodIssue, rules: readonly NamedRule[]): readonly Mistake[];
export declare function firstLine(text: string): string;
export {};
