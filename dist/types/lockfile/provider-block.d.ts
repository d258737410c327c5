import { type Faults } from '../hcl/fault.js';
import type { Block } from '../hcl/syntax.js';
import type { Positions } from '../hcl/text.js';
import type { ProviderLock } from './lock-file.js';
/** What was understood of a `provider` block. */
interface ProviderReading {
    readonly address: string;
    /** `null` where the block has no usable version. */
    readonly lock: ProviderLock | null;
}
/**
 * Checks one `provider` block in Terraform's order: the label first (a bad one drops the block), then its arguments.
 *
 * @returns `null` where the label is no address that can be locked.
 */
export declare function readProviderBlock(block: Block, faults: Faults, positions: Positions): ProviderReading | null;
export {};
