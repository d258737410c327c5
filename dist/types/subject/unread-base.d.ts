import type { ReviewedFile } from './subject.ts';
/**
 * The addresses of the entries that are known from a base which could not be read as a whole; `null` where all of it was read, or there is none to
 * compare with. Nobody knows whether the other entries of the head were there before, so nothing may call them new.
 */
export declare function readAtUnreadBase({ revision, base, }: Pick<ReviewedFile, 'revision' | 'base'>): ReadonlySet<string> | null;
