import type { FolderReader } from '../configuration/configuration.ts';
import { ConfigurationReader } from '../configuration/read-configurations.ts';
import type { Patience } from '../hcl/convert.ts';
import type { ModuleMoves } from '../source/moved-module.ts';
import type { Surroundings } from '../source/source.ts';
/** One revision with the configuration that is read of it, each folder once. */
export interface ReadSide extends Surroundings {
    readonly readFolder: FolderReader;
    readonly configuration: ConfigurationReader;
    /** Says which modules are read next, so that a source that asks a server needs few requests. */
    bring(folders: readonly string[], reach?: 'modules' | 'alone'): Promise<void>;
}
/** Both revisions. */
export interface ReadSides {
    readonly base: ReadSide;
    readonly head: ReadSide;
    readonly movedTo: ModuleMoves;
}
/** @param texts filled with the files that are read, by path */
export declare function sideOf(surroundings: Surroundings, patience: Patience, texts?: Map<string, string>): ReadSide;
