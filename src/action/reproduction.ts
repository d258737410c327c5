import type { Environment } from '../command.ts';
import { wordsOf } from '../policy/kind.ts';
import { flagName } from '../policy/setting.ts';
import { type Settings, valueIn } from '../policy/settings.ts';
import { shellWord } from '../quoted.ts';
import { released } from '../tool.ts';

/** Commands for a checkout that clone this program beside it: `npx` would obey the checkout's files (T93). */
export function runOf(
  { GITHUB_ACTION_REPOSITORY: from = '', GITHUB_ACTION_REF: ref = '' }: Environment,
  command: string,
): string {
  const isNamed = /^[\w.-]+\/[\w.-]+$/.test(from) && /^\w[\w./-]*$/.test(ref);
  const [repository, commit] = isNamed ? [from, ref] : ['lockproof/lockproof', released];
  const folder = `../lockproof${commit === null ? '' : `-${commit.slice(0, 12).replaceAll('/', '-')}`}`;
  return [
    `git clone --quiet https://github.com/${repository} ${folder}`,
    ...(commit === null ? [] : [`git -C ${folder} checkout --quiet ${commit}`]),
    `node ${folder}/dist/cli.js ${command}`,
  ].join('\n');
}

/** The inputs of the workflow as flags, safe in a shell, for the same verdict on any machine. */
export function flagsOf(settings: Settings): readonly string[] {
  return settings.rows
    .filter(
      ({ name, places, decides = true }) => settings.given.has(name) && places.includes('flag') && decides,
    )
    .flatMap((row) => {
      const { kind } = row;
      const name = flagName(row);
      const value = valueIn(settings, row);
      if (kind.argument === undefined) return value === true ? [`--${name}`] : [];
      return wordsOf(kind, value).map((word) => `--${name} ${shellWord(word)}`);
    });
}
