import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import { invalidInput, quoted } from '../errors.ts';
import { rules } from '../extensions/index.ts';
import { parseLockFile } from '../lockfile/read.ts';
import { isWithin } from '../paths.ts';
import { halfClosed, halfClosedRemark } from '../policy/other-registry.ts';
import type { PolicySeverity } from '../policy/policy-kinds.ts';
import { readPolicy } from '../policy/read-policy.ts';
import type { Origin } from '../policy/settings.ts';
import { sharedFileIn } from '../policy/text-kinds.ts';
import { terminalText, visibleJson } from '../report/escape.ts';
import { readDiskFile } from '../source/disk/on-disk.ts';
import { sharedPoliciesFor } from './commands.ts';
import { type InForce, inForce, type PlaceInForce } from './in-force.ts';
import { addOutputOptions, type Flags, settingsFromFlags } from './options.ts';
import { openOutput } from './output.ts';
import { folderWithPolicy, refuseSkippedPolicy } from './paths.ts';
import type { Session } from './session.ts';

export interface PolicyFlags extends Flags {
  readonly format: 'text' | 'json';
}

export function addPolicyOptions(command: Command): Command {
  return addOutputOptions(command, ['text', 'json']).addOption(
    new Option('--config <path>', 'policy file, or owner/repo/path@ref (default: .github/lockproof.yml)'),
  );
}

/** `lockproof policy`: checks the policy file on disk, and shows what is in force for paths or at all. */
export async function runPolicy(paths: readonly string[], flags: PolicyFlags, { streams, env }: Session) {
  const write = openOutput(flags.output, streams, { reviewed: paths });
  const given = settingsFromFlags(flags, 'all');
  await refuseSkippedPolicy(given.config);
  const root = folderWithPolicy(given.config);
  const readFile = (path: string) => readDiskFile(root, path);
  const { settings, notices } = await readPolicy(given, rules, readFile, { shared: sharedPoliciesFor(env) });
  const { path: own, shared } = settings.policy;
  const now = new Date();
  const places = await Promise.all(paths.map((path) => placeAt(path, root)));
  const statement: PolicyStatement = {
    policy: own === null || own === shared?.path ? own : relative('.', join(root, given.config)),
    config: given.config,
    remarks: [...notices, ...halfClosed(settings).map((each) => halfClosedRemark(each, settings))],
    inForce: (places.length === 0 ? [null] : places).map((place) => inForce(settings, rules, now, place)),
  };
  return write(flags.format === 'json' ? renderPolicyJson(statement) : renderPolicyText(statement)) ? 0 : 3;
}

/** @throws UserError for a path outside of the folder of the policy */
async function placeAt(path: string, root: string): Promise<PlaceInForce> {
  // A path that is neither a file nor named like one is a folder, there or not.
  const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? !path.endsWith('.lock.hcl');
  const whole = resolve(isFolder ? join(path, '.terraform.lock.hcl') : path);
  if (!isWithin(whole, root))
    throw invalidInput(
      `The path ${quoted(path)} is outside of ${quoted(root)}, the folder that the policy is about; name one inside.`,
    );
  const inside = relative(root, whole).split(sep).join('/');
  const content = await readDiskFile(root, inside);
  if (content.kind !== 'file') return { path: inside, entries: null };
  const { lockFile } = parseLockFile(new TextDecoder().decode(content.bytes), { path: inside });
  return { path: inside, entries: lockFile?.providers ?? null };
}

interface PolicyStatement {
  /** The policy file, as a path from the current folder; `null` if there is none. */
  readonly policy: string | null;
  readonly config: string;
  readonly remarks: readonly string[];
  /** One for each path; without paths one, about every lock file that `paths` does not mention. */
  readonly inForce: readonly InForce[];
}

function renderPolicyJson({ config: _, ...statement }: PolicyStatement): string {
  return `${visibleJson(JSON.stringify({ schema: 'lockproof.policy/v1', ...statement }, null, 2))}\n`;
}

/** The policy for a terminal: whether the file is right, then the settings, one block for each path. */
export function renderPolicyText({ policy, config, remarks, inForce }: PolicyStatement): string {
  const first =
    policy === null
      ? `There is no policy (${config}), so every setting has its default.`
      : sharedFileIn(policy) === null
        ? `${policy} can be read. A review reads it at the base revision, so an edit counts after the merge.`
        : `${policy} can be read. The policy file of this repository is not read.`;
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
function ruleLines(severity: PolicySeverity, rules: InForce['rules']): readonly string[] {
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

function keyLine({ providers, fingerprint, userId, expires, revoked }: InForce['keys'][number]): string {
  const end = revoked ? 'revoked' : expires === null ? 'does not expire' : `expires ${expires}`;
  return `key for ${providers.join(', ')}: ${fingerprint} ${userId}, ${end}`;
}

function waiverLine({ line, file, flaw, ...waiver }: InForce['waivers'][number]): string {
  const { rule, provider, version, hash, reason, expires } = waiver;
  const what = [rule, provider, version, hash].filter((part) => part !== null).join(' ');
  const state = flaw === null ? `until ${expires}: ${reason}` : `does not count: it ${flaw}`;
  return `waiver in line ${line}${file === undefined ? '' : ` of ${file}`}: ${what}, ${state}`;
}
