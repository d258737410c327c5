import { z } from 'zod';
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
