import { askPublisher, type Step } from '../../finding/fix.ts';
import { releaseName } from '../../finding/names.ts';
import { say } from '../../finding/sentence.ts';
import { entryRule } from '../../rules/rule.ts';
import { lackOf } from './provenance.ts';
import { provenanceRequiredFor } from './required.ts';

/** Only for providers that `require-provenance` names. If nothing is known, the attestation counts as missing. */
export const provenanceMissing = entryRule({
  slug: 'provenance-missing',
  severity: 'error',
  meaning: 'A release without the verified build attestation that the policy requires.',
  after: 'provenance-mismatch',
  headline: ({ who, has }) => `${who} ${has} no verified build attestation, which the policy requires`,
  find({ lock, reviewed }, { settings }) {
    const pattern = provenanceRequiredFor(settings, lock.address);
    const lack = pattern === null ? null : lackOf(reviewed.evidence?.provenance);
    if (pattern === null || lack === null) return null;
    const file = settings.policy.path;
    return {
      line: lock.lines.version,
      message: say`The policy requires a verified build attestation of ${releaseName(lock)} ("${pattern}"): ${lack.words}.`,
      fix: [
        lack.answered
          ? askPublisher(lock.address, 'to attest the packages in the workflow that builds them')
          : { do: 'run-again', when: 'with a GitHub token, when GitHub and the registry answer' },
        ...(file === null ? [] : [removal(file)]),
      ],
    };
  },
});

function removal(file: string): Step {
  return { do: 'set', how: 'change', setting: 'require-provenance', value: null, file, when: 'or' };
}
