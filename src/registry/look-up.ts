import { z } from 'zod';
import {
  formatAddress,
  isLegacy,
  type ProviderAddress,
  parseProviderAddress,
  readAddress,
} from '../address/address.ts';
import type { Answer } from '../http/fetcher.ts';
import { readAnswer } from '../http/json-answer.ts';
import { known, type Outcome, unavailable } from '../outcome.ts';
import type { LookedUpProvider, Registry } from './registry.ts';

/** `-/<type>/versions`; its versions are not read. */
const lookUpAnswer = z.object({ id: z.string().max(512), moved_to: z.string().max(512).nullish() });

/**
 * The provider that a source address means. The public registry resolves a bare name (`aws`) or one of
 * Terraform 0.12 (`-/aws`), as it did for `terraform 0.13upgrade`; any other address means itself.
 * @returns canonical addresses; `absent` if the registry does not know the name
 * @throws AddressError if the text is not a provider source address
 */
export async function resolveProviderAddress(
  text: string,
  registry: Registry,
): Promise<Outcome<LookedUpProvider>> {
  const address = parseProviderAddress(text, { underscoreNamespace: true });
  return isLegacy(address) || address.namespace === '?'
    ? registry.lookUp(address.type)
    : known({ address: formatAddress(address), movedTo: null });
}

/** Accepts an answer only if it names a provider of the requested type; the namespace is what it adds. */
export function readLookUp(
  answer: Answer,
  { hostname, type }: ProviderAddress,
  what: string,
): Outcome<LookedUpProvider> {
  const raw = readAnswer(answer, lookUpAnswer, what);
  if (raw.kind !== 'known') return raw;
  const { id, moved_to: movedTo } = raw.value;
  const provider = publicProvider(id, hostname);
  const moved = movedTo ? publicProvider(movedTo, hostname) : null;
  if (provider?.type !== type || (movedTo && moved === null))
    return unavailable('malformed-answer', `the registry's answer about ${what} has a different name`);
  return known({
    address: formatAddress(provider),
    movedTo: moved === null || formatAddress(moved) === formatAddress(provider) ? null : formatAddress(moved),
  });
}

/** Reads only `namespace/type`, so that no answer leads to a different host. */
function publicProvider(id: string, hostname: string): ProviderAddress | null {
  const address = id.split('/').length === 2 ? readAddress(`${hostname}/${id}`) : null;
  return address === null || isLegacy(address) ? null : address;
}
