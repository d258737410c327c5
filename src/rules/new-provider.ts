import { consider } from '../finding/fix.ts';
import { releaseName } from '../finding/names.ts';
import { type Sentence, say } from '../finding/sentence.ts';
import type { LockedEntry, Subject } from '../subject/subject.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

/** A provider runs with your credentials, so the name of a new one deserves a look (T8). */
export const newProvider: Rule = {
  slug: 'new-provider',
  severity: 'notice',
  meaning: 'A provider that the lock file did not have before.',
  check(subject) {
    const added = subject.entries.filter(({ reviewed }) => reviewed.change.kinds.includes('provider-added'));
    const ofNewFiles = gistsOfNewFiles(added, subject);
    return added.map((entry): RuleFinding => {
      const gist = ofNewFiles.get(entry.path);
      return aboutEntry(entry, {
        message: say`Dependency on a new provider: ${releaseName(entry.lock)}.`,
        ...(gist === undefined ? {} : { cause: 'new lock file', gist }),
        fix: [consider('Check that this is the provider you mean, letter by letter')],
      });
    });
  },
};

/** In a new lock file every provider is new, and that is said once. By path. */
function gistsOfNewFiles(added: readonly LockedEntry[], { files }: Subject): ReadonlyMap<string, Sentence> {
  const isNew = new Set(
    files.flatMap(({ revision: { path, status } }) => (status === 'added' ? [path] : [])),
  );
  const ofNewFiles = Map.groupBy(
    added.filter(({ path }) => isNew.has(path)),
    ({ path }) => path,
  );
  return new Map([...ofNewFiles].map(([path, entries]) => [path, gistOf(entries)]));
}

const providersNamed = 12;

function gistOf(entries: readonly LockedEntry[]): Sentence {
  const names = entries.map(({ lock }) => releaseName(lock));
  const shown = names.slice(0, providersNamed).join(', ');
  const more = names.length > providersNamed ? ` and ${names.length - providersNamed} more` : '';
  return say`The lock file is new, and so is each provider in it: ${shown}${more}.`;
}
