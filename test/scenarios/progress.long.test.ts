import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPseudoTerminal, noPseudoTerminal, openTerminal } from '../support/pseudo-terminal.ts';
import { cli } from '../support/run-cli.ts';
import { answerHeld } from '../support/signed-registry/faults.ts';
import { type SignedRegistry, startSignedRegistry } from '../support/signed-registry/signed-registry.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';

if (!hasPseudoTerminal) console.warn(noPseudoTerminal);

/** The registry answers a question only when the test has seen what it waits for, so nothing here depends on the speed of a machine. */
interface Held {
  readonly gate: Promise<void>;
  open(): void;
}

function hold(): Held {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { gate: promise, open: resolve };
}

const noBar = /[█░]|looked up|so far|packages?,/;

let registry: SignedRegistry;
let honest: HonestEntry;
let folder: string;

beforeAll(async () => {
  registry = await startSignedRegistry();
  honest = await publishEntry(registry);
  folder = mkdtempSync(join(tmpdir(), 'lockproof-progress-'));
  writeFileSync(join(folder, '.terraform.lock.hcl'), honest.text);
});

afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Holds the answer about the release. */
function holdMetadata(server = registry, { published } = honest): Held {
  const held = hold();
  const path = published.paths.metadata('linux_amd64');
  server.override(path, answerHeld(server.stored(path)?.body ?? Buffer.alloc(0), held.gate));
  return held;
}

describe.skipIf(!hasPseudoTerminal)('at a terminal', () => {
  function atTerminal(...args: readonly string[]) {
    return openTerminal([process.execPath, cli, 'verify', '--registries', registry.host, ...args], {
      directory: folder,
      columns: 80,
      env: {
        PATH: process.env.PATH ?? '',
        HOME: folder,
        XDG_CACHE_HOME: mkdtempSync(join(folder, 'cache-')),
        NODE_EXTRA_CA_CERTS: registry.caFile,
      },
    });
  }

  it('a bar shows the questions, then packages and bytes; only the result is left', async () => {
    const asking = holdMetadata();
    const path = honest.published.paths.zip('linux_amd64');
    const { zip } = honest.published.package('linux_amd64');
    const downloading = hold();
    registry.override(path, answerHeld(zip, downloading.gate, 100));

    const terminal = atTerminal();
    await terminal.shows('░ 0 of 1 provider version looked up, ');
    asking.open();
    await terminal.shows(`0 of 1 package, 100 of ${zip.length} bytes`);
    downloading.open();
    expect(await terminal.ended).toBe(0);

    const lines = terminal.lines();
    expect(lines[0]).toMatch(/^✅ Lockproof: /);
    expect(lines.filter((line) => noBar.test(line))).toEqual([]);
    expect(lines.every((line) => line.length <= 80)).toBe(true);
    expect(terminal.written()).not.toContain('\u001b[?25l');
  });

  it('Ctrl-C takes the bar away', async () => {
    holdMetadata();
    const terminal = atTerminal();
    await terminal.shows('looked up');
    terminal.type('\u0003');
    expect(await terminal.ended).toBe(130);
    expect(terminal.lines().filter((line) => line !== '^C')).toEqual([]);
    expect(terminal.written()).not.toContain('\u001b[?25l');
  });

  it('an error is written in its place', async () => {
    const asking = holdMetadata();
    const out = join(folder, 'out');
    mkdirSync(out);
    const terminal = atTerminal('--output', join(out, 'report.txt'));
    await terminal.shows('looked up');
    rmSync(out, { recursive: true });
    asking.open();
    expect(await terminal.ended).toBe(3);
    const [first, ...others] = terminal.lines();
    expect(first).toMatch(/^lockproof: The file .* of --output could not be written/);
    expect(others).toEqual([]);
  });
});
