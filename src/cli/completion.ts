import type { Command, Option } from 'commander';
import { shellWord } from '../errors.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;

/** A script by which a shell completes the commands and flags that `--help` shows. */
export function completionScript(shell: (typeof shells)[number], { commands }: Command): string {
  const all = commands.map((command) => command.name()).join(' ');
  if (shell === 'fish') return commands.map(forFish).join('');
  const cases = commands.map((each) => `${each.name()}) words='${flagsOf(each).join(' ')}';;`).join(' ');
  return `${shell === 'zsh' ? zshBegins : ''}_lockproof() {
  local words='${all}'
  [ "$COMP_CWORD" -gt 1 ] && case \${COMP_WORDS[1]} in ${cases} esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _lockproof lockproof
`;
}

/** zsh can run the script of bash. No option is set: it would hold for every other command too. */
const zshBegins = `autoload -U +X compinit && compinit
autoload -U +X bashcompinit && bashcompinit
`;

function forFish(command: Command): string {
  const [name, of] = [command.name(), 'complete -c lockproof -n'];
  return `${of} __fish_use_subcommand -xa ${name} -d ${shellWord(command.description())}
${of} '__fish_seen_subcommand_from ${name}'${flagsOf(command)
    .join(' ')
    .replaceAll(/(^| )--/g, ' -l ')}
`;
}

function flagsOf({ options }: Command): readonly Option['long'][] {
  return options.filter(({ hidden }) => !hidden).map(({ long }) => long);
}
