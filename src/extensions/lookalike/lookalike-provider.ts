import { displayHostname, formatAddress, readAddress } from '../../address/address.ts';
import type { ProviderAddress } from '../../address/provider-address.ts';
import { commandIn, consider, deleteAt, type Fix } from '../../finding/fix.ts';
import { providerName, toolFor } from '../../finding/names.ts';
import { type Sentence, say } from '../../finding/sentence.ts';
import type { Change } from '../../lockfile/change.ts';
import type { LockFileReading } from '../../lockfile/lock-file.ts';
import { aboutEntry, type Rule } from '../../rules/rule.ts';
import { platformsToLock } from '../../subject/locked-entry.ts';
import type { LockedEntry, Subject } from '../../subject/subject.ts';
import { foreignCharacters } from './confusable.ts';
import { asciiAddress, type Company, type Likeness, likenessOf } from './likeness.ts';
import type { ResemblingPart } from './resemblance.ts';

/** A name that differs from a known one in one letter, or only invisibly, is a known trick (T8, T9, T32). */
export const lookalikeProvider: Rule = {
  slug: 'lookalike-provider',
  severity: 'warning',
  after: 'provider-moved',
  meaning: 'A new provider whose address looks like the address of another one.',
  headline: ({ who, has }) => `${who} ${has} a name like another provider's`,
  check(subject) {
    const entries = subject.entries.filter(({ reviewed: { change } }) => mayBeNew(change));
    const addresses = new Set(entries.map(({ lock }) => lock.address));
    const company = companyOf(subject, addresses.size);
    const likenesses = new Map([...addresses].map((address) => [address, describe(address, company)]));
    return entries.flatMap((entry) => {
      const found = likenesses.get(entry.lock.address) ?? null;
      return found === null ? [] : [aboutEntry(entry, { message: found, fix: fixFor(entry, subject) })];
    });
  },
};

/** Where the base could not be read, an entry may be new. */
function mayBeNew({ kinds, from }: Change): boolean {
  return from === null || kinds.includes('provider-moved');
}

/** Enough for hundreds of new providers in a large repository. A change with more is compared only with well-known names (T30). */
const mostComparisons = 16_384;

function companyOf({ files }: Subject, candidates: number): Company {
  const before = addressesIn(files.map(({ base }) => base));
  const beside = addressesIn(files.map(({ head }) => head));
  const tooMany = candidates * (before.length + beside.length) > mostComparisons;
  return tooMany ? { before: [], beside: [] } : { before, beside };
}

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
  return say`${looksLike(providerName(text), likeness)}${spelled(address)}.`;
}

/** The right address is not known, so the command is about all providers of the folder. */
function fixFor(entry: LockedEntry, subject: Subject): Fix {
  const { path, lock } = entry;
  const command = commandIn(path, toolFor(lock.address), 'providers lock', platformsToLock(entry, subject));
  return [
    consider("compare the address with the one in the publisher's documentation"),
    consider('correct "source" in required_providers', 'if you mean another provider'),
    deleteAt('entry', path, lock.lines.block),
    { do: 'run', commands: [command] },
  ];
}

function looksLike(name: string, likeness: Likeness): string {
  switch (likeness.kind) {
    case 'well-known-host':
      return likeHost(name, likeness.like);
    case 'well-known-namespace':
      return likeNamespace(name, `${likeness.like} (${likeness.whose})`);
    case 'neighbour':
      return likeNeighbour(name, likeness.part, likeness.like);
    case 'disguise':
      return likeness.publicRegistry
        ? `${name} has characters that no name on a public registry has`
        : `${name} mixes letters of different alphabets that look alike`;
  }
}

function likeNeighbour(name: string, part: ResemblingPart, like: ProviderAddress): string {
  const other = providerName(formatAddress(like));
  switch (part) {
    case 'hostname':
      return likeHost(name, displayHostname(like.hostname));
    case 'namespace':
      return likeNamespace(name, `that of ${other}`);
    case 'type':
      return `${name} looks like ${other} but is another provider of the same namespace`;
  }
}

function likeHost(name: string, host: string): string {
  return `The host of ${name} looks like ${host} but is another host`;
}

function likeNamespace(name: string, known: string): string {
  return `The namespace of ${name} looks like ${known} but is another namespace`;
}

const charactersShown = 5;

/** Names the characters that a reader cannot distinguish. */
function spelled(address: ProviderAddress): string {
  const foreign = foreignCharacters(formatAddress(address));
  if (foreign.length === 0) return '';
  const more = foreign.length > charactersShown ? ', …' : '';
  return ` (not ASCII: ${foreign.slice(0, charactersShown).join(', ')}${more}; in punycode: ${asciiAddress(address)})`;
}
