import { Patience } from '../hcl/convert.ts';
import type { Configuration, FolderReader, ReadLimit } from './configuration.ts';
import { type Module } from './module.ts';
/** 300 root modules of one pull request stay below. The parser needs about a second for a megabyte. */
export declare const limitOfRun: ReadLimit;
/** How far modules are followed that call each other. Real ones nest a few levels; each level of a hostile chain costs a source a request. */
export declare const mostLevels = 20;
/** Says which folders are read next, so that a source that asks a server needs one request for all of them. */
type BringFolders = (folders: readonly string[]) => Promise<void>;
interface Configurations {
    /** By root folder. None for a folder without configuration, and for those that were not read. */
    readonly byFolder: ReadonlyMap<string, Configuration>;
    /** The roots that were not read, each with the reason as a whole sentence. */
    readonly unread: ReadonlyMap<string, string>;
    /** The roots whose modules call each other deeper than they are followed. What lies deeper is unseen. */
    readonly deep: readonly string[];
    /** What a reader should know; one sentence each. */
    readonly notices: readonly string[];
}
/**
 * Reads what root modules require, and follows their local modules inside the repository.
 *
 * @param roots folders of lock files, relative to the repository.
 * @param readFolder left out where the folders cannot be listed; a notice says so.
 * @throws what `readFolder` throws
 */
export declare function readConfigurations(roots: readonly string[], readFolder: FolderReader | undefined, limit?: ReadLimit, patience?: Patience): Promise<Configurations>;
/** Reads modules of one revision. Each folder is read once, however many roots reach it. */
export declare class ConfigurationReader {
    #private;
    /**
     * @param limit for everything that is read; a root that goes past it is not read, and a notice says so.
     * @param patience for all files together; a file that is not read for want of time counts as unreadable, and a notice says so.
     */
    constructor(readFolder: FolderReader, limit?: ReadLimit, patience?: Patience, bring?: BringFolders);
    /** What some root modules require, with all that they reach. */
    readRoots(roots: readonly string[]): Promise<Configurations>;
    /** One module by itself; `null` where the limit is reached. */
    readModule(folder: string): Promise<Module | null>;
}
/** What the root module in a folder requires: nothing where the folder has no configuration; `null` where that was not read. */
export declare function configurationIn(folder: string, { byFolder, unread }: Pick<Configurations, 'byFolder' | 'unread'>): Configuration | null;
export declare const notListed = "The files of this repository could not be listed completely.";
export declare const notListedNotice = "The files of this repository could not be listed completely, so the lock files are not compared with what the configuration requires; `lockproof review` in a clone does it.";
/** @param deep as in {@link Configurations} */
export declare function depthNotice(deep: readonly string[]): readonly string[];
export {};
