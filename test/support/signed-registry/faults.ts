import type { IncomingMessage, ServerResponse } from 'node:http';

export type Answerer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** Answers with only this status. */
export function answerStatus(status: number, headers: Readonly<Record<string, string>> = {}): Answerer {
  return (_request, response) => {
    response.writeHead(status, headers).end();
  };
}

/** Answers with these bytes and status 200. */
export function answerBytes(body: Uint8Array | string, contentType = 'application/octet-stream'): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': contentType }).end(body);
  };
}

/** The same, but announces the number of bytes. */
export function answerAnnounced(body: Uint8Array | string): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': String(Buffer.byteLength(body)) }).end(body);
  };
}

export function answerJson(body: unknown): Answerer {
  return answerBytes(JSON.stringify(body), 'application/json');
}

/** Answers like a captive portal or a login page. */
export function answerHtml(): Answerer {
  return answerBytes('<!doctype html><title>Sign in</title>', 'text/html; charset=utf-8');
}

export function answerRedirect(location: string, status = 302): Answerer {
  return answerStatus(status, { location });
}

/** Announces the whole body, sends a part of it and closes the connection. */
export function answerTruncated(body: Uint8Array, sent = Math.floor(body.length / 2)): Answerer {
  return (_request, response) => {
    response.writeHead(200, { 'content-length': String(body.length) });
    response.write(body.subarray(0, sent), () => response.destroy());
  };
}

/** Sends a part of the body at once, and the rest after the gate. Without a part, the answer begins after it. */
export function answerHeld(body: Uint8Array, gate: Promise<void>, sent = 0): Answerer {
  return async (_request, response) => {
    if (sent === 0) await gate;
    response.writeHead(200, { 'content-length': String(body.length) });
    response.write(body.subarray(0, sent));
    await gate;
    response.end(body.subarray(sent));
  };
}

/** Takes the request and never answers. */
export function neverAnswer(): Answerer {
  return () => {};
}
