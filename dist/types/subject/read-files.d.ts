import type { Snapshot } from '../source/source.js';
import type { ReviewedFile } from './subject.js';
/** Reads both sides of every file under review. */
export declare function readFiles({ files }: Snapshot): ReviewedFile[];
