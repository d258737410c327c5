import { Faults } from './fault.ts';
import type { Body } from './syntax.ts';
/**
 * Parses the part of HCL's native syntax that lock files are made of: blocks, arguments, plain strings, numbers, lists of them. It
 * recognises the rest of HCL but does not read it (the `expression` of `Value`). Text that is not HCL gives a fault of the same kind and on
 * the same line as in HCL, and parsing continues after it as in HCL. Never throws; depth and work are bounded (T30).
 */
export declare function parseHcl(text: string): {
    readonly body: Body;
    readonly faults: Faults;
};
