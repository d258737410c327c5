import type { InputValue } from './input-value.ts';
/** A platform that a package can be for. A typing error would be missing in every lock file. */
export declare const platformValue: InputValue<string>;
