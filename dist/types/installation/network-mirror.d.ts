import { type Credentials } from '../http/credentials.ts';
import type { Fetcher } from '../http/fetcher.ts';
import type { Mirror } from './mirror.ts';
interface NetworkMirrorOptions {
    /** https. */
    readonly url: string;
    readonly fetcher: Fetcher;
    readonly credentials: Credentials;
}
/** The provider network mirror protocol. It requests each answer once. */
export declare function networkMirror({ url: base, fetcher, credentials }: NetworkMirrorOptions): Mirror;
export {};
