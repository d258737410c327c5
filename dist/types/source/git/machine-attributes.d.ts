import type { MachineAttributes } from '../checkout-attributes.js';
import { type GitRepository } from './git.js';
/** The attributes that git takes from outside of the tree: `core.attributesFile`, and `info/attributes` of the repository. */
export declare function machineAttributes(repository: GitRepository): Promise<MachineAttributes>;
