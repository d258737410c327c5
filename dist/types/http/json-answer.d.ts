import type { z } from 'zod';
import { type Outcome } from '../outcome.ts';
import type { Answer } from './fetcher.ts';
/** Whether the server declares its answer as JSON. Terraform requires this wherever it checks the type. */
export declare function isJson({ contentType }: Answer): boolean;
/**
 * Reads a JSON answer and checks it against the protocol.
 *
 * @param what the requested thing, for the message
 */
export declare function readAnswer<T>(answer: Answer, schema: z.ZodType<T>, what: string, protocol?: string): Outcome<T>;
/**
 * The absolute address of a link in an answer. https only, although Terraform would also follow http.
 *
 * @param base the address of the answer after redirects
 */
export declare function resolveLink(link: string, base: string, what: string): Outcome<string>;
