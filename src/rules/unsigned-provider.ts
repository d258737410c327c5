import { hostOf, opentofuRegistry } from '../address/address.ts';
import { versionBefore } from '../evidence/plan.ts';
import { askPublisher, consider, type Step } from '../finding/fix.ts';
import { asClause, namedKeys, providerName, releaseName, type Sentence, say } from '../finding/sentence.ts';
import type { TriedKeys } from '../openpgp/signature.ts';
import { acceptsWordOf } from '../policy/policy.ts';
import { type LockedEntry, type ReviewedChange, signaturesOf, signersBefore } from '../subject/subject.ts';
import { entryRule } from './rule.ts';

/** Some registries allow this, and it is not an attack. But then only the host that serves the checksums vouches for them (T16). */
export const unsignedProvider = entryRule({
  slug: 'unsigned-provider',
  severity: 'warning',
  standards: ['notice'],
  meaning: 'A release for which the registry lists no signing key.',
  headline: ({ who }) => `no signing key is listed for ${who}`,
  counted: ['unsigned provider', 'unsigned providers'],
  find(entry, { settings }) {
    const { lock, hashes, reviewed } = entry;
    const { evidence } = reviewed;
    if (!signaturesOf(evidence).some(({ kind }) => kind === 'unsigned')) return null;
    const lost = signedBefore(reviewed);
    const host = hostOf(lock.address);
    // If the policy accepts unsigned hashes of the host, nobody has to look at each version; but a lost signature is news.
    const isAccepted = lost === '' && acceptsWordOf(settings, host);
    // `unproven-hash` says the same of the hashes, unless there is more to say.
    const isTold = hashes.some(({ worth }) => worth.kind === 'unproven' && worth.fault.kind === 'word-only');
    const [tried] = signaturesOf(evidence).flatMap((check) =>
      check.kind === 'unsigned' ? (check.tried ?? []) : [],
    );
    if (isTold && !isAccepted && tried === undefined) return null;
    return {
      ...(isAccepted ? { standard: 'notice' } : {}),
      message: say`${host} lists no signing key for ${releaseName(lock)}, so its hashes can't be proven${lost}${triedWords(tried)}.`,
      fix: isAccepted
        ? [trustedStep(entry, host)]
        : [
            askForKey(lock.address),
            consider('give the policy the key of the publisher ("keys" in "signing-keys")', 'until then'),
          ],
    };
  },
});

/** A name that is new here needs a look, and else that nothing is signed. */
export function trustedStep({ lock, reviewed: { change } }: LockedEntry, host: string): Step {
  const name = providerName(lock.address);
  const isNew = change.from === null || change.movedFrom !== null;
  return consider(
    isNew
      ? `merge if ${name} is the provider you mean; your policy trusts ${host} for its hashes`
      : `merge if you still trust ${host} for the hashes of ${name}; your policy does`,
  );
}

export function signedBefore({ change, baseEvidence }: ReviewedChange): Sentence | '' {
  const old = versionBefore(change);
  const keys = [...(signersBefore(baseEvidence)?.keys() ?? [])];
  if (old === null || keys.length === 0) return '';
  return say`; ${releaseName(old)} was signed by ${namedKeys(keys, ' and ')}`;
}

/** The publisher is the one who can bring the key to the registry. */
export function askForKey(address: string): Step {
  const host = hostOf(address);
  return askPublisher(address, host === opentofuRegistry ? submit : `to register its signing key at ${host}`);
}

const submit = "to submit its signing key to OpenTofu's registry (an issue in github.com/opentofu/registry)";

function triedWords(tried: TriedKeys | undefined): Sentence {
  if (tried === undefined) return [];
  const { from, keyIds, reason, unread } = tried;
  if (unread) return say`; the keys at ${from} could not be read (${asClause(reason)})`;
  const keys =
    keyIds.length === 0
      ? ['what']
      : say`the ${keyIds.length === 1 ? 'key' : 'keys'} ${namedKeys(keyIds, ', ')} that`;
  return say`; its signature does not verify with ${keys} ${from === 'policy' ? 'the policy has' : `${from} lists`} (${asClause(reason)})`;
}
