import { Patience } from '../hcl/patience.js';
import type { ConfigurationFile, Unseen } from './configuration.js';
import { type ModuleRequirements } from './module.js';
import { type FileReading } from './parsed-file.js';
/** One folder, read. */
export interface Module extends ModuleRequirements {
    /** What may require more, module calls aside. */
    readonly unseen: readonly Unseen[];
    /** Whether there is any file that makes the folder a module. */
    readonly isEmpty: boolean;
}
/** @param patience For all files together; shared where several folders are read. */
export declare function readModule(files: readonly ConfigurationFile[], patience?: Patience): Module;
/** As {@link readModule}, while other things go on. */
export declare function readModuleMeanwhile(files: readonly ConfigurationFile[], patience: Patience): Promise<Module>;
/** A module whose files' syntax was read before. */
export declare function moduleOf(readings: readonly FileReading[], unseen?: readonly Unseen[]): Module;
