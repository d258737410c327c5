import type { Fix } from '../finding/fix.ts';
import type { Subject } from '../subject/subject.ts';
/** Fits fixes to the place where they are followed: what a setting is called there, and what a command needs before it. */
export declare function fitterFor({ files, settings }: Pick<Subject, 'files' | 'settings'>): (fix: Fix) => Fix;
