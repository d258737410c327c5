/** `hashicorp/null`; other hosts stay in the name, so that no other provider looks like a public one (T9). */
export declare function providerName(address: string): string;
/** `hashicorp/null 3.2.4` */
export declare function releaseName(release: {
    readonly address: string;
    readonly version: string;
}): string;
/** The tool whose registry an address names; Terraform for every other registry. */
export declare function toolFor(address: string): 'terraform' | 'tofu';
/** The address as that tool expects it on its command line. */
export declare function nameForTool(address: string): string;
/** `1 hash`, `14 hashes` */
export declare function hashCount(count: number): string;
