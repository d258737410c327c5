import { type Unavailable, unavailable } from '../outcome.ts';
import { AddressRefusedError } from './address-guard.ts';
import { type Attempt, again, final } from './attempt.ts';
import { DiskError } from './disk-error.ts';

/** What went wrong before or while an answer came, in our own words: nothing of what the server or the library said is repeated. */
export function failureOf(error: unknown, host: string): Attempt<never> {
  if (error instanceof AddressRefusedError) {
    return final(
      unavailable(
        'address-refused',
        `${host} does not resolve to a public address and is not listed in registries`,
      ),
    );
  }
  if (error instanceof DiskError) return final(notSaved(error, host));
  const code = codeOf(error);
  if (isCertificateFault(code)) {
    return final(unavailable('network', `the TLS certificate of ${host} cannot be trusted (${code})`));
  }
  if (code === 'TimeoutError') {
    return final(unavailable('network', `${host} needed too long for its answer`));
  }
  const words = reasons.get(code);
  if (words !== undefined) return again(unavailable('network', `${host} ${words}`));
  return again(unavailable('network', `the connection to ${host} failed${code === '' ? '' : ` (${code})`}`));
}

const reasons: ReadonlyMap<string, string> = new Map([
  ['ENOTFOUND', 'has no address: the name could not be resolved'],
  ['EAI_AGAIN', 'has no address: the name server did not answer'],
  ['ECONNREFUSED', 'refused the connection'],
  ['ECONNRESET', 'broke off the connection'],
  ['EPIPE', 'broke off the connection'],
  ['UND_ERR_SOCKET', 'broke off the connection'],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', 'sent another number of bytes than it had announced'],
  ['ETIMEDOUT', 'could not be reached in time'],
  ['EHOSTUNREACH', 'cannot be reached from here'],
  ['ENETUNREACH', 'cannot be reached from here'],
  ['EACCES', 'cannot be reached: this machine does not allow the connection'],
  ['EPERM', 'cannot be reached: this machine does not allow the connection'],
  ['UND_ERR_CONNECT_TIMEOUT', 'could not be reached in time'],
  ['UND_ERR_HEADERS_TIMEOUT', 'did not answer in time'],
  ['UND_ERR_BODY_TIMEOUT', 'stopped in the middle of its answer'],
]);

export function notSaved({ code }: DiskError, host: string): Unavailable {
  return unavailable('not-saved', `the answer of ${host} cannot be saved on this machine (${code})`);
}

/** A word from a fixed alphabet: it goes into messages. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  if (error.name === 'TimeoutError') return 'TimeoutError';
  if ('code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{1,64}$/.test(error.code)) {
    return error.code;
  }
  const [inner] = error instanceof AggregateError ? error.errors : [];
  return inner === undefined ? '' : codeOf(inner);
}

function isCertificateFault(code: string): boolean {
  return (
    code.startsWith('CERT_') ||
    code.startsWith('UNABLE_TO_') ||
    code.startsWith('ERR_TLS_') ||
    code.includes('SELF_SIGNED')
  );
}
