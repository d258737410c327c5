import type { Dispatcher } from 'undici';
import type { Resolve } from './address-guard.js';
import type { Limits } from './limits.js';
import type { TrustedOrigins } from './permitted-url.js';
export type Response = Dispatcher.ResponseData;
/** Sockets to servers, and nothing of what is said over them. */
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
/** The first value of a header; its name in lower case. */
export declare function headerOf(response: Response, name: string): string | undefined;
