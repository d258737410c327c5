import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { answerJson } from '../test/support/signed-registry/faults.ts';
import type { SignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import type { LargePackage } from './large-package.ts';

/** Publishes a release with a signed document, then replaces its small packages with the large ones. */
export async function publishLarge(
  registry: SignedRegistry,
  named: { readonly namespace: string; readonly type: string; readonly version: string },
  packages: readonly LargePackage[],
): Promise<void> {
  const lines = packages.map(({ sha256, filename }) => `${sha256}  ${filename}\n`).join('');
  const release = await registry.publish({
    ...named,
    platforms: packages.map(({ platform }) => platform),
    manifest: false,
    sums: () => lines,
  });
  for (const one of packages) {
    const path = release.paths.metadata(one.platform);
    const metadata: unknown = JSON.parse(Buffer.from(registry.stored(path)?.body ?? []).toString());
    registry.override(path, answerJson({ ...(metadata as object), shasum: one.sha256 }));
    registry.override(release.paths.zip(one.platform), (_request, response) => send(one, response));
  }
}

const pieceBytes = 256 * 1024;

/** Sends the pieces as fast as the client reads them. */
async function send({ bytes, pieces }: LargePackage, response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/zip', 'content-length': String(bytes) });
  // A client may close the connection early; that is not an error.
  await pipeline(smallPieces(pieces), response).catch(() => undefined);
}

function* smallPieces(pieces: readonly Buffer[]): Generator<Buffer> {
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += pieceBytes) yield piece.subarray(at, at + pieceBytes);
  }
}
