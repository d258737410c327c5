import { z } from 'zod';
import type { Credentials } from '../http/credentials.ts';
import type { Fetcher } from '../http/fetcher.ts';
import { isJson, readAnswer, resolveLink } from '../http/json-answer.ts';
import { type Outcome, unavailable } from '../outcome.ts';

/** `/.well-known/terraform.json`; only the provider service is read. */
const discoveryAnswer = z.object({ 'providers.v1': z.string().max(2048).optional() });

/** Terraform reads at most this many bytes. */
const maxBytes = 1024 * 1024;

/** Finds the provider registry of a host (Terraform's remote service discovery). @returns its address */
export async function discoverProviders(
  host: string,
  fetcher: Fetcher,
  credentials: Credentials,
  brief = false,
): Promise<Outcome<string>> {
  const url = `https://${host}/.well-known/terraform.json`;
  const what = `the services of ${host}`;
  const answer = await fetcher.get(url, {
    maxBytes,
    accept: 'application/json',
    token: credentials.get(host),
    what,
    brief,
  });
  if (answer.kind === 'absent') return noRegistry(host);
  if (answer.kind === 'unavailable') return answer;
  if (!isJson(answer.value)) {
    return unavailable(
      'malformed-answer',
      `${host} answered service discovery with something that is not JSON`,
    );
  }
  const services = readAnswer(answer.value, discoveryAnswer, what);
  if (services.kind !== 'known') return services;
  const service = services.value['providers.v1'];
  if (service === undefined) return noRegistry(host);
  return resolveLink(service, answer.value.url, `the provider registry of ${host}`);
}

function noRegistry(host: string): Outcome<string> {
  return unavailable('malformed-answer', `${host} does not announce a provider registry`);
}
