import type { ReadSides } from './read-side.js';
import type { Around, ReviewedFile } from './subject.js';
/** What a change brings beside lock files, and that decides what Terraform installs. */
export declare function readAround(files: readonly ReviewedFile[], sides: ReadSides): Promise<Omit<Around, 'rewritten'>>;
