import type { Snapshot } from '../source/source.ts';
import type { ReviewedFile } from './subject.ts';
/** Reads both sides of every file under review. */
export declare function readFiles({ files }: Snapshot): ReviewedFile[];
