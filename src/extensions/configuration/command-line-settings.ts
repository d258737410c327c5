import { Faults } from '../../hcl/fault.ts';
import { type Token, Tokenizer } from '../../hcl/tokenizer.ts';

/** By these Terraform's command line takes providers from elsewhere, or no longer compares them with the lock file. */
const decisive = /^(?:provider_installation|dev_overrides|plugin_cache_dir|plugin_cache_may_break_\w+)$/i;

/**
 * Whether a text configures Terraform's command line so that providers come from elsewhere (T66): such a file may have any
 * name, because `TF_CLI_CONFIG_FILE` names it. It is HCL or JSON and has the setting outside of all blocks; prose and
 * programs have signs that HCL does not know.
 */
export function configuresCommandLine(text: string): boolean {
  if (!/provider_installation|dev_overrides|plugin_cache|\\/i.test(text)) return false;
  if (text.trimStart().startsWith('{')) return keysOf(text).some((key) => decisive.test(key));
  const tokenizer = new Tokenizer(text, new Faults());
  let depth = 0;
  let found = false;
  let before: Token | null = null;
  for (let token = tokenizer.next(); token.kind !== 'end'; before = token, token = tokenizer.next()) {
    if (token.kind === 'invalid') return false;
    if (token.kind !== 'symbol') continue;
    const isSetting = token.text === '=' || token.text === '{';
    if (isSetting && depth === 0 && before !== null && 'text' in before) found ||= decisive.test(before.text);
    if (token.text === '{') depth += 1;
    if (token.text === '}') depth = Math.max(0, depth - 1);
  }
  return found;
}

/** Terraform's reader of JSON is older and takes more than JSON, so a text that is none counts by its words. */
function keysOf(text: string): readonly string[] {
  try {
    return Object.keys(JSON.parse(text));
  } catch {
    return [...text.matchAll(/"(\w+)"\s*:/g)].map(([, key = '']) => key);
  }
}
