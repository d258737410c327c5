import { askPublisher, consider } from '../finding/fix.ts';
import { asClause, hashCount, releaseName, say } from '../finding/sentence.ts';
import { entryRule } from './rule.ts';

/** A document with a bad signature proves nothing, and Terraform refuses to install from it (T14, T17). */
export const signatureInvalid = entryRule({
  slug: 'signature-invalid',
  severity: 'error',
  meaning: 'The signature over the checksums of a release is not valid.',
  headline: ({ who }) => `the signature of ${who} is not valid`,
  find({ lock, hashes, standing, reviewed }) {
    if (standing.kind !== 'bad-signature') return null;
    const proven = hashes.filter(({ worth }) => worth.kind === 'proven').length;
    const share = proven === 0 ? 'so they prove none' : `and others prove ${proven}`;
    const before = reviewed.change.from?.version;
    const stay = before === undefined || before === lock.version ? [] : [consider(`stay on ${before}`)];
    return {
      message: say`The signature over ${proven === 0 ? 'the' : 'some'} checksums of ${releaseName(lock)} is not valid, ${share} of its ${hashCount(hashes.length)}: ${asClause(standing.reason)}.`,
      fix: [consider('do not merge'), ...stay, askPublisher(lock.address, 'what happened to this release')],
    };
  },
});
