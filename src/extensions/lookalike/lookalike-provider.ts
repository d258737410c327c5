import { formatAddress, type ProviderAddress, readAddress } from '../../address/address.ts';
import { commandIn, consider, deleteAt, type Fix } from '../../finding/fix.ts';
import { providerName, type Sentence, say, toolFor } from '../../finding/sentence.ts';
import type { LockFileReading } from '../../lockfile/lock-file.ts';
import { aboutEntry, type Rule } from '../../rules/rule.ts';
import { platformsToLock } from '../../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../../subject/subject.ts';
import { foreignCharacters } from './confusable.ts';
import { asciiAddress, type Company, type Likeness, likenessOf } from './likeness.ts';

/** A name that differs from a known one in one letter, or only invisibly, is a known trick (T8, T9, T32). */
export const lookalikeProvider: Rule = {
  slug: 'lookalike-provider',
  severity: 'warning',
  standards: ['error'],
  after: 'provider-moved',
  ahead: 'version-not-found',
  meaning: 'A new provider whose address looks like that of a different, known one.',
  headline: ({ who, has }) => `${who} ${has} a name similar to a different provider's`,
  check(subject) {
    // If the base could not be read, an entry may be new.
    const entries = subject.entries.filter(
      ({ reviewed: { change } }) => change.from === null || change.kinds.includes('provider-moved'),
    );
    const addresses = new Set(entries.map(({ lock }) => lock.address));
    const [before, beside] = [
      addressesIn(subject.files.map(({ base }) => base)),
      addressesIn(subject.files.map(({ head }) => head)),
    ];
    const tooMany = addresses.size * (before.length + beside.length) > mostComparisons;
    const company = tooMany ? { before: [], beside: [] } : { before, beside };
    const likenesses = new Map([...addresses].map((address) => [address, describe(address, company)]));
    return entries.flatMap((entry) => {
      const found = likenesses.get(entry.lock.address) ?? null;
      if (found === null) return [];
      // Somebody means the other one, which is worse news than that this one does not exist.
      const standard = entry.standing.kind === 'not-found' ? { standard: 'error' as const } : {};
      return [aboutEntry(entry, { ...standard, message: found, fix: fixFor(entry, subject) })];
    });
  },
};

/** Enough for hundreds of new providers. A larger change is compared only with well-known names (T30). */
const mostComparisons = 16_384;

function addressesIn(readings: readonly (LockFileReading | null)[]): readonly ProviderAddress[] {
  const texts = readings
    .flatMap((reading) => reading?.lockFile?.providers ?? [])
    .map(({ address }) => address);
  return [...new Set(texts)].map(readAddress).filter((address) => address !== null);
}

function describe(text: string, company: Company): Sentence | null {
  const address = readAddress(text);
  const likeness = address === null ? null : likenessOf(address, company);
  if (address === null || likeness === null) return null;
  return say`${looks[likeness.kind](providerName(text), likeness.like)}${spelled(address)}.`;
}

/** The right address is not known, so the command is about all providers of the folder. */
function fixFor(entry: LockedEntry, subject: Subject): Fix {
  const { path, lock } = entry;
  const command = commandIn(path, toolFor(lock.address), 'providers lock', platformsToLock(entry, subject));
  return [
    consider("compare the address with the one in the publisher's documentation"),
    consider('correct "source" in required_providers', 'if you mean a different provider'),
    deleteAt('entry', path, lock.lines.block),
    { do: 'run', commands: [command] },
  ];
}

const looks: Readonly<Record<Likeness['kind'], (name: string, like: string) => string>> = {
  hostname: (name, like) => `The host of ${name} looks like ${like} but is a different host`,
  namespace: (name, like) => `The namespace of ${name} looks like ${like} but is a different namespace`,
  type: (name, like) => `${name} looks like ${like} but is a different provider of the same namespace`,
  foreign: (name) => `${name} has characters that no name on a public registry has`,
  mixed: (name) => `${name} mixes letters of different alphabets that look alike`,
};

const charactersShown = 5;

/** Names the characters that a reader cannot distinguish. */
function spelled(address: ProviderAddress): string {
  const foreign = foreignCharacters(formatAddress(address));
  if (foreign.length === 0) return '';
  const more = foreign.length > charactersShown ? ', …' : '';
  return ` (not ASCII: ${foreign.slice(0, charactersShown).join(', ')}${more}; in punycode: ${asciiAddress(address)})`;
}
