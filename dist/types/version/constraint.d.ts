import { type Version } from './version.js';
/** `~>` means two things: with three numbers the patch may rise, with fewer the minor may. */
export type Operator = '>' | '>=' | '=' | '~> patch' | '~> minor' | '<=' | '<' | '!=';
/** One term of a constraint string. */
export interface VersionConstraint {
    readonly operator: Operator;
    /** Missing numbers are zero. */
    readonly boundary: Version;
}
/**
 * Takes one term from a text.
 *
 * @returns The term, and the index after it. What may follow is not looked at.
 * @throws VersionError with the reason in one sentence.
 */
export declare function parseConstraint(text: string, start: number): {
    readonly term: VersionConstraint;
    readonly end: number;
};
/** Canonical text of one term. */
export declare function formatConstraint({ operator, boundary }: VersionConstraint): string;
/** Whether one term admits a version, prereleases like any other. Only `=` and `!=` look at build metadata. */
export declare function admits({ operator, boundary }: VersionConstraint, version: Version): boolean;
