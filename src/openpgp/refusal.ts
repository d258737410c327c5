import type { BadSignatureCode, SignatureCheck } from './signature.ts';

/** Every answer that is not a good signature, and ends the search for one. */
export type Refusal = Extract<SignatureCheck, { kind: 'bad' | 'unavailable' }>;

export function bad(code: BadSignatureCode, reason: string): Refusal {
  return { kind: 'bad', code, reason };
}

export function unsupported(reason: string): Refusal {
  return { kind: 'unavailable', code: 'unsupported-algorithm', reason };
}

export function tooLarge(reason: string): Refusal {
  return { kind: 'unavailable', code: 'too-large', reason };
}
