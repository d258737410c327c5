import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCli } from '../support/run-cli.ts';

describe.concurrent('on the command line', () => {
  it('explain prints the page of every rule, without anything installed', async () => {
    const elsewhere = { directory: tmpdir() };
    const list = await runCli(['explain'], elsewhere);
    expect(list.exitCode).toBe(0);
    const slugs = list.stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ', 1)[0] ?? '');
    expect(slugs.toSorted(), 'dist/ has the rules of docs/rules; if not, run `npm run build`').toEqual(
      readdirSync('docs/rules')
        .map((page) => basename(page, '.md'))
        .toSorted(),
    );
    const pages = await Promise.all(slugs.map((slug) => runCli(['explain', slug], elsewhere)));
    expect(pages.map(({ exitCode, stdout }) => `${exitCode} ${stdout.split('\n', 1)[0]}`)).toEqual(
      slugs.map((slug) => `0 # ${slug}`),
    );
    // A terminal cannot follow a link that is relative to a page.
    expect(pages.flatMap(({ stdout }) => stdout.match(/\]\((?!https:)[^)]*\)/g) ?? [])).toEqual([]);
    const wrong = await runCli(['explain', 'unproven-hsh'], elsewhere);
    expect(wrong.exitCode).toBe(2);
    expect(wrong.stderr).toContain('did you mean unproven-hash?');
  });
});
