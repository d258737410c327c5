import { providerName, releaseName } from '../../finding/names.ts';
import { counted, namedOrCounted } from '../numbers.ts';
import type { Report, ReportedHash } from '../report.ts';

type Facts = Pick<Report, 'changes' | 'findings' | 'totals' | 'silenced'>;

const mostParts = 2;

/** Everything that passes without proof, and why: an unsigned statement, a waiver, a rule that the policy turns off or lowers; `null` if nothing does. It is counted apart from what is proven. */
export function acceptedWords(report: Facts): string | null {
  const { totals } = report;
  const hashes = acceptedHashes(report);
  const parts = [...hashes, ...waivedFindings(report), ...silencedRules(report)];
  if (parts.length === 0) return null;
  const more =
    parts.length > mostParts
      ? `; and ${counted(parts.length - mostParts, 'more exception', 'more exceptions')}`
      : '';
  const rest = totals.hashes === 0 ? '' : provenRest(totals, hashes.length > 0);
  return `${parts.slice(0, mostParts).join('; ')}${more}${rest}`;
}

function provenRest({ proven, hashes }: Report['totals'], someAccepted: boolean): string {
  if (someAccepted)
    return proven === 0 ? '' : `, ${proven} of ${hashes} ${proven === 1 ? 'is' : 'are'} proven`;
  return `; ${proven} of ${counted(hashes, 'hash is', 'hashes are')} proven`;
}

function acceptedHashes({ changes }: Facts): readonly string[] {
  const accepted = changes.flatMap(({ provider, to, hashes }) =>
    hashes.flatMap(({ hash, worth }) => {
      const kind = exceptionWords(worth, false);
      const release = releaseName({ address: provider, version: to?.version ?? '' });
      return kind === null ? [] : [{ kind, release, hash, worth }];
    }),
  );
  return [...Map.groupBy(accepted, ({ kind }) => kind).values()].map((same) => {
    const count = new Set(same.map(({ release, hash }) => JSON.stringify([release, hash]))).size;
    const releases = same.map(({ release }) => release);
    const who = namedOrCounted(releases, 'providers');
    return `${counted(count, 'hash', 'hashes')} of ${who} ${exceptionWords(same[0]?.worth ?? null, count === 1)}`;
  });
}

/** How hashes pass, after `1 hash of hashicorp/null 3.2.4 `; `null` if they are proven or do not pass. */
function exceptionWords(worth: ReportedHash['worth'], one: boolean): string | null {
  const [is, passes, it] = one ? ['is', 'passes', 'it'] : ['are', 'pass', 'them'];
  if (worth?.kind === 'unproven') return `${is} not proven, and the policy lets ${it} pass`;
  if (worth?.kind !== 'accepted') return null;
  switch (worth.by) {
    case 'announced':
      // A sample that was computed and agrees is a check; without one it is only a statement.
      return worth.checked.length > 0
        ? null
        : `${is} accepted as ${worth.of} announces ${it}, without a sample`;
    case 'word':
      return `${is} accepted without a signature`;
    case 'waiver':
      return `${passes} by waiver until ${worth.until}`;
    case 'rule-off':
      return `${passes} because the policy turns ${worth.rule} off`;
  }
}

/** Waived findings about something else than a hash that passes by the same waiver. */
function waivedFindings({ findings, changes }: Facts): readonly string[] {
  const told = new Set(
    changes.flatMap(({ provider, hashes }) =>
      hashes.flatMap(({ worth }) =>
        worth?.kind === 'accepted' && worth.by === 'waiver' ? [JSON.stringify([provider, worth.rule])] : [],
      ),
    ),
  );
  const others = findings.filter(
    ({ waived, provider, rule }) => waived !== undefined && !told.has(JSON.stringify([provider, rule])),
  );
  return [...Map.groupBy(others, ({ rule, waived }) => `${rule} ${waived}`).values()].map((same) => {
    const { rule = '', waived = '' } = same[0] ?? {};
    const names = same.map(({ provider, path }) => (provider === null ? path : providerName(provider)));
    const who = namedOrCounted(names, 'providers');
    return `${rule} of ${who} is waived until ${waived}`;
  });
}

function silencedRules({ silenced, changes }: Facts): readonly string[] {
  const worths = changes.flatMap(({ hashes }) => hashes.map(({ worth }) => worth));
  const told = new Set(
    worths.map((worth) => (worth?.kind === 'accepted' && worth.by === 'rule-off' ? worth.rule : null)),
  );
  const others = silenced.filter(({ rule, severity }) => severity !== 'notice' && !told.has(rule));
  return others.map(
    ({ rule, findings }) =>
      `the policy turns ${rule} off, which found ${counted(findings, 'problem', 'problems')}`,
  );
}
