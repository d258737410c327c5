import { type VersionBump } from '../version/bump.js';
/** How far two recorded versions are apart; `null` where one of them is no version. */
export declare function versionStep(from: string, to: string): VersionBump | null;
