import { UserError } from '../errors.ts';
import type { AnnouncedH1 } from '../evidence/plan.ts';
import { quoted } from '../quoted.ts';
import { byteCount, type InputValue, listOf, oneOf, plainLine, truthValue } from './input-value.ts';
import { platformValue } from './platforms.ts';
import { registryValue } from './registry-value.ts';
import type { Settings } from './settings.ts';
import { noPolicy } from './settings.ts';

/** In the order in which people should read them: the default first. */
export const announcedValue: InputValue<AnnouncedH1> = oneOf('sample', 'compute', 'accept');

/** A path inside the repository, in one spelling. */
const repositoryPath: InputValue<string> = {
  allowed: 'one line with a path inside the repository, such as .github/lockproof.yml',
  read(text) {
    const parts = plainLine.read(text)?.replace(/^\.\//, '').split('/') ?? [];
    return parts.length === 0 || parts.some((part) => ['', '.', '..', '.git'].includes(part))
      ? null
      : parts.join('/');
  },
};

/** Words that look like a choice and not like a folder; they are refused. */
const noFolders: readonly string[] = ['auto', 'always', 'never', 'true', 'false'];

const folderValue: InputValue<string> = {
  allowed: 'the full path of a folder, or nothing to keep no package hashes',
  read(text) {
    const line = plainLine.read(text);
    return line === null || noFolders.includes(line.toLowerCase()) ? null : line;
  },
};

const globValue: InputValue<string> = { ...plainLine, allowed: 'globs, one per line' };
const lineOrComma = /[\r\n,]+/;

/** Every setting, with the value that applies where the input is absent or empty. */
const inputs = {
  'lock-files': input(listOf(globValue), ['**/.terraform.lock.hcl']),
  scope: input(oneOf('changed', 'all'), 'changed'),
  'fail-on': input(oneOf('error', 'warning', 'never'), 'error'),
  'on-unavailable': input(oneOf('fail', 'warn'), 'fail'),
  'accept-asserted': input(truthValue, false),
  'announced-h1': input<AnnouncedH1>(announcedValue, 'sample'),
  advisories: input(truthValue, true),
  platforms: input(listOf(platformValue, lineOrComma), []),
  registries: input(listOf(registryValue, lineOrComma), []),
  comment: input(oneOf('always', 'on-problem', 'never'), 'always'),
  'review-comments': input(truthValue, true),
  suggestions: input(truthValue, true),
  cache: input<string | null>(folderValue, null),
  'max-download': input(byteCount, 16 * 2 ** 30),
  config: input(repositoryPath, '.github/lockproof.yml'),
} as const;

/** Names of the inputs that {@link settingsFrom} understands. */
export const settingNames: readonly string[] = Object.keys(inputs);

/**
 * Makes settings from raw texts, for the action and the command line.
 *
 * @param raw by the input's kebab-case name; an absent or empty text means the default
 * @param called how the user calls a setting: an input of the workflow, or a flag
 * @throws UserError `invalid-input`, one line for each wrong input, with the input's name and its allowed values
 */
export function settingsFrom(
  raw: ReadonlyMap<string, string>,
  called: (name: string) => string = (name) => `Input "${name}"`,
): Settings {
  const wrong = [...raw.keys()].filter((name) => !settingNames.includes(name)).map(unknownInput);

  function value<T>(name: keyof typeof inputs, { kind, standard }: Input<T>): T {
    const text = raw.get(name) ?? '';
    if (text.trim() === '') return standard;
    const read = kind.read(text);
    if (read !== null) return read;
    const near = kind.suggest?.(text) ?? null;
    const hint = near === null ? '' : `; did you mean ${near}?`;
    wrong.push(`${called(name)}: ${quoted(text.trim())} is not allowed; allowed: ${kind.allowed}${hint}`);
    return standard;
  }

  const settings: Settings = {
    lockFiles: value('lock-files', inputs['lock-files']),
    scope: value('scope', inputs.scope),
    failOn: value('fail-on', inputs['fail-on']),
    onUnavailable: value('on-unavailable', inputs['on-unavailable']),
    acceptAsserted: value('accept-asserted', inputs['accept-asserted']),
    announcedH1: value('announced-h1', inputs['announced-h1']),
    advisories: value('advisories', inputs.advisories),
    platforms: value('platforms', inputs.platforms),
    registries: value('registries', inputs.registries),
    comment: value('comment', inputs.comment),
    reviewComments: value('review-comments', inputs['review-comments']),
    suggestions: value('suggestions', inputs.suggestions),
    cache: value('cache', inputs.cache),
    maxDownload: value('max-download', inputs['max-download']),
    config: value('config', inputs.config),
    given: new Set([...raw].filter(([, text]) => text.trim() !== '').map(([name]) => name)),
    policy: noPolicy,
  };
  if (wrong.length > 0) throw new UserError('invalid-input', wrong.join('\n'));
  return settings;
}

/**
 * Leaves out texts that nobody wrote: GitHub passes the defaults of `action.yml` like inputs. The inputs that a policy file can set too have no default
 * there, so each text in them was written, and wins over the file even if it is what applies without it.
 */
export function withoutDefaults(raw: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...raw].filter(([name, text]) => !saysDefault(name, text)));
}

/** The settings that the policy file has as well. */
const alsoInPolicy: readonly string[] = [
  'fail-on',
  'accept-asserted',
  'announced-h1',
  'advisories',
  'platforms',
  'registries',
];

function saysDefault(name: string, text: string): boolean {
  if (alsoInPolicy.includes(name)) return false;
  const found = Object.entries<Input<unknown>>(inputs).find(([key]) => key === name);
  if (found === undefined) return false;
  const [, { kind, standard }] = found;
  const said = kind.read(text);
  return said !== null && JSON.stringify(said) === JSON.stringify(standard);
}

interface Input<T> {
  readonly kind: InputValue<T>;
  readonly standard: T;
}

function input<T>(kind: InputValue<T>, standard: T): Input<T> {
  return { kind, standard };
}

function unknownInput(name: string): string {
  return `Input ${quoted(name)} is unknown; allowed: ${settingNames.join(', ')}`;
}

/**
 * The inputs of the workflow as flags of the command line, each safe in a shell, so that the same review gives the same verdict on another
 * machine. The policy file needs no flag: it is read there too.
 */
export function flagsOf(settings: Settings): readonly string[] {
  const { lockFiles, platforms, registries } = settings;
  const hosts = registries.map(({ host, serviceUrl }) =>
    serviceUrl === null ? host : `${host}=${serviceUrl}`,
  );
  const said: readonly (readonly [name: keyof typeof inputs, values: readonly string[]])[] = [
    ['lock-files', lockFiles],
    ['config', [settings.config]],
    ['fail-on', [settings.failOn]],
    ['on-unavailable', [settings.onUnavailable]],
    ['announced-h1', [settings.announcedH1]],
    ['advisories', [String(settings.advisories)]],
    ['platforms', platforms],
    ['registries', hosts],
    ['max-download', [String(settings.maxDownload)]],
  ];
  const flags = said
    .filter(([name]) => settings.given.has(name))
    .flatMap(([name, values]) => values.map((value) => `--${name} ${shellWord(value)}`));
  const accepts = settings.acceptAsserted && settings.given.has('accept-asserted');
  return accepts ? [...flags, '--accept-asserted'] : flags;
}

/** In single quotes, only the single quote has a meaning to a shell. */
function shellWord(text: string): string {
  return /^[\w./][\w./:=@,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
