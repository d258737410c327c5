import { consider } from '../finding/fix.ts';
import { providerName, say, shortName } from '../finding/sentence.ts';
import { entryRule } from './rule.ts';
import { backToBase } from './version-not-found.ts';

const keep = consider('merge only if you want the older version: it may bring back bugs and vulnerabilities');
const goBack = consider(
  'go back to the newer version, unless you want this one, which may bring back bugs and vulnerabilities',
);

/** An older release may bring back a known vulnerability (T10). */
export const versionDowngraded = entryRule<{ kind: 'older'; than: string }>({
  slug: 'version-downgraded',
  severity: 'warning',
  meaning: 'A provider that goes back to an older version.',
  headline: ({ who, is, one, aspect }) =>
    one
      ? `${who} is older than ${aspect.than}, which was locked before`
      : `${who} ${is} older than what was locked before`,
  find(entry, subject) {
    const { lock, reviewed } = entry;
    const { from, kinds } = reviewed.change;
    if (from === null || !kinds.includes('version-downgraded')) return null;
    const back = backToBase(entry, subject);
    return {
      message: say`${providerName(lock.address)} is downgraded from ${from.version} to ${lock.version}.`,
      aspect: { kind: 'older', than: shortName(from.version) },
      line: lock.lines.version,
      fix: back === null ? [keep] : [goBack, ...back],
    };
  },
});
