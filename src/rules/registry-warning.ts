import { consider } from '../finding/fix.ts';
import { providerName } from '../finding/names.ts';
import { asClause } from '../finding/sentence.ts';
import type { Rule, RuleFinding } from './rule.ts';
import { aboutEntry } from './rule.ts';

const longest = 300;

/** `terraform init` prints such warnings once, and nobody reads them. The words are the registry's, shown as plain text (T33). */
export const registryWarning: Rule = {
  slug: 'registry-warning',
  severity: 'notice',
  meaning: 'A warning of the registry about a provider: archived, moved, replaced.',
  check(subject) {
    return subject.entries.flatMap((entry): RuleFinding[] => {
      const remarks = entry.reviewed.evidence?.remarks ?? null;
      const name = providerName(entry.lock.address);
      const messages = [
        ...(remarks?.warnings ?? []).map(
          (text) => `The registry says about ${name}: ${asClause(onOneLine(text))}.`,
        ),
        ...(remarks?.movedTo
          ? [`The registry says that ${name} has moved to ${asClause(onOneLine(remarks.movedTo))}.`]
          : []),
      ];
      const fix = [consider('Read the warning of the registry before you continue to use the provider')];
      return messages.map((message) => aboutEntry(entry, { message: [message], fix }));
    });
  },
};

function onOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : line;
}
