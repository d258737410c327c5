import { z } from 'zod';
import type { Fetcher, Login } from '../../http/fetcher.ts';
import { readAnswer, resolveLink } from '../../http/json-answer.ts';
import { known, type Outcome, unavailable } from '../../outcome.ts';
import type { OciCredential } from './oci-credentials.ts';

const mostBytes = 64 * 1024;

const token = z.string().regex(/^[\x21-\x7e]{1,65536}$/);
const tokenAnswer = z.union([z.object({ token }), z.object({ access_token: token })]);

interface OciLoginOptions {
  readonly host: string;
  readonly repository: string;
  readonly credential: OciCredential | undefined;
  readonly fetcher: Fetcher;
  readonly isListed: (host: string) => boolean;
}

/** Replies to challenges. A different host gets credentials only if the user listed it (T24). */
export function ociLogin({ host, repository, credential, fetcher, isListed }: OciLoginOptions): Login {
  const basic = credential?.kind === 'basic' ? `Basic ${credential.value}` : undefined;
  const refused = { ...unavailable('status', `${host} wants credentials for ${repository}`), status: 401 };
  let authorization: string | undefined;

  async function headerFor(challenge: string): Promise<Outcome<string>> {
    const [scheme = ''] = challenge.trim().toLowerCase().split(/\s/, 1);
    if (scheme === 'basic') return basic === undefined ? refused : known(basic);
    if (scheme !== 'bearer')
      return unavailable('malformed-answer', `${host} asks for a login that OCI registries do not have`);
    return credential?.kind === 'token' ? known(`Bearer ${credential.value}`) : tokenFrom(challenge);
  }

  async function tokenFrom(challenge: string): Promise<Outcome<string>> {
    const what = `a token for ${repository} in ${host}`;
    const realm = resolveLink(parameter(challenge, 'realm'), `https://${host}/`, what);
    if (realm.kind !== 'known') return realm;
    const url = new URL(realm.value);
    if (basic !== undefined && url.host !== host && !isListed(url.host)) {
      const cause = `${host} wants its credentials sent to ${url.host}, which is not listed in registries`;
      return unavailable('address-refused', cause);
    }
    url.searchParams.set('service', parameter(challenge, 'service'));
    // Not the scope of the challenge: reading is enough.
    url.searchParams.set('scope', `repository:${repository}:pull`);
    const options = { maxBytes: mostBytes, authorization: basic, secret: true, what };
    const answer = await fetcher.get(url.href, options);
    if (answer.kind !== 'known') return answer;
    const read = readAnswer(answer.value, tokenAnswer, what, 'token protocol');
    if (read.kind !== 'known') return read;
    return known(`Bearer ${'token' in read.value ? read.value.token : read.value.access_token}`);
  }

  return {
    authorization: () => authorization,
    async reply(challenge) {
      const header = await headerFor(challenge);
      if (header.kind === 'known') authorization = header.value;
      // A token that does not exist must not look like a package that does not.
      return header.kind === 'absent' ? refused : header;
    },
  };
}

/** A value of a challenge, `''` without it. */
function parameter(challenge: string, name: string): string {
  return new RegExp(`[\\s,]${name}="([^"]*)"`, 'i').exec(challenge.slice(0, mostBytes))?.[1] ?? '';
}
