import { restore } from '../finding/fix.ts';
import { providerName, releaseName, say } from '../finding/sentence.ts';
import { isOfFiles, isOfZip } from '../hash.ts';
import { hashesLine, lockNow } from '../subject/locked-entry.ts';
import { isWhole } from '../subject/removal.ts';
import { entryRule } from './rule.ts';

/** Without an h1, Terraform takes a package of a mirror folder or cache without a check, and records its h1 (F3, T6). */
export const h1Removed = entryRule({
  slug: 'h1-removed',
  severity: 'warning',
  meaning: 'A provider entry that had h1 hashes and now has only zh hashes.',
  headline: ({ who, has }) => `${who} no longer ${has} an h1`,
  find(entry, subject) {
    const { path, lock, base, reviewed } = entry;
    const before = countH1(base?.hashes);
    // An entry without any zh is left to `hashes-cleared`.
    const zhOnly = countH1(lock.hashes) === 0 && lock.hashes.some(isOfZip);
    if (before === 0 || !zhOnly) return null;
    const { from } = reviewed.change;
    const sameVersion = from?.version === lock.version;
    const [lost, were] = before === 1 ? ['The h1 hash', 'was'] : [`All ${before} h1 hashes`, 'were'];
    const what = sameVersion
      ? `${lost} of ${releaseName(lock)} ${were} removed`
      : `${providerName(lock.address)} had h1 hashes for ${from?.version ?? 'its old version'} and has none for ${lock.version}`;
    const isEnough = sameVersion && isWhole([...lock.hashes, ...(base?.hashes ?? [])], entry, subject);
    return {
      message: say`${what}: without an h1 Terraform does not check unpacked packages in a mirror or a cache, and records the h1 of whatever it finds there.`,
      line: hashesLine(lock),
      fix: [...(sameVersion ? [restore('h1', path)] : []), ...(isEnough ? [] : [lockNow(entry, subject)])],
    };
  },
});

/** A malformed h1 counts too: no unpacked package matches it, so Terraform installs none. */
const countH1 = (hashes: readonly string[] = []): number => hashes.filter(isOfFiles).length;
