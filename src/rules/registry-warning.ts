import { consider } from '../finding/fix.ts';
import { asClause, providerName, say, shortText } from '../finding/sentence.ts';
import { entryRule } from './rule.ts';

const longest = 300;

/** `terraform init` prints such warnings once, and nobody reads them. The registry's words are shown as plain text (T33). */
export const registryWarning = entryRule({
  slug: 'registry-warning',
  severity: 'notice',
  meaning: 'A warning from the registry about a provider, for example that it is archived or has moved.',
  counted: ['warning of a registry', 'warnings of registries'],
  headline: ({ who }) => `a registry warns about ${who}`,
  find({ lock, reviewed: { evidence } }) {
    const { warnings = [], movedTo } = evidence?.remarks ?? {};
    const name = providerName(lock.address);
    return [
      ...warnings.map((text) => say`The registry says about ${name}: ${onOneLine(text)}.`),
      ...(movedTo ? [say`The registry says that ${name} has moved to ${onOneLine(movedTo)}.`] : []),
    ].map((message) => ({
      message,
      fix: [consider('Read the warning of the registry before you continue to use the provider')],
    }));
  },
});

const onOneLine = (text: string) => asClause(shortText(text.replace(/\s+/g, ' ').trim(), longest));
