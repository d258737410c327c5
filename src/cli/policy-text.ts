import type { PolicySeverity } from '../policy/policy-kinds.ts';
import type { Origin } from '../policy/settings.ts';
import { sharedFileIn } from '../policy/text-kinds.ts';
import { terminalText, visibleJson } from '../report/escape.ts';
import type { InForce, KeyInForce, RuleInForce, WaiverInForce } from './in-force.ts';

export interface PolicyStatement {
  /** The policy file, as a path from the current folder; `null` if there is none. */
  readonly policy: string | null;
  readonly config: string;
  readonly remarks: readonly string[];
  /** One for each path; without paths one, about every lock file that `paths` does not mention. */
  readonly inForce: readonly InForce[];
}

export function renderPolicyJson({ config: _, ...statement }: PolicyStatement): string {
  return `${visibleJson(JSON.stringify({ schema: 'lockproof.policy/v1', ...statement }, null, 2))}\n`;
}

/** The policy for a terminal: whether the file is right, then the settings, one block for each path. */
export function renderPolicyText({ policy, config, remarks, inForce }: PolicyStatement): string {
  const first =
    policy === null
      ? `There is no policy (${config}), so every setting has its default.`
      : sharedFileIn(policy) === null
        ? `${policy} has no mistakes. A review reads it at the base revision, so an edit counts after the merge.`
        : `${policy} has no mistakes. The policy file of this repository is not read.`;
  return `${[[first, ...remarks].map(terminalText).join('\n'), ...inForce.map(blockOf)].join('\n\n')}\n`;
}

function blockOf(place: InForce): string {
  const { path, settings, registries, rules, waivers, keys, refused } = place;
  return [
    path ?? 'Every lock file, except where "paths" says otherwise',
    ...settings.map(({ name, value, from }) => `${name}: ${value} (${whereFrom(from)})`),
    `hosts that may be contacted: ${registries.join(', ')}`,
    ...(['error', 'warning', 'notice', 'off'] as const).flatMap((severity) => ruleLines(severity, rules)),
    ...keys.map(keyLine),
    ...waivers.map(waiverLine),
    ...refused.map(({ provider, why }) => `untrusted-host: ${provider} ${why}`),
  ]
    .map((line, index) => (index === 0 ? terminalText(line) : `  ${terminalText(line)}`))
    .join('\n');
}

function whereFrom(from: Origin): string {
  if (from.kind !== 'file') return from.kind;
  return from.globs === undefined ? from.path : `${from.path}, paths ${from.globs.join(', ')}`;
}

/** The rules of one severity; those that the policy moved there come first, with what they were. */
function ruleLines(severity: PolicySeverity, rules: readonly RuleInForce[]): readonly string[] {
  const here = rules.filter((rule) => rule.severity === severity);
  const moved = here.filter(({ from }) => from.kind !== 'default');
  const others = here.filter(({ from }) => from.kind === 'default');
  const names = [
    ...moved.map(({ slug, standard, from }) => `${slug} (default ${standard}; ${whereFrom(from)})`),
    ...others.map(({ slug }) => slug),
  ];
  const title = severity === 'off' ? 'rules that are off' : `rules with severity ${severity}`;
  return names.length === 0 ? [] : [`${title}: ${names.join(', ')}`];
}

function keyLine({ providers, fingerprint, userId, expires, revoked }: KeyInForce): string {
  const end = revoked ? 'revoked' : expires === null ? 'does not expire' : `expires ${expires}`;
  return `key for ${providers.join(', ')}: ${fingerprint} ${userId}, ${end}`;
}

function waiverLine({ line, file, flaw, ...waiver }: WaiverInForce): string {
  const { rule, provider, version, hash, reason, expires } = waiver;
  const what = [rule, provider, version, hash].filter((part) => part !== null).join(' ');
  const state = flaw === null ? `until ${expires}: ${reason}` : `does not count: it ${flaw}`;
  return `waiver in line ${line}${file === undefined ? '' : ` of ${file}`}: ${what}, ${state}`;
}
