import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { type Command, Option } from 'commander';
import { UserError } from '../errors.ts';
import { rules } from '../extensions/index.ts';
import { parseLockFile } from '../lockfile/read.ts';
import { isWithin } from '../paths.ts';
import { halfClosed, halfClosedRemark } from '../policy/other-registry.ts';
import { readPolicy } from '../policy/read-policy.ts';
import { quoted } from '../quoted.ts';
import { readDiskFile } from '../source/disk/on-disk.ts';
import { inForce, type PlaceInForce } from './in-force.ts';
import { type Flags, settingsFromFlags } from './options.ts';
import { openOutput } from './output.ts';
import { folderWithPolicy } from './paths.ts';
import { type PolicyStatement, renderPolicyJson, renderPolicyText } from './policy-text.ts';
import type { Session } from './session.ts';

/** The flags of `lockproof policy`. */
export interface PolicyFlags extends Flags {
  readonly format: 'text' | 'json';
}

export function addPolicyOptions(command: Command): Command {
  return command
    .addOption(
      new Option('--format <format>', 'how to show the result').choices(['text', 'json']).default('text'),
    )
    .addOption(new Option('--output <file>', 'write the result to a file instead of standard output'))
    .addOption(new Option('--config <path>', 'policy file (default: .github/lockproof.yml)'));
}

/**
 * `lockproof policy`: checks the policy file as it is on disk, and tells what is in force.
 *
 * @param paths lock files or folders, which need not exist; none: what is in force in general
 * @throws UserError `invalid-policy` with each mistake of the file, by line
 */
export async function runPolicy(
  paths: readonly string[],
  flags: PolicyFlags,
  { streams }: Session,
): Promise<number> {
  const write = openOutput(flags.output, streams, { reviewed: paths });
  const given = settingsFromFlags(flags, 'all');
  const root = folderWithPolicy(given.config);
  const { settings } = await readPolicy(given, rules, (path) => readDiskFile(root, path));
  const now = new Date();
  const places = await Promise.all(paths.map((path) => placeAt(path, root)));
  const statement: PolicyStatement = {
    policy: settings.policy.path === null ? null : relative('.', join(root, given.config)),
    config: given.config,
    remarks: halfClosed(settings).map((each) => halfClosedRemark(each, settings)),
    inForce: (places.length === 0 ? [null] : places).map((place) => inForce(settings, rules, now, place)),
  };
  return write(flags.format === 'json' ? renderPolicyJson(statement) : renderPolicyText(statement)) ? 0 : 3;
}

/** @throws UserError for a path outside of the folder that the policy speaks of */
async function placeAt(path: string, root: string): Promise<PlaceInForce> {
  const file = isFolder(path) ? join(path, '.terraform.lock.hcl') : path;
  const whole = resolve(file);
  if (!isWithin(whole, root))
    throw new UserError(
      'invalid-input',
      `The path ${quoted(path)} is outside of ${quoted(root)}, the folder that the policy is about; name one inside.`,
    );
  const inside = relative(root, whole).split(sep).join('/');
  const content = await readDiskFile(root, inside);
  if (content.kind !== 'file') return { path: inside, entries: null };
  const { lockFile } = parseLockFile(new TextDecoder().decode(content.bytes), { path: inside });
  return { path: inside, entries: lockFile?.providers ?? null };
}

/** What is neither a file nor named like one is a folder, there or not. */
function isFolder(path: string): boolean {
  if (existsSync(path)) return statSync(path).isDirectory();
  return !path.endsWith('.lock.hcl');
}
