import type { EvidenceStep } from '../../evidence/step.ts';
import { atOtherRegistry, nearestRelease } from './keys.ts';

/**
 * Reads the other public registry's record of a release that the base locks: its own registry may hide it, or sign
 * it again with another key. It counts only if it has packages of the base, which the own registry cannot change (T12); a
 * manifest may be the same in every version.
 */
export function readsFormerReleases(): EvidenceStep {
  return {
    async version(one, { requests, registry }) {
      const { address, version, release } = one;
      const request = requests.find((each) => each.address === address && each.version === version);
      const [other, hashes] = [atOtherRegistry(address), request?.before ?? []];
      const isMirrored = release.kind === 'unavailable' && release.code === 'not-direct';
      if (other === null || hashes.length === 0 || isMirrored || one.mirrors !== undefined) return {};
      const there = await nearestRelease(other, version, registry, true);
      if (there.kind !== 'known' || there.value.version !== version) return {};
      const document = await registry.shasums(there.value);
      const isTheirs =
        document.kind === 'known' &&
        document.value.signature.kind === 'good' &&
        document.value.entries.some(({ platform, hash }) => platform !== null && hashes.includes(hash));
      return isTheirs ? { recorded: [document.value] } : {};
    },
  };
}
