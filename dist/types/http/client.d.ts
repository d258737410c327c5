import type { ConnectionOptions, Connections } from './connections.js';
/**
 * One HTTP client with its sockets. This file and undici.ts are all that knows undici; they are loaded with the first request.
 *
 * Connects to the address that was checked: the check is made in the lookup of the socket itself (T23). Where `HTTPS_PROXY` is set
 * and `NO_PROXY` does not name the host, the proxy resolves the name and the address cannot be checked here.
 */
export declare function openClient({ trusted, limits, resolve, ca }: ConnectionOptions): Connections;
