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
export declare function readModule(files: readonly ConfigurationFile[]): Module;
/** A module whose files' syntax was read before. */
export declare function moduleOf(readings: readonly FileReading[], unseen?: readonly Unseen[]): Module;
