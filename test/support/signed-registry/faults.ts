import type { IncomingMessage, ServerResponse } from 'node:http';

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** The server says nothing but this status. */
export function answerStatus(status: number, headers: Readonly<Record<string, string>> = {}): Answerer {
  return (_request, response) => {
    response.writeHead(status, headers).end();
  };
}

/** These bytes with status 200. */
export function answerBytes(body: Uint8Array | string, contentType = 'application/octet-stream'): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': contentType }).end(body);
  };
}

/** The same, and says before how many bytes will come. */
export function answerAnnounced(body: Uint8Array | string): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(body)) }).end(body);
  };
}

export function answerJson(body: unknown): Answerer {
  return answerBytes(JSON.stringify(body), 'application/json');
}

/** What a captive portal or a login page says in place of the answer. */
export function answerHtml(): Answerer {
  return answerBytes('<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8');
}

export function answerRedirect(location: string, status = 302): Answerer {
  return answerStatus(status, { location });
}

/** Promises the whole body, sends a part of it and drops the connection. */
export function answerTruncated(body: Uint8Array, sent = Math.floor(body.length / 2)): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': String(body.length) });
    response.write(body.subarray(0, sent), () => response.destroy());
  };
}

/** Takes the request and never answers. */
export function neverAnswer(): Answerer {
  return () => {};
}
