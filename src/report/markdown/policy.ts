import type { SettingOrigin } from '../../policy/account.ts';
import type { Origin } from '../../policy/settings.ts';
import type { Section } from '../budget.ts';
import { markdownCode, markdownText } from '../escape.ts';
import { counted } from '../numbers.ts';
import type { RenderContext } from '../render-context.ts';
import { elsewhere } from './links.ts';

/** Notices about the policy, above all that the change edits it (T39). */
export function policyNotices(context: RenderContext): Section {
  return {
    opening: '',
    rows: (context.policy?.notices ?? []).map((notice) => ({
      full: `**Policy:** ${markdownText(notice)}`,
      brief: null,
    })),
    closing: '',
    separator: '\n\n',
    hidden: (count) =>
      `${counted(count, 'more remark', 'more remarks')} about the policy: ${elsewhere(context)}.`,
  };
}

/** Where each setting comes from, folded; one sentence where every setting is the default. */
export function policyInForce(context: RenderContext): Section {
  const origins = context.policy?.origins ?? [];
  const decided = origins.some(({ from }) => from.kind !== 'default');
  const allDefault = { full: 'Policy in force: every setting has its default.', brief: null };
  return {
    opening: decided
      ? '<details><summary>Policy in force, and where each setting comes from</summary>\n\n| Setting | Value | From |\n|---|---|---|'
      : '',
    rows: decided
      ? origins.map((origin) => ({ full: originRow(origin), brief: null }))
      : origins.slice(0, 1).map(() => allDefault),
    closing: decided ? '</details>' : '',
    separator: '\n',
    hidden: (count) => `\n${counted(count, 'more setting', 'more settings')}: ${elsewhere(context)}.`,
  };
}

function originRow({ name, value, from }: SettingOrigin): string {
  return `| ${markdownCode(name)} | ${markdownText(value)} | ${whereFrom(from)} |`;
}

function whereFrom(from: Origin): string {
  switch (from.kind) {
    case 'input':
    case 'default':
      return from.kind;
    case 'file':
      return markdownCode(from.path);
  }
}
