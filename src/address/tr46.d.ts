declare module 'tr46' {
  /** Steps of UTS #46 processing that are off unless asked for. */
  export interface ProcessingOptions {
    readonly checkHyphens?: boolean;
    readonly checkBidi?: boolean;
    readonly checkJoiners?: boolean;
    readonly useSTD3ASCIIRules?: boolean;
    readonly transitionalProcessing?: boolean;
    readonly ignoreInvalidPunycode?: boolean;
  }

  /** `null` where the name is not valid. */
  export function toASCII(
    domainName: string,
    options?: ProcessingOptions & { readonly verifyDNSLength?: boolean },
  ): string | null;

  export function toUnicode(
    domainName: string,
    options?: ProcessingOptions,
  ): { readonly domain: string; readonly error: boolean };
}
