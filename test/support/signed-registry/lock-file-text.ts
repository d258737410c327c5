/** One block of a lock file. */
export interface LockedProvider {
  /** `localhost:PORT/namespace/type`. */
  readonly address: string;
  readonly version: string;
  readonly constraints?: string;
  readonly hashes: readonly string[];
}

const notice = `# This file is maintained automatically by "terraform init".
# Manual edits may be lost in future updates.
`;

/** The lock file that Terraform would print for these providers: sorted, aligned, one hash per line. */
export function lockFileText(...providers: readonly LockedProvider[]): string {
  return notice + [...providers].sort(byAddress).map(block).join('');
}

function block({ address, version, constraints, hashes }: LockedProvider): string {
  const lines = [
    `version${constraints === undefined ? ' ' : '     '}= "${version}"`,
    ...(constraints === undefined ? [] : [`constraints = "${constraints}"`]),
    ...(hashes.length === 0 ? [] : ['hashes = [', ...[...new Set(hashes)].sort().map(quoted), ']']),
  ];
  return `\nprovider "${address}" {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}

function quoted(hash: string): string {
  return `  "${hash}",`;
}

function byAddress(a: LockedProvider, b: LockedProvider): number {
  return a.address < b.address ? -1 : 1;
}
