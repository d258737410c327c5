import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Answerer } from '../test/support/signed-registry/faults.ts';
import { answerJson } from '../test/support/signed-registry/faults.ts';
import type { SignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import type { LargePackage } from './large-package.ts';
import { type Link, onTheWay, sendOver } from './link.ts';

interface LargeReleaseOptions {
  readonly namespace: string;
  readonly type: string;
  readonly version: string;
  /** Left out: as fast as the client reads. */
  readonly link?: Link;
  /** The answers announce the h1 of every platform, as OpenTofu's registry does. */
  readonly announced?: boolean;
}

/** Publishes a release with a signed document, then replaces its small packages with the large ones. */
export async function publishLarge(
  registry: SignedRegistry,
  { link, announced = false, ...named }: LargeReleaseOptions,
  packages: readonly LargePackage[],
): Promise<void> {
  const lines = packages.map(({ sha256, filename }) => `${sha256}  ${filename}\n`).join('');
  const release = await registry.publish({
    ...named,
    platforms: packages.map(({ platform }) => platform),
    manifest: false,
    sums: () => lines,
  });
  const announcement = Object.fromEntries(
    packages.map(({ platform, sha256, h1, bytes }) => [
      platform,
      { hashes: [`zh:${sha256}`, h1], package_size: bytes },
    ]),
  );
  for (const one of packages) {
    const path = release.paths.metadata(one.platform);
    const metadata: unknown = JSON.parse(Buffer.from(registry.stored(path)?.body ?? []).toString());
    const fields = { shasum: one.sha256, ...(announced ? { packages: announcement } : {}) };
    registry.override(path, over(link, answerJson({ ...(metadata as object), ...fields })));
    registry.override(
      release.paths.zip(one.platform),
      over(link, (_request, response) => send(one, response, link)),
    );
  }
}

function over(link: Link | undefined, answer: Answerer): Answerer {
  if (link === undefined) return answer;
  return async (request, response) => {
    await onTheWay(request, link);
    await answer(request, response);
  };
}

const pieceBytes = 256 * 1024;

/** Sends the pieces as fast as the client reads them, or as the link carries them. */
async function send({ bytes, pieces }: LargePackage, response: ServerResponse, link?: Link): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/zip', 'content-length': String(bytes) });
  // A client may close the connection early; that is not an error.
  const sending =
    link === undefined
      ? pipeline(smallPieces(pieces), response)
      : sendOver(link, smallPieces(pieces), response);
  await sending.catch(() => undefined);
}

function* smallPieces(pieces: readonly Buffer[]): Generator<Buffer> {
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
  }
}
