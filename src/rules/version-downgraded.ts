import { consider } from '../finding/fix.ts';
import { providerName, say, shortName } from '../finding/sentence.ts';
import { aboutEntry, type Rule } from './rule.ts';

const stepsNamed = 4;

/** An older release may bring back a known vulnerability (T10). */
export const versionDowngraded: Rule<{ kind: 'older'; than: string }> = {
  slug: 'version-downgraded',
  severity: 'warning',
  meaning: 'A provider that goes back to an older version.',
  headline: ({ who, is, one, aspect }) =>
    one
      ? `${who} is older than ${aspect.than}, which was locked before`
      : `${who} ${is} older than what was locked before`,
  check({ entries }) {
    const downgrades = entries.flatMap((entry) => {
      const { from, kinds } = entry.reviewed.change;
      if (from === null || !kinds.includes('version-downgraded')) return [];
      return [{ entry, from, step: `from ${from.version} to ${entry.lock.version}` }];
    });
    const byProvider = Map.groupBy(downgrades, ({ entry }) => entry.lock.address);
    return [...byProvider].flatMap(([address, same]) => {
      // The files of a change rarely come from one version.
      const steps = [...new Set(same.map(({ step }) => step))];
      const more = steps.length > stepsNamed ? ` and in ${steps.length - stepsNamed} more ways` : '';
      const gist = say`${providerName(address)} is downgraded ${steps.slice(0, stepsNamed).join(', ')}${more}.`;
      return same.map(({ entry, from, step }) =>
        aboutEntry(entry, {
          message: say`${providerName(address)} is downgraded ${step}.`,
          gist,
          aspect: { kind: 'older' as const, than: shortName(from.version) },
          line: entry.lock.lines.version,
          fix: [
            consider('merge only if you want the older version: it may bring back bugs and vulnerabilities'),
          ],
        }),
      );
    });
  },
};
