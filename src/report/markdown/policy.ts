import { more, type Section } from '../budget.ts';
import { markdownCode, markdownText } from '../escape.ts';
import type { Page } from '../render-context.ts';

/** Notices about the policy, above all that the change edits it (T39). */
export function policyNotices({ policy }: Page): Section {
  return {
    rows: (policy?.notices ?? []).map((notice) => `**Policy:** ${markdownText(notice)}`),
    separator: '\n\n',
    hidden: more('more remark about the policy', 'more remarks about the policy'),
  };
}

/** The origin of each setting, folded; one sentence if every setting is the default. */
export function policyInForce({ policy }: Page): Section {
  const origins = policy?.origins ?? [];
  if (origins.every(({ from }) => from.kind === 'default'))
    return { rows: origins.slice(0, 1).map(() => 'Policy in force: every setting has its default.') };
  return {
    opening:
      '<details><summary>Policy in force, and where each setting comes from</summary>\n\n| Setting | Value | From |\n|---|---|---|',
    rows: origins.map(({ name, value, from }) => {
      const where = from.kind === 'file' ? markdownCode(from.path) : from.kind;
      return `| ${markdownCode(name)} | ${markdownText(value)} | ${where} |`;
    }),
    closing: '</details>',
    hidden: more('more setting', 'more settings'),
  };
}
