import { invalidInput, quoted } from '../errors.ts';
import { propertyOf, readText, type Setting } from './kind.ts';
import { coreSettings, noPolicy, type Settings, type SettingValues } from './settings.ts';

interface SettingsOptions {
  readonly rows?: readonly Setting[];
  /** How the user calls a setting: an input of the workflow, or a flag. */
  readonly called?: (row: Setting) => string;
}

/** Settings from raw texts by the input's kebab-case name. @throws UserError with a line for each mistake */
export function settingsFrom(
  raw: ReadonlyMap<string, string>,
  { rows = coreSettings, called = ({ name }) => `Input "${name}"` }: SettingsOptions = {},
): Settings {
  const names = rows.filter(({ places }) => places.includes('input')).map(({ name }) => name);
  const wrong = [...raw.keys()]
    .filter((name) => !names.includes(name))
    .map((name) => `Input ${quoted(name)} is unknown; allowed: ${names.join(', ')}`);
  const given = new Set([...raw].filter(([, text]) => text.trim() !== '').map(([name]) => name));
  const values = rows.map((row) => {
    if (!given.has(row.name)) return [propertyOf(row.name), row.standard];
    const reading = readText(row.kind, raw.get(row.name) ?? '');
    if (reading.kind === 'value') return [propertyOf(row.name), reading.value];
    wrong.push(`${called(row)}: ${reading.says}`);
    return [];
  });
  if (wrong.length > 0) throw invalidInput(wrong.join('\n'));
  return { ...(Object.fromEntries(values) as SettingValues), rows, given, policy: noPolicy };
}
