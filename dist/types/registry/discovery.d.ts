import type { Credentials } from '../http/credentials.ts';
import type { Fetcher } from '../http/fetcher.ts';
import { type Outcome } from '../outcome.ts';
/**
 * Asks a host where its provider registry is (Terraform's remote service discovery).
 *
 * @param host as in a provider source address, punycode, with a port if it is not 443
 * @returns the absolute address of the `providers.v1` service, resolved against the address after redirects
 */
export declare function discoverProviders(host: string, fetcher: Fetcher, credentials: Credentials): Promise<Outcome<string>>;
