import type { z } from 'zod';
import { type Outcome } from '../outcome.js';
import type { Answer } from './fetcher.js';
/** Whether the server calls its answer JSON, as Terraform demands where it looks at all. */
export declare function isJson({ contentType }: Answer): boolean;
/**
 * Reads a JSON answer and checks it against the protocol.
 *
 * @param what is asked for, for the message
 */
export declare function readAnswer<T>(answer: Answer, schema: z.ZodType<T>, what: string, protocol?: string): Outcome<T>;
/**
 * The absolute address that a link of an answer means. https only; Terraform would also follow http.
 *
 * @param base the address of the answer after redirects
 */
export declare function resolveLink(link: string, base: string, what: string): Outcome<string>;
