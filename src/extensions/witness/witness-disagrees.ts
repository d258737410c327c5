import { hostOf } from '../../address/address.ts';
import { documentsOf, repositoryWithDocuments, type VersionEvidence } from '../../evidence/evidence.ts';
import { confirmKey, consider } from '../../finding/fix.ts';
import { namedKeys, releaseName, say, shortName, shortText } from '../../finding/sentence.ts';
import { zipDigest } from '../../hash.ts';
import { pinnedKeysFor } from '../../policy/policy.ts';
import { entryRule } from '../../rules/rule.ts';
import { outlivedHashes } from '../../subject/locked-entry.ts';
import { signersOf } from '../../subject/subject.ts';
import { comparisonOf } from './compare.ts';

/** The checksums with this hash, if they were read from the release at GitHub, in the account of the provider's namespace. */
function fileOfRelease(evidence: VersionEvidence, hash: string): string | null {
  const document = documentsOf(evidence).find(({ entries }) => entries.some((one) => one.hash === hash));
  const [owner] = (document && repositoryWithDocuments(evidence, [document]))?.repository.split('/') ?? [];
  const isOwn = owner?.toLowerCase() === evidence.address.split('/')[1];
  return document !== undefined && isOwn ? shortText(document.url, 300) : null;
}

/** A compromised registry proves itself; the other public one recorded packages independently (T12, T21). */
export const witnessDisagrees = entryRule({
  slug: 'witness-disagrees',
  severity: 'warning',
  after: 'signing-key-changed',
  meaning: 'A third-party release for which the two public registries list different packages or signers.',
  headline: ({ who }) => `the two public registries disagree about ${who}`,
  find({ lock, reviewed }, { settings }) {
    const { registry = '', differences = [], signer = null } = comparisonOf(reviewed.evidence) ?? {};
    const [first, ...more] = differences;
    // If the release differs from the one that the base locks, that is the finding (T21).
    if (outlivedHashes(reviewed).size > 0) return null;
    if (first === undefined) {
      // No registry replaces a key that the policy pins.
      if (signer === null || pinnedKeysFor(settings, lock.address) !== null) return null;
      const keys = [...(signersOf(reviewed.evidence)?.keys() ?? [])];
      return {
        line: lock.lines.version,
        message: say`${releaseName(lock)} is signed by ${namedKeys(keys, ' and ')} at ${hostOf(lock.address)}, and by ${{ key: signer }} at ${registry}. Either the publisher signed it again, or one of the registries serves a different document.`,
        fix: [confirmKey('both keys')],
      };
    }
    const { platform, filename, hash, other } = first;
    const rest = more.length === 0 ? '' : ` (and ${more.length} more packages)`;
    const own = hostOf(lock.address);
    const difference =
      other === null
        ? say`${own} lists ${{ hash }} as ${filename} of ${releaseName(lock)}, and ${registry} did not record that`
        : say`For ${platform ?? filename}, ${own} lists ${{ hash }} as the package of ${releaseName(lock)}, and ${registry} recorded ${{ hash: other }}`;
    const file = reviewed.evidence && fileOfRelease(reviewed.evidence, hash);
    const [why, advice] =
      file === null
        ? [
            'Either the release was republished, or one of the registries serves a different package.',
            `merge only if the SHA256SUMS file on the publisher's release page lists \`${shortText(zipDigest(hash), 12)}\` as ${filename}; otherwise do not merge`,
          ]
        : [
            say`The publisher's release has the package that ${own} lists (${{ key: file }}), so either the release was republished, or ${registry} is wrong.`,
            `merge only if the publisher's release notes or issues say why ${shortName(lock.version)} was republished`,
          ];
    return {
      line: lock.lines.version,
      message: say`${difference}${rest}. ${why}`,
      fix: [consider(advice)],
    };
  },
});
