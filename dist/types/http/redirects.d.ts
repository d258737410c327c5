import { type TrustedOrigins } from './address-guard.ts';
import { type Attempt } from './attempt.ts';
import { type Response } from './body.ts';
import type { Connections } from './client.ts';
import type { HostGate } from './host-gate.ts';
import type { Limits } from './limits.ts';
export interface Route {
    readonly connections: Connections;
    readonly gate: HostGate;
    readonly trusted: TrustedOrigins;
    readonly limits: Limits;
    readonly count: () => void;
}
interface Ask {
    readonly url: string;
    readonly what: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly token: string | undefined;
    /** Milliseconds for each hop, from the request to the last byte. */
    readonly time: number;
    readonly isPackage: boolean;
}
/** Takes the body of a good answer; every error that it throws is a fault of the connection. */
type Receive<T> = (response: Response, url: URL) => Promise<Attempt<T>>;
/**
 * One try. It follows redirects itself, because each hop has to pass the same checks as the first one (T22). Only the token's own origin
 * gets the token; after a redirect to another origin no later hop gets it (T24).
 */
export declare function followRedirects<T>(route: Route, ask: Ask, receive: Receive<T>): Promise<Attempt<T>>;
export {};
