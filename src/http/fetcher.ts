import type { Outcome } from '../outcome.ts';

/** The only way to the network beside GitHub's API. Implementations never throw for what a server does. */
export interface Fetcher {
  /** A small answer, in memory. Follows redirects, each hop checked anew. */
  get(url: string, options: GetOptions): Promise<Outcome<Answer>>;
  /** A package, to a file that is gone after `use` has returned. The digest is computed while the bytes pass by. */
  download<T>(
    url: string,
    options: DownloadOptions,
    use: (file: DownloadedFile) => Promise<T>,
  ): Promise<Outcome<T>>;
  traffic(): Traffic;
  /** Ends every connection, so that the process can end. Nothing may be asked for afterwards. */
  close(): Promise<void>;
}

/** What a run costs. */
export interface Traffic {
  readonly requests: number;
  /** Of packages. */
  readonly bytesDownloaded: number;
}

export interface GetOptions {
  /** More than this is `too-large`. */
  readonly maxBytes: number;
  readonly accept?: string;
  /** Bearer token; sent to the host of `url` only and never over a redirect to another origin (T24). */
  readonly token?: string | undefined;
  /** What is asked for, as a noun phrase for messages: `the versions of hashicorp/null`. A 404 or 410 becomes `absent(what)`. */
  readonly what: string;
  /** One try of a few seconds: for what is pleasant to know and nothing depends on. */
  readonly brief?: boolean;
}

export interface Answer {
  /** After redirects: relative addresses in the answer resolve against it. */
  readonly url: string;
  readonly contentType: string;
  readonly body: Uint8Array;
}

export interface DownloadOptions {
  readonly maxBytes: number;
  readonly what: string;
}

export interface DownloadedFile {
  readonly path: string;
  readonly bytes: number;
  /** `zh:` and 64 lower-case hex digits. */
  readonly zh: string;
}
