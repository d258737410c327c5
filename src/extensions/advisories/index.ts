import { type Evidence, repositoryOf } from '../../evidence/evidence.ts';
import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import { known, type Outcome } from '../../outcome.ts';
import { setting, truth } from '../../policy/kind.ts';
import { valueIn } from '../../policy/settings.ts';
import { compareVersions, versionOf } from '../../version/version.ts';
import { type Advisory, isInRange, type KnownVulnerability, modulesOf } from './advisory.ts';
import { type AdvisoryDatabase, githubAdvisories } from './github-advisories.ts';
import { knownVulnerability } from './known-vulnerability.ts';
import { advisoryFields, closingLines, reportedAdvisories } from './reported.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** The entries of GitHub's advisory database about the version; left out if it was not queried. */
    readonly advisories?: Outcome<readonly KnownVulnerability[]>;
  }
}

const wanted = setting('advisories', {
  kind: truth,
  standard: true,
  says: "Ask GitHub's advisory database about the providers: `true` or `false`. On a command line, this needs GITHUB_TOKEN or GH_TOKEN.",
  more: '`known-vulnerability` reports the answer. On GitHub Enterprise Server, the database is not queried.',
  places: ['input', 'flag', 'policy'],
});

export const advisories: Extension = {
  name: 'advisories',
  settings: [wanted],
  rules: [knownVulnerability],
  fields: advisoryFields,
  change: reportedAdvisories,
  row: closingLines,
  open({ settings, github, say }) {
    if (github === undefined || !valueIn(settings, wanted)) return {};
    const about: EvidenceStep = {
      async all(evidence) {
        const answers = await askForAdvisories(evidence, githubAdvisories(github));
        const causes = [...answers.values()].flatMap((answer) => {
          if (answer.kind === 'known') return [];
          return answer.kind === 'absent' ? 'GitHub does not have it' : answer.cause;
        });
        for (const cause of new Set(causes))
          say(
            `GitHub's advisory database was not read, so known vulnerabilities are not reported: ${cause}.`,
          );
        return new Map([...answers].map(([key, found]) => [key, { advisories: found }]));
      },
    };
    return { steps: () => [about] };
  },
};

/** The entries about each version, by the keys of the evidence. One request names all versions; ranges tell which one an answer is about. */
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

/** A range that cannot be read counts, because the query was about this version. */
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
