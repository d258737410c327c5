import type { Evidence } from '../../evidence/evidence.ts';
import { repositoryOf } from '../../evidence/repository.ts';
import { known, type Outcome } from '../../outcome.ts';
import { compareVersions, versionOf } from '../../version/version.ts';
import type { Advisory, KnownVulnerability } from './advisory.ts';
import { isInRange } from './affected-range.ts';
import type { AdvisoryDatabase } from './github-advisories.ts';
import { modulesOf } from './module-names.ts';

/**
 * What the database says about each version in the evidence, by the evidence's keys. One question names all of them; which version an answer is
 * about follows from its ranges.
 */
export async function askForAdvisories(
  evidence: Evidence,
  database: AdvisoryDatabase,
): Promise<ReadonlyMap<string, Outcome<readonly KnownVulnerability[]>>> {
  const named = [...evidence].map(([key, one]) => {
    const { address, version } = one;
    const source = repositoryOf(one);
    const repository = source?.forge === 'github.com' ? source.repository : null;
    return { key, version, modules: modulesOf({ address, version, repository }) };
  });
  const touched = named.filter(({ modules }) => modules.length > 0);
  if (touched.length === 0) return new Map();
  const answer = await database.about(touched.flatMap(({ modules }) => modules));
  return new Map(
    touched.map(({ key, version, modules }) => {
      const names = new Set(modules.map(({ module }) => module));
      return [
        key,
        answer.kind === 'known'
          ? known(answer.value.flatMap((advisory) => aboutVersion(advisory, names, version)))
          : answer,
      ];
    }),
  );
}

/** A range that cannot be read counts, because the database was asked about this version. */
function aboutVersion(
  { id, severity, summary, affected }: Advisory,
  names: ReadonlySet<string>,
  version: string,
): readonly KnownVulnerability[] {
  const hit = affected.find(({ module, range }) => names.has(module) && isInRange(range, version) !== false);
  if (hit === undefined) return [];
  const own = versionOf(version);
  const fixed = versionOf(hit.fixed ?? '');
  const isNewer = own !== null && fixed !== null && compareVersions(fixed, own) > 0;
  return [{ id, severity, summary, fixed: isNewer ? hit.fixed : null }];
}
