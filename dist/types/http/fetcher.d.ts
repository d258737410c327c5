import type { Outcome } from '../outcome.js';
/** The only way to the network besides GitHub's API. Implementations never throw because of a server. */
export interface Fetcher {
    /** A small answer, in memory. Follows redirects and checks each hop. */
    get(url: string, options: GetOptions): Promise<Outcome<Answer>>;
    /** A package, saved to a file that is removed after `use` has returned. The digest is computed during the download. */
    download<T>(url: string, options: DownloadOptions, use: (file: DownloadedFile) => Promise<T>): Promise<Outcome<T>>;
    traffic(): Traffic;
    /** Ends every connection, so that the process can end. No request may follow. */
    close(): Promise<void>;
}
export interface Traffic {
    readonly requests: number;
    /** Bytes of packages. */
    readonly bytesDownloaded: number;
}
export interface GetOptions {
    /** A larger answer is `too-large`. */
    readonly maxBytes: number;
    readonly accept?: string;
    /** Bearer token; sent to the host of `url` only and never over a redirect to a different origin (T24). */
    readonly token?: string | undefined;
    /** Instead of a token, for a server that says what it wants. */
    readonly login?: Login | undefined;
    /** The `authorization` header; goes where a token would. */
    readonly authorization?: string | undefined;
    /** The answer is a secret, so no evidence may contain it. */
    readonly secret?: boolean;
    /** The requested thing, as a noun phrase for messages: `the versions of hashicorp/null`. A 404 or 410 becomes `absent(what)`. */
    readonly what: string;
    /** Only one try of a few seconds: for optional facts on which nothing depends. */
    readonly brief?: boolean;
}
/** Replies to the challenge of the first host, and of no other (T24). */
export interface Login {
    /** The `authorization` header of the last reply; `undefined` before it. */
    authorization(): string | undefined;
    /** The header for one more try. @param challenge `www-authenticate` of an answer with status 401 */
    reply(challenge: string): Promise<Outcome<string>>;
}
export interface Answer {
    /** The address after redirects: relative addresses in the answer resolve against it. */
    readonly url: string;
    readonly contentType: string;
    readonly body: Uint8Array;
}
export interface DownloadOptions {
    readonly maxBytes: number;
    readonly what: string;
    readonly login?: Login | undefined;
    /** Left out: the disk has room. */
    readonly room?: Room;
}
export interface Room {
    /** The answer begins, and waits until it may be written, over an earlier try. @param bytes as announced; `null`: not */
    begin(bytes: number | null): Promise<void>;
    take(bytes: number): void;
}
export interface DownloadedFile {
    readonly path: string;
    readonly bytes: number;
    /** `zh:` and 64 lower-case hex digits. */
    readonly zh: string;
}
