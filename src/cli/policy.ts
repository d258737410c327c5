import { statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import { invalidInput } from '../errors.ts';
import { rules } from '../extensions/index.ts';
import { parseLockFile } from '../lockfile/read.ts';
import { isWithin } from '../paths.ts';
import { halfClosed, halfClosedRemark } from '../policy/other-registry.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { quoted } from '../quoted.ts';
import { readDiskFile } from '../source/disk/on-disk.ts';
import { sharedPoliciesFor } from './commands.ts';
import { inForce, type PlaceInForce } from './in-force.ts';
import { addOutputOptions, type Flags, settingsFromFlags } from './options.ts';
import { openOutput } from './output.ts';
import { folderWithPolicy, refuseSkippedPolicy } from './paths.ts';
import { type PolicyStatement, renderPolicyJson, renderPolicyText } from './policy-text.ts';
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
