import { quoted } from '../../errors.ts';
import type { Block } from '../../hcl/syntax.ts';
import { argument, parseCliFile, textOf } from './read-installation.ts';

export type OciCredential =
  /** User name and password as the header `authorization` has them. */
  { readonly kind: 'basic'; readonly value: string } | { readonly kind: 'token'; readonly value: string };

/** The credential that is the most specific for a repository. */
export type OciCredentials = (registry: string, repository: string) => OciCredential | undefined;

/** Reads the `oci_credentials` blocks. The files and helpers of Docker and Podman are not read: such a file may name a program. */
export function readOciCredentials(
  path: string,
  text: string,
  onNotice: (notice: string) => void,
): OciCredentials {
  const entries = new Map<string, OciCredential>();
  for (const block of parseCliFile(text).body.blocks) {
    if (block.type !== 'oci_credentials') continue;
    const prefix = block.labels.map((label) => label.text).join(' ');
    const credential = credentialIn(block);
    if (credential !== null && prefix !== '') entries.set(prefix, credential);
    else
      onNotice(
        `The oci_credentials for ${quoted(prefix)} in ${quoted(path)} are not used, because they have neither a user name and password nor an access token as plain text.`,
      );
  }
  const specific = [...entries].toSorted(([one], [other]) => other.length - one.length);
  return (registry, repository) =>
    specific.find(([prefix]) => `${registry}/${repository}/`.startsWith(`${prefix}/`))?.[1];
}

function credentialIn({ body }: Block): OciCredential | null {
  const text = (name: string) => textOf(argument(body, name));
  const [user, password, token] = [text('username'), text('password'), text('access_token')];
  // Like OpenTofu, Lockproof shows the access token as it is and never renews it.
  if (token !== null && /^[\x21-\x7e]{1,65536}$/.test(token)) return { kind: 'token', value: token };
  if (user === null || password === null || user.includes(':')) return null;
  return { kind: 'basic', value: Buffer.from(`${user}:${password}`).toString('base64') };
}
