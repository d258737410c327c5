import { z } from 'zod';
/** What the policy needs to know about a rule. */
export interface NamedRule {
    readonly slug: string;
    readonly meaning: string;
}
/** What a policy file may contain. Everything else is an error, including an unknown key. */
export declare function policySchema(rules: readonly NamedRule[]): z.ZodObject<{
    'fail-on': z.ZodOptional<z.ZodEnum<{
        error: "error";
        never: "never";
        warning: "warning";
    }>>;
    platforms: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
    registries: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<import("../registry/trusted-hosts.ts").RegistryHost, string>>>>;
    'accept-asserted': z.ZodOptional<z.ZodUnion<readonly [z.ZodBoolean, z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>]>>;
    'announced-h1': z.ZodOptional<z.ZodEnum<{
        accept: "accept";
        compute: "compute";
        sample: "sample";
    }>>;
    advisories: z.ZodOptional<z.ZodBoolean>;
    'minimum-release-age': z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
    rules: z.ZodOptional<z.ZodObject<{
        [x: string]: z.ZodOptional<z.ZodEnum<{
            error: "error";
            notice: "notice";
            off: "off";
            warning: "warning";
        }>>;
    }, z.core.$strict>>;
    providers: z.ZodOptional<z.ZodObject<{
        allow: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<import("./provider-pattern.ts").ProviderPattern, string>>>>;
        deny: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<import("./provider-pattern.ts").ProviderPattern, string>>>>;
    }, z.core.$strict>>;
    'signing-keys': z.ZodOptional<z.ZodArray<z.ZodObject<{
        providers: z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<import("./provider-pattern.ts").ProviderPattern, string>>>;
        fingerprints: z.ZodArray<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>, z.ZodString>>;
    }, z.core.$strict>>>;
    'require-provenance': z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<import("./provider-pattern.ts").ProviderPattern, string>>>>;
    waivers: z.ZodOptional<z.ZodArray<z.ZodObject<{
        rule: z.ZodEnum<{
            [x: string]: string;
        }>;
        provider: z.ZodPipe<z.ZodString, z.ZodTransform<import("./provider-pattern.ts").ProviderPattern, string>>;
        version: z.ZodOptional<z.ZodString>;
        hash: z.ZodOptional<z.ZodString>;
        reason: z.ZodOptional<z.ZodString>;
        expires: z.ZodOptional<z.ZodString>;
    }, z.core.$strict>>>;
    paths: z.ZodOptional<z.ZodArray<z.ZodObject<{
        match: z.ZodArray<z.ZodString>;
        platforms: z.ZodOptional<z.ZodArray<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
        'announced-h1': z.ZodOptional<z.ZodEnum<{
            accept: "accept";
            compute: "compute";
            sample: "sample";
        }>>;
        'minimum-release-age': z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>>;
        rules: z.ZodOptional<z.ZodObject<{
            [x: string]: z.ZodOptional<z.ZodEnum<{
                error: "error";
                notice: "notice";
                off: "off";
                warning: "warning";
            }>>;
        }, z.core.$strict>>;
    }, z.core.$strict>>>;
}, z.core.$strict>;
export type PolicyText = z.infer<ReturnType<typeof policySchema>>;
