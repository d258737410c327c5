import { z } from 'zod';
import type { Answer } from '../http/fetcher.js';
import { type Outcome } from '../outcome.js';
/** `/.well-known/terraform.json`; only the provider service is of interest. */
export declare const discoveryAnswer: z.ZodObject<{
    'providers.v1': z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** `<namespace>/<type>/versions`. */
export declare const versionsAnswer: z.ZodObject<{
    versions: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
        version: z.ZodString;
        platforms: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            os: z.ZodString;
            arch: z.ZodString;
        }, z.core.$strip>>>>;
    }, z.core.$strip>>>>;
    warnings: z.ZodCatch<z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>>;
    moved_to: z.ZodCatch<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
}, z.core.$strip>;
/** `<namespace>/<type>/<version>`: no part of the protocol, and only the public registry answers it. */
export declare const releaseAnswer: z.ZodObject<{
    published_at: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    source: z.ZodCatch<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
    tag: z.ZodCatch<z.ZodOptional<z.ZodNullable<z.ZodString>>>;
}, z.core.$strip>;
/** `-/<type>/versions`; the versions in it are of no interest. */
export declare const lookUpAnswer: z.ZodObject<{
    id: z.ZodString;
    moved_to: z.ZodOptional<z.ZodNullable<z.ZodString>>;
}, z.core.$strip>;
/** `<namespace>/<type>/<version>/download/<os>/<arch>`. */
export declare const metadataAnswer: z.ZodObject<{
    protocols: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
    os: z.ZodString;
    arch: z.ZodString;
    filename: z.ZodString;
    download_url: z.ZodString;
    shasum: z.ZodString;
    shasums_url: z.ZodString;
    shasums_signature_url: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    signing_keys: z.ZodOptional<z.ZodNullable<z.ZodObject<{
        gpg_public_keys: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodObject<{
            ascii_armor: z.ZodString;
            trust_signature: z.ZodOptional<z.ZodNullable<z.ZodString>>;
        }, z.core.$strip>>>>;
    }, z.core.$strip>>>;
    packages: z.ZodCatch<z.ZodOptional<z.ZodNullable<z.ZodRecord<z.ZodString, z.ZodObject<{
        hashes: z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodString>>>;
    }, z.core.$strip>>>>>;
}, z.core.$strip>;
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
