import { type Fault } from '../hcl/fault.ts';
import type { Positions } from '../hcl/text.ts';
import { type LockFile } from './lock-file.ts';
/** The result of the reader that accepts every layout. */
interface LiteralReading {
    /** Without the blocks that Terraform would leave out. */
    readonly lockFile: LockFile;
    readonly faults: readonly Fault[];
    readonly warnings: readonly Fault[];
}
/**
 * Reads a lock file of any layout with Terraform's checks (`decodeLocksFromHCL`). Each fault has the same kind and line as in Terraform. It
 * refuses expressions that Terraform would evaluate (templates, escapes, heredocs, operations).
 */
export declare function readLiteral(text: string, positions: Positions): LiteralReading;
export {};
