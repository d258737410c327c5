import { wordsOf } from './kind.ts';
import { decidedFor } from './policy.ts';
import type { Setting } from './setting.ts';
import type { Origin, Settings } from './settings.ts';

export interface PolicyAccount {
  readonly origins: readonly SettingOrigin[];
  readonly notices: readonly string[];
}

export interface SettingOrigin {
  readonly name: string;
  readonly value: string;
  readonly from: Origin;
}

/** The origin of each setting that affects the verdict; `path` `null`: for files outside of `paths`. */
export function originsOf(settings: Settings, path: string | null = null): readonly SettingOrigin[] {
  return settings.rows.flatMap((row) => {
    const { value, from } = decidedFor(settings, row, path);
    const isTold = row.listed === true || (row.places.includes('policy') && from.kind !== 'default');
    return isTold ? partsOf(row, value).map(([name, text]) => ({ name, value: text, from })) : [];
  });
}

/** The value in words, with its name; more than one for a key that has keys of its own. */
function partsOf(
  { name, kind }: Setting,
  value: unknown,
): readonly (readonly [name: string, text: string])[] {
  const patterns = kind.patterns?.(value);
  if (patterns !== undefined)
    return Object.entries(patterns).map(([key, all]) => [
      `${name}${key}`,
      all.map(({ text }) => text).join(', ') || 'none',
    ]);
  const text = kind.shown?.(value) ?? (wordsOf(kind, value).join(', ') || 'none');
  return text === '' ? [] : [[name, text]];
}
