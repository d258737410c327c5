import type { PolicyAccount, SettingOrigin } from '../policy/account.ts';

/** The inputs of the workflow as flags of the command line, so that the same review gives the same verdict on a desk. The policy file needs none: it is read there as here. */
export function flagsOf(policy: PolicyAccount | undefined): readonly string[] {
  return (policy?.origins ?? []).filter(({ from }) => from.kind === 'input').flatMap(flagsFor);
}

function flagsFor({ name, value }: SettingOrigin): readonly string[] {
  switch (name) {
    case 'accept-asserted':
      return value === 'true' ? ['--accept-asserted'] : [];
    case 'platforms':
    case 'registries':
      return value === 'none' ? [] : value.split(', ').map((one) => `--${name} ${one}`);
    case 'fail-on':
    case 'on-unavailable':
      return [`--${name} ${value}`];
    default:
      return [];
  }
}
