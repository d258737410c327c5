declare module 'tr46' {
  /** Optional steps of UTS #46 processing; all are off by default. */
  export interface ProcessingOptions {
    readonly checkHyphens?: boolean;
    readonly checkBidi?: boolean;
    readonly checkJoiners?: boolean;
    readonly useSTD3ASCIIRules?: boolean;
    readonly transitionalProcessing?: boolean;
    readonly ignoreInvalidPunycode?: boolean;
  }

  export function toASCII(
    domainName: string,
    options?: ProcessingOptions & { readonly verifyDNSLength?: boolean },
  ): string | null;

  export function toUnicode(
    domainName: string,
    options?: ProcessingOptions,
  ): { readonly domain: string; readonly error: boolean };
}
