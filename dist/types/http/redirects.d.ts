import { type TrustedOrigins } from './address-guard.js';
import { type Attempt } from './attempt.js';
import { type Response } from './body.js';
import type { Connections } from './client.js';
import type { Limits } from './limits.js';
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
}
/** Takes the body of a good answer; whatever it throws is a fault of the connection. */
type Receive<T> = (response: Response, url: URL) => Promise<Attempt<T>>;
/**
 * One try: follows redirects by hand, since each hop has to pass the same checks as the first (T22). The token goes to the origin it
 * is for; once a redirect has led away from there it is forgotten for good (T24).
 */
export declare function followRedirects<T>(route: Route, ask: Ask, receive: Receive<T>): Promise<Attempt<T>>;
/** Lets so many tasks run at a time for each host; the others wait their turn. */
interface HostGate {
    pass<T>(host: string, task: () => Promise<T>): Promise<T>;
}
export declare function openHostGate(count: number): HostGate;
export {};
