import { documentsOf, readableEntries } from '../../evidence/evidence.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import { isOfZip } from '../../hash.ts';
import { atOtherRegistry, nearestRelease } from './keys.ts';

/** Reads the other public registry's record of a release that the base locks: its own registry may hide it, or sign it again with another key. It counts only if it has packages (no manifest: that may be the same in every version) of the base, which the own registry cannot change, or, of a base without their zh, of the own document (T12). */
export function readsFormerReleases(): EvidenceStep {
  return {
    async version(one, { requests, registry }) {
      const { address, version, release } = one;
      const request = requests.find((each) => each.address === address && each.version === version);
      const [other, hashes] = [atOtherRegistry(address), request?.before ?? null];
      const isMirrored = release.kind === 'unavailable' && release.code === 'not-direct';
      if (other === null || hashes === null || isMirrored || one.mirrors !== undefined) return {};
      const there = await nearestRelease(other, version, registry, true);
      // A registry without the provider, or one that the user leaves out, has nothing to confirm.
      const listing = await registry.versions(other, { anonymous: true, brief: true });
      if (there.kind === 'absent')
        return listing.kind === 'known' ? { unconfirmed: 'it has no package of the release' } : {};
      if (there.kind === 'unavailable')
        return there.code === 'not-direct' ? {} : { unconfirmed: there.cause };
      if (there.value.version !== version) return { unconfirmed: 'it does not know the release' };
      const document = await registry.shasums(there.value);
      if (document.kind !== 'known')
        return { unconfirmed: document.kind === 'absent' ? 'it has no checksums' : document.cause };
      const { entries, signature } = document.value;
      // If a registry lists no key, those of the own one were tried: another key signed.
      const isOther = signature.kind === 'unsigned' && (signature.tried?.keyIds ?? []).length > 0;
      if (signature.kind !== 'good' && !isOther) return { unconfirmed: 'it has no signature to compare' };
      const own = readableEntries(documentsOf(one)).map(({ hash }) => hash);
      const zh = new Set(hashes.some(isOfZip) ? hashes : own);
      const isTheirs =
        entries.some(({ platform, hash }) => platform !== null && zh.has(hash)) ||
        [...there.value.announced.values()].flat().some((hash) => hashes.includes(hash));
      return isTheirs
        ? { recorded: [document.value] }
        : { unconfirmed: 'it has other packages of the release' };
    },
  };
}
