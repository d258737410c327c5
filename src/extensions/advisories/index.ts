import type { EvidenceStep } from '../../evidence/step.ts';
import type { Extension } from '../../extension.ts';
import type { Outcome } from '../../outcome.ts';
import { truth } from '../../policy/kind.ts';
import { setting } from '../../policy/setting.ts';
import { valueIn } from '../../policy/settings.ts';
import type { KnownVulnerability } from './advisory.ts';
import { askForAdvisories } from './ask.ts';
import { githubAdvisories } from './github-advisories.ts';
import { knownVulnerability } from './known-vulnerability.ts';
import { advisoryFields, closingLines, reportedAdvisories } from './reported.ts';

declare module '../../evidence/evidence.ts' {
  interface VersionEvidence {
    /** The entries of GitHub's advisory database about the version; left out if it was not asked. */
    readonly advisories?: Outcome<readonly KnownVulnerability[]>;
  }
}

const wanted = setting('advisories', {
  kind: truth,
  standard: true,
  says: "Ask GitHub's advisory database about the providers (on a command line with GITHUB_TOKEN or GH_TOKEN): `true` or `false`.",
  more: '`known-vulnerability` reports the answer. Not queried on GitHub Enterprise Server.',
  places: ['input', 'flag', 'policy'],
});

/** Known vulnerabilities of the providers under review, from GitHub's advisory database. */
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
