import type { MirroredPackage } from '../installation/mirror.js';
import type { ProviderMirror } from '../installation/mirrors.js';
import { type Absent, type Unavailable } from '../outcome.js';
/** A package and the name of the mirror that has it. */
export type Offer = MirroredPackage & {
    readonly by: string;
};
/** What the mirrors of one provider have of a version. */
export interface Stock {
    /** Names of those that were asked. */
    readonly mirrors: readonly string[];
    /** One for each platform, the likeliest first, each of the first mirror that has it: that is where Terraform takes it from. */
    readonly offers: readonly Offer[];
    /** A mirror that could not be asked might have had more. */
    readonly gap: Unavailable | null;
    /** Why there is nothing, where there is nothing. */
    readonly lack: Absent | Unavailable;
}
/** @param mirrors at least one, in the order of the configuration */
export declare function stockOf(mirrors: readonly ProviderMirror[], version: string): Promise<Stock>;
