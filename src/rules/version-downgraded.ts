import { consider } from '../finding/fix.ts';
import { providerName, say, shortName } from '../finding/sentence.ts';
import { entryRule } from './rule.ts';

/** An older release may bring back a known vulnerability (T10). */
export const versionDowngraded = entryRule<{ kind: 'older'; than: string }>({
  slug: 'version-downgraded',
  severity: 'warning',
  meaning: 'A provider that goes back to an older version.',
  headline: ({ who, is, one, aspect }) =>
    one
      ? `${who} is older than ${aspect.than}, which was locked before`
      : `${who} ${is} older than what was locked before`,
  find({ lock, reviewed: { change } }) {
    const { from, kinds } = change;
    if (from === null || !kinds.includes('version-downgraded')) return null;
    return {
      message: say`${providerName(lock.address)} is downgraded from ${from.version} to ${lock.version}.`,
      aspect: { kind: 'older', than: shortName(from.version) },
      line: lock.lines.version,
      fix: [consider('merge only if you want the older version: it may bring back bugs and vulnerabilities')],
    };
  },
});
