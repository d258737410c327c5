import { known, type Outcome, unavailable } from '../outcome.ts';
import type { PackageMetadata } from './registry.ts';
import { entryOf, hasBlankLine, parseShasums, type ShasumsDocument } from './shasums.ts';
import { checkSignature, type FetchFile, fetchSignature } from './signature.ts';

/** No real document comes near it. */
const maxBytes = 1024 * 1024;

/**
 * Fetches the document that the metadata points to, and its signature beside it.
 *
 * @param type of the provider, as it stands in the names of its packages
 */
export async function readDocument(
  metadata: PackageMetadata,
  type: string,
  fetchFile: FetchFile,
): Promise<Outcome<ShasumsDocument>> {
  const { address, version, shasumsUrl } = metadata;
  const what = `the SHA256SUMS document of ${address} ${version}`;
  const [answer, signature] = await Promise.all([
    fetchFile(shasumsUrl, maxBytes, what),
    fetchSignature(metadata, fetchFile),
  ]);
  if (answer.kind === 'absent') return unavailable('status', `${answer.what} does not exist`);
  if (answer.kind === 'unavailable') return answer;
  const { body } = answer.value;
  const entries = parseShasums(body, { type, version });
  if (entries.length === 0) {
    return unavailable('malformed-answer', `what is served as ${what} has no checksum in it`);
  }
  if (hasBlankLine(body)) {
    return unavailable(
      'malformed-answer',
      `${what} has an empty line, on which Terraform and OpenTofu crash`,
    );
  }
  return known({
    url: shasumsUrl,
    entries,
    signature: await checkSignature(body, signature, metadata.keys),
  });
}

/**
 * The document must name the package with the digest that the metadata gave, or neither is believed (T18, T19). Under a bad signature
 * nothing is believed anyway, and that is the weightier thing to say.
 */
export function agreeing(document: ShasumsDocument, metadata: PackageMetadata): Outcome<ShasumsDocument> {
  const { address, version, platform, filename, hash } = metadata;
  if (document.signature.kind === 'bad') return known(document);
  const entry = entryOf(document, filename);
  if (entry?.hash === hash) return known(document);
  const fault = entry === undefined ? 'does not list' : 'gives another digest for';
  return unavailable(
    'disagreement',
    `the SHA256SUMS document of ${address} ${version} ${fault} the ${platform} package that the registry describes`,
  );
}
