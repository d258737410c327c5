import { opentofuRegistry } from '../address/address.ts';
import { isPlatform } from '../package/package-filename.ts';
import { providerName } from '../subject/names.ts';

const openTofuHost = `${opentofuRegistry}/`;
const safeAddress = /^[a-z0-9][a-z0-9.-]*(?::\d{1,5})?\/[a-z0-9][a-z0-9_-]*\/[a-z0-9][a-z0-9_-]*$/;
const beforeCommand = ' run: ';
const ourCommand =
  /^(?:terraform|tofu) (?:init(?: -upgrade)?|providers lock(?: -platform=[a-z0-9]+_[a-z0-9]+)*(?: [a-z0-9][a-z0-9./:_-]*)?)$/;

/**
 * An edit and, where the provider's name is safe in a shell, the command that follows it. The edit comes first because
 * `providers lock` merges with what the file holds: it never removes a planted hash and never complains about one (F4, F5).
 *
 * @param edit a sentence without final stop, or empty where the command is all there is to do
 */
export function thenLock(edit: string, address: string, platforms: readonly string[]): string {
  const command = lockCommand(address, platforms);
  if (command === null) {
    const tool = terraformFor(address);
    return sentence(edit, `lock this provider again with "${tool} providers lock".`, 'and ');
  }
  return sentence(edit, `run: ${command}`, 'then ');
}

/** The edit, and then `terraform init` or `tofu init`, whichever belongs to the provider's registry. */
export function thenInit(edit: string, address: string | null, flag: '' | ' -upgrade' = ''): string {
  return sentence(edit, `run: ${terraformFor(address ?? '')} init${flag}`, 'then ');
}

/** A remedy as prose and the command to copy. Only commands of our own making are taken for one. */
export function splitRemedy(remedy: string): { readonly prose: string; readonly command: string | null } {
  const at = remedy.lastIndexOf(beforeCommand);
  const start = at === -1 ? (remedy.startsWith('Run: ') ? 5 : -1) : at + beforeCommand.length;
  const command = start === -1 ? '' : remedy.slice(start);
  return ourCommand.test(command)
    ? { prose: remedy.slice(0, start).trimEnd(), command }
    : { prose: remedy, command: null };
}

function sentence(edit: string, action: string, joint: string): string {
  if (edit === '') return `${action.slice(0, 1).toUpperCase()}${action.slice(1)}`;
  return `${edit}, ${joint}${action}`;
}

function lockCommand(address: string, platforms: readonly string[]): string | null {
  if (!safeAddress.test(address)) return null;
  const tool = terraformFor(address);
  const name = tool === 'tofu' ? address.slice(openTofuHost.length) : providerName(address);
  const flags = platforms.filter(isPlatform).map((name) => `-platform=${name}`);
  return [tool, 'providers', 'lock', ...flags, name].join(' ');
}

function terraformFor(address: string): 'terraform' | 'tofu' {
  return address.startsWith(openTofuHost) ? 'tofu' : 'terraform';
}
