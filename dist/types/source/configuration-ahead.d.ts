import type { RevisionTree } from './revision-tree.ts';
/**
 * Brings the configuration of modules here, all at once, before it is read module by module.
 *
 * @param reach `modules`: also the local modules that they call. Which these are is guessed from the text, without a parser: a wrong guess costs a part of
 * a request, a missed one costs one request more.
 */
export declare function bringConfiguration(tree: RevisionTree, folders: readonly string[], reach: 'modules' | 'alone'): Promise<void>;
