import type { Dispatcher } from 'undici';
import type { Resolve } from './address-guard.ts';
import type { Limits } from './limits.ts';
import type { TrustedOrigins } from './permitted-url.ts';

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
export function headerOf(response: Response, name: string): string | undefined {
  const value = response.headers[name];
  return typeof value === 'string' ? value : value?.[0];
}
