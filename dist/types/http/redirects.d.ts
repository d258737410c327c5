import { type Attempt } from './attempt.js';
import { type Connections, type Response } from './connections.js';
import type { HostGate } from './host-gate.js';
import type { Limits } from './limits.js';
import { type TrustedOrigins } from './permitted-url.js';
export interface Route {
    readonly connections: Connections;
    readonly gate: HostGate;
    readonly trusted: TrustedOrigins;
    readonly limits: Limits;
    readonly count: () => void;
}
export interface Ask {
    readonly url: string;
    readonly what: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly token: string | undefined;
    /** Milliseconds for each hop, from the request to the last byte. */
    readonly time: number;
}
/** Takes the body of a good answer; whatever it throws is a fault of the connection. */
export type Receive<T> = (response: Response, url: URL) => Promise<Attempt<T>>;
/**
 * One try: follows redirects by hand, since each hop has to pass the same checks as the first (T22). The token goes to the origin it
 * is for; once a redirect has led away from there it is forgotten for good (T24).
 */
export declare function followRedirects<T>(route: Route, ask: Ask, receive: Receive<T>): Promise<Attempt<T>>;
