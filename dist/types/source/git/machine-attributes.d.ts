import type { MachineAttributes } from '../checkout-attributes.ts';
import { type GitRepository } from './git.ts';
/** The attributes that git takes from outside of the tree: `core.attributesFile`, and `info/attributes` of the repository. */
export declare function machineAttributes(repository: GitRepository): Promise<MachineAttributes>;
