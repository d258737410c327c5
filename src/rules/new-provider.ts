import { publisherOf } from '../address/publishers.ts';
import { consider } from '../finding/fix.ts';
import { releaseName, say } from '../finding/sentence.ts';
import { aboutEntry, type Rule } from './rule.ts';

const providersNamed = 12;

/** A provider runs with your credentials, so the name of a new one deserves a look (T8). */
export const newProvider: Rule = {
  slug: 'new-provider',
  severity: 'notice',
  meaning: 'A provider that the lock file did not have before.',
  counted: ['new provider', 'new providers'],
  ask: ['check its name letter by letter', 'check their names letter by letter'],
  check({ entries, files }) {
    const added = entries.filter(({ reviewed }) => reviewed.change.kinds.includes('provider-added'));
    const newFiles = new Set(
      files.flatMap(({ revision: { path, status } }) => (status === 'added' ? [path] : [])),
    );
    const before = files.flatMap(({ base }) => base?.lockFile?.providers ?? []);
    const known = new Set(before.map(({ address }) => address));
    return [...Map.groupBy(added, ({ path }) => path)].flatMap(([path, beside]) => {
      // In a new lock file every provider is new, and that is said once.
      const names = beside.map(({ lock }) => releaseName(lock));
      const more = names.length > providersNamed ? ` and ${names.length - providersNamed} more` : '';
      const gist = say`The lock file is new, and so is each provider in it: ${names.slice(0, providersNamed).join(', ')}${more}.`;
      const { declared } = files.find(({ revision }) => revision.path === path) ?? {};
      const stores = declared?.types.filter(({ kind }) => kind === 'state_store') ?? [];
      return beside.map((entry) => {
        const { address } = entry.lock;
        const keepsState = stores.some(({ provider }) => provider === address);
        const { isElsewhere = true } = entry.reviewed.evidence ?? {};
        // Nobody takes these for another one, or nobody knows: no headline asks for a look.
        const isKnown = publisherOf(address) !== null || known.has(address) || isElsewhere;
        return aboutEntry(entry, {
          message: say`Dependency on a new provider: ${releaseName(entry.lock)}.${keepsState ? ' "terraform init" runs it already, because a "state_store" block names it.' : ''}`,
          ...(isKnown ? { aspect: { kind: 'known' } } : {}),
          ...(newFiles.has(path) && !keepsState ? { cause: 'new lock file', gist } : {}),
          fix: [
            consider(
              `check letter by letter that ${newFiles.has(path) && names.length > 1 ? 'these are the providers' : 'this is the provider'} you mean`,
            ),
          ],
        });
      });
    });
  },
};
