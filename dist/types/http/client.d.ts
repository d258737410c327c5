import { type Resolve, type TrustedOrigins } from './address-guard.ts';
import type { Response } from './body.ts';
import type { Limits } from './limits.ts';
/** Connections to servers, without any knowledge of registries. */
export interface Connections {
    get(url: URL, headers: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Response>;
    close(): Promise<void>;
}
export interface ConnectionOptions {
    readonly trusted: TrustedOrigins;
    readonly limits: Limits;
    readonly resolve: Resolve;
    /** An additional certificate authority, PEM. */
    readonly ca: string | undefined;
}
/**
 * One HTTP client with its sockets. Only this file knows undici; it is loaded with the first request.
 *
 * Connects to the address that was checked: the lookup of the socket itself makes the check (T23). If `HTTPS_PROXY` is set and `NO_PROXY`
 * does not name the host, the proxy resolves the name and the address cannot be checked here.
 */
export declare function openClient({ trusted, limits, resolve, ca }: ConnectionOptions): Connections;
/**
 * An agent for the proxies of the environment, for programs that send their requests themselves. Node's own fetch knows these variables only with
 * a further one.
 */
export declare function openProxyAgent(): object;
