import { distinct } from '../../distinct.ts';
import { counted, listed, shortName } from '../../finding/sentence.ts';
import { compareBytes } from '../../lockfile/order.ts';
import type { Report, ReportedChange } from '../../report/report.ts';
import { signerParts } from '../../report/words.ts';
import { compareVersions, parseVersion, versionOf } from '../../version/version.ts';

/** The report of one repository. */
export interface NamedReport {
  readonly repository: string;
  readonly report: Report;
}

/** One provider in one lock file. */
export interface Locked {
  readonly repository: string;
  readonly path: string;
  readonly provider: string;
  readonly version: string;
  readonly signer: string;
  readonly key: string;
  readonly unchecked: readonly string[];
  readonly worth: Readonly<Record<(typeof worths)[number], number>>;
  /** The expiry date of the waiver that ends first; empty without one. */
  readonly waived: string;
  readonly advisories: readonly string[];
  readonly missing: readonly string[];
  readonly errors: readonly string[];
}

export const worths = ['proven', 'accepted', 'open', 'unproven'] as const;

/** The entries of all lock files, sorted by repository, lock file and provider. */
export function entriesOf(reports: readonly NamedReport[]): readonly Locked[] {
  const entries = reports.flatMap(({ repository: name, report }) => {
    const about = Map.groupBy(report.findings, ({ path, provider }) => `${path}\0${provider}`);
    const of = (path: string, { provider }: ReportedChange) => about.get(`${path}\0${provider}`) ?? [];
    return report.changes.flatMap((change) =>
      change.to === null ? [] : change.files.map((path) => entryOf(name, of(path, change), change, path)),
    );
  });
  return entries.toSorted((one, other) => compareBytes(placeOf(one), placeOf(other)));
}

function entryOf(repository: string, own: Report['findings'], change: ReportedChange, path: string): Locked {
  const { provider, to, hashes, signature } = change;
  // The cause names the platforms (`h1 for darwin_arm64`), the sentence the advisories.
  const namesIn = (rule: string, name: RegExp, field: 'cause' | 'message') =>
    distinct(own.flatMap((each) => (each.rule === rule ? (each[field].match(name) ?? ['some']) : [])));
  const waivers = hashes.map(({ worth }) => (worth !== null && 'until' in worth ? worth.until : undefined));
  const counts = worths.map((kind) => [kind, hashes.filter(({ worth }) => worth?.kind === kind).length]);
  return {
    ...{ repository, path, provider, version: to?.version ?? '' },
    signer: signerParts(change).name,
    key: signature.keyId ?? '',
    unchecked: distinct(hashes.flatMap(({ worth, detail }) => (worth?.kind === 'open' ? detail : []))),
    worth: Object.fromEntries(counts),
    waived: [...own.map(({ waived }) => waived), ...waivers].flatMap((day) => day ?? []).toSorted()[0] ?? '',
    advisories: namesIn('known-vulnerability', /GHSA(?:-\w{4}){3}/g, 'message'),
    missing: namesIn('platform-missing', /\b[a-z0-9]+_[a-z0-9]+\b/g, 'cause'),
    errors: errorsIn(own, provider),
  };
}

/** The rules of the errors about a provider, or about a whole file. */
export function errorsIn(findings: Report['findings'], about: string | null): readonly string[] {
  const errors = findings.filter(({ provider, severity }) => provider === about && severity === 'error');
  return distinct(errors.map(({ rule }) => rule)).filter((rule) => rule !== 'unproven-hash');
}

/** The providers, those with most root modules first; the versions of each, the newest first, and their uses (`6.1.0 in 3`). */
export function providersOf(entries: readonly Locked[]) {
  // A text that is no version is the oldest.
  const numbers = (version: string) => versionOf(version) ?? parseVersion('0.0.0-0');
  const used = [...Map.groupBy(entries, ({ provider }) => provider)].map(([provider, own]) => {
    const versions = [...Map.groupBy(own, ({ version }) => shortName(version))].toSorted(([one], [other]) =>
      compareVersions(numbers(other), numbers(one)),
    );
    const uses = versions.map(([version, those]) => `${version} in ${those.length}`);
    return { provider, entries: own, versions: versions.map(([version]) => version), uses };
  });
  return used.toSorted((one, other) => other.entries.length - one.entries.length);
}

/** What a person should look at, in these entries. */
export function concernsOf(entries: readonly Locked[]): readonly string[] {
  const inEntries = (isSo: (entry: Locked) => boolean, words: string) => {
    const count = entries.filter(isSo).length;
    return count === 0 ? [] : [`${words} in ${counted(count, 'entry', 'entries')}`];
  };
  const all = (key: 'advisories' | 'missing' | 'errors' | 'unchecked') =>
    listed(distinct(entries.flatMap((entry) => entry[key])).toSorted(), 5);
  const [firstEnd] = entries.flatMap(({ waived }) => waived || []).toSorted();
  return [
    ...inEntries(({ worth }) => worth.unproven > 0, 'unproven hashes'),
    ...inEntries(({ worth }) => worth.open > 0, `hashes that could not be checked (${all('unchecked')})`),
    ...inEntries(({ worth }) => worth.accepted > 0, 'hashes accepted without proof'),
    ...inEntries(({ signer }) => signer === 'unsigned', 'no signature'),
    ...inEntries(({ waived }) => waived !== '', `a waiver (the first ends ${firstEnd})`),
    ...inEntries(({ advisories }) => advisories.length > 0, `known vulnerabilities (${all('advisories')})`),
    ...inEntries(({ missing }) => missing.length > 0, `no h1 for ${all('missing')}`),
    ...inEntries(({ errors }) => errors.length > 0, `errors (${all('errors')})`),
  ];
}

/** The entries that came, went, changed their version or were no longer proven since an earlier inventory. */
export function differences(before: readonly Locked[], now: readonly Locked[]) {
  const [known, left] = [before, now].map((all) => new Map(all.map((each) => [placeOf(each), each])));
  const gone = before.filter((entry) => !left?.has(placeOf(entry)));
  const isUnproven = ({ worth }: Locked) => worth.proven < worths.reduce((sum, kind) => sum + worth[kind], 0);
  const changed = now.map((entry) => {
    const old = known?.get(placeOf(entry));
    if (old === undefined) return { entry, what: `${shortName(entry.version)} is new` };
    const moved =
      old.version === entry.version ? [] : [`${shortName(old.version)} → ${shortName(entry.version)}`];
    const worse = isUnproven(entry) && !isUnproven(old) ? ['no longer proven'] : [];
    return { entry, what: [...moved, ...worse].join(', ') };
  });
  const removed = gone.map((entry) => ({ entry, what: `${shortName(entry.version)} was removed` }));
  return [...changed, ...removed].filter(({ what }) => what !== '');
}

function placeOf({ repository, path, provider }: Locked): string {
  return [repository, path, provider].join('\0');
}
