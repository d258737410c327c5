import { Faults } from './fault.js';
import type { Body } from './syntax.js';
/**
 * Parses the part of HCL's native syntax that lock files are made of: blocks, arguments, plain strings, numbers, lists of them.
 * Whatever else is HCL is recognised and left unread (the `expression` of `Value`). What is no HCL is a fault on the line where HCL
 * reports it, of the same kind, and parsing goes on behind it as HCL's does. Never throws; depth and work are bounded (T30).
 */
export declare function parseHcl(text: string): {
    readonly body: Body;
    readonly faults: Faults;
};
