import { type Faults } from '../hcl/fault.ts';
import type { Block } from '../hcl/syntax.ts';
import type { Positions } from '../hcl/text.ts';
import type { ProviderLock } from './lock-file.ts';
/** The result of reading a `provider` block. */
interface ProviderReading {
    readonly address: string;
    /** `null` if the block has no usable version. */
    readonly lock: ProviderLock | null;
}
/**
 * Checks one `provider` block in Terraform's order: first the label (a bad one drops the block), then the arguments.
 *
 * @returns `null` if the label is not an address that can be locked.
 */
export declare function readProviderBlock(block: Block, faults: Faults, positions: Positions): ProviderReading | null;
export {};
