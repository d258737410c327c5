import { type AddressErrorCode } from './address-error.js';
/** What module and component sources have in common. */
export interface RegistrySource {
    readonly hostname: string;
    /** The parts after the hostname, unchecked, as many as were asked for. */
    readonly names: readonly string[];
    /** Cleaned; `null` where there is none. */
    readonly subdirectory: string | null;
}
/** The rules of one kind of source. */
export interface RegistrySourceForm {
    readonly noun: 'module' | 'component';
    /** `namespace/name/system`. */
    readonly form: string;
    /** Hosts that sources of this kind name as version control. */
    readonly reservedHosts: readonly string[];
}
/**
 * Splits `[hostname/]…[//subdirectory]` and reads the hostname.
 *
 * @throws AddressError `too-long`, `subdirectory-outside`, `invalid-format`, `invalid-hostname`, `invalid-port` or `reserved-hostname`.
 */
export declare function parseRegistrySource(text: string, form: RegistrySourceForm): RegistrySource;
/**
 * Reads a namespace or a name: ASCII, case kept, up to 64 characters.
 *
 * @throws AddressError `invalid-format` where a hostname stands in the namespace's place, `query-string`, or the given code.
 */
export declare function parseRegistryName(text: string | undefined, code: Extract<AddressErrorCode, 'invalid-namespace' | 'invalid-name'>, form: RegistrySourceForm): string;
/** @throws AddressError `query-string`. */
export declare function refuseQuery(text: string, form: RegistrySourceForm): void;
