import { hostOf } from '../address/address.ts';
import { askPublisher, consider } from '../finding/fix.ts';
import { asClause, hashCount, releaseName, say } from '../finding/sentence.ts';
import { pinOf } from './acceptance.ts';
import { entryRule } from './rule.ts';
import { askForKey } from './unsigned-provider.ts';
import { backToBase } from './version-not-found.ts';

/** A document with a bad signature proves nothing, and Terraform refuses to install from it (T14, T17). */
export const signatureInvalid = entryRule<{ kind: 'invalid' } | { kind: 'listed-elsewhere'; host: string }>({
  slug: 'signature-invalid',
  severity: 'error',
  meaning: 'The signature over the checksums of a release is not valid.',
  headline: ({ who, is, aspect }) =>
    aspect.kind === 'invalid'
      ? `the signature of ${who} is not valid`
      : `${who} ${is} signed with a key that ${aspect.host} does not list`,
  find(entry, subject) {
    const { lock, hashes, standing, reviewed } = entry;
    if (standing.kind !== 'bad-signature') return null;
    const about = { hashes: hashes.flatMap(({ hash, worth }) => (worth.kind === 'proven' ? [] : hash)) };
    const proven = hashes.length - about.hashes.length;
    const share = proven === 0 ? 'so they prove none' : `and others prove ${proven}`;
    const { madeBy } = standing;
    // A key that only another registry lists proves nothing until a person has looked for it (T16).
    if (madeBy !== undefined) {
      const { from, fingerprint: key, armored } = madeBy;
      const host = hostOf(lock.address);
      const pin = armored === null ? null : pinOf(entry, subject, armored);
      return {
        ...about,
        aspect: { kind: 'listed-elsewhere', host },
        message: say`${releaseName(lock)} is signed by ${{ key }}. Only ${from} lists this key; ${host} lists a different one, so ${proven === 0 ? `its ${hashCount(hashes.length)} can't be proven` : `only ${String(proven)} of its ${hashCount(hashes.length)} are proven`}.`,
        fix: [
          consider(
            "do not merge before you know that this key is the publisher's (release notes or website; don't rely on the registries alone)",
          ),
          askForKey(lock.address),
          ...[pin ?? []].flat(),
        ],
      };
    }
    const before = reviewed.change.from?.version;
    const back = [consider(`stay on ${before} until then`), ...(backToBase(entry, subject) ?? [])];
    const stay = before === undefined || before === lock.version ? [] : back;
    return {
      ...about,
      aspect: { kind: 'invalid' },
      message: say`The signature over ${proven === 0 ? 'the' : 'some'} checksums of ${releaseName(lock)} is not valid, ${share} of its ${hashCount(hashes.length)}: ${asClause(standing.reason)}.`,
      fix: [consider('do not merge'), askPublisher(lock.address, 'what happened to this release'), ...stay],
    };
  },
});
