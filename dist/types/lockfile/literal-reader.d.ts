import { type Fault } from '../hcl/fault.js';
import type { Positions } from '../hcl/text.js';
import { type LockFile } from './lock-file.js';
/** What the reader for every layout understood. */
interface LiteralReading {
    /** Without the blocks that Terraform would drop. */
    readonly lockFile: LockFile;
    readonly faults: readonly Fault[];
    readonly warnings: readonly Fault[];
}
/**
 * Reads a lock file of any layout with Terraform's checks (`decodeLocksFromHCL`), each fault of the same kind and on the same line as
 * Terraform's. What Terraform would evaluate (templates, escapes, heredocs, operations) is refused instead.
 */
export declare function readLiteral(text: string, positions: Positions): LiteralReading;
export {};
