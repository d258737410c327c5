import { consider } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { type Sentence, say } from '../finding/sentence.ts';
import type { LockedEntry } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** An older release may bring back a known vulnerability (T10). */
export const versionDowngraded: Rule = {
  slug: 'version-downgraded',
  severity: 'warning',
  meaning: 'A provider that goes back to an older version.',
  check(subject) {
    const downgrades = subject.entries.flatMap(downgradeIn);
    const byProvider = Map.groupBy(downgrades, ({ entry }) => entry.lock.address);
    return [...byProvider.values()].flatMap((same) => {
      const gist = gistOf(same);
      return same.map((one) => findingFor(one, gist));
    });
  },
};

interface Downgrade {
  readonly entry: LockedEntry;
  readonly from: string;
}

function downgradeIn(entry: LockedEntry): readonly Downgrade[] {
  const { from, kinds } = entry.reviewed.change;
  return from === null || !kinds.includes('version-downgraded') ? [] : [{ entry, from: from.version }];
}

function findingFor({ entry, from }: Downgrade, gist: Sentence): RuleFinding {
  const { lock } = entry;
  return aboutEntry(entry, {
    message: say`${providerName(lock.address)} goes back ${fromTo({ entry, from })}.`,
    gist,
    line: lock.lines.version,
    fix: [
      consider(
        'Make sure that the downgrade is intended and does not bring back a problem that the newer version fixed',
      ),
    ],
  });
}

const stepsNamed = 4;

/** What all files together do with one provider: they rarely come from one version. @param same at least one */
function gistOf(same: readonly Downgrade[]): Sentence {
  const steps = [...new Set(same.map(fromTo))];
  const shown = steps.slice(0, stepsNamed).join(', ');
  const more = steps.length > stepsNamed ? ` and in ${steps.length - stepsNamed} more ways` : '';
  return say`${providerName(same[0]?.entry.lock.address ?? '')} goes back ${shown}${more}.`;
}

function fromTo({ entry, from }: Downgrade): string {
  return `from ${from} to ${entry.lock.version}`;
}
