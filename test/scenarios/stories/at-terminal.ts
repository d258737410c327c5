import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTerminal } from '../../support/pseudo-terminal.ts';
import { cli } from '../../support/run-cli.ts';
import type { Stage } from '../stage.ts';
import type { Story } from './story.ts';

/** The inputs of the action that the command line has no flag for. */
const onlyOnPullRequests: ReadonlySet<string> = new Set(['suggestions']);

/** What `lockproof review` leaves on a terminal for the same change. */
export async function seenAtTerminal(
  { repository, registry }: Stage,
  { settings }: Story,
  columns: number,
): Promise<readonly string[]> {
  const flags = Object.entries(settings?.inputs ?? {}).flatMap(([name, value]) => {
    if (onlyOnPullRequests.has(name)) return [];
    return value === 'true' ? [`--${name}`] : value.split('\n').map((one) => `--${name}=${one}`);
  });
  const home = mkdtempSync(join(tmpdir(), 'lockproof-home-'));
  const terminal = openTerminal(
    [process.execPath, cli, 'review', '--base', 'main', '--head', 'change', ...flags],
    {
      directory: repository.directory,
      columns,
      env: { PATH: process.env.PATH ?? '', HOME: home, NODE_EXTRA_CA_CERTS: registry.caFile },
    },
  );
  await terminal.ended;
  rmSync(home, { recursive: true, force: true });
  // Where a key is named by its last digits only, it is the only one.
  return terminal.lines().map((line) => line.replace(/\(key [0-9A-F]{16}\)/, '(key A1A1A1A1A1A1A1A1)'));
}
