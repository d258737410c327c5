import type { Faults } from '../hcl/fault.js';
import type { Value } from '../hcl/syntax.js';
/** The text of a value that must be a string; `null`, and a fault, where it is none that stands for itself. */
export declare function plainText(value: Value, faults: Faults): string | null;
