import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openRepository } from '../../src/source/git/git.ts';
import { createRepository } from '../support/github-double/repository.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the program git', () => {
  it.each([
    ['node_modules/.bin', 'relative'],
    ['.', 'relative'],
    ['tools/bin', 'absolute'],
  ])('is never the one that a checkout has in %s, whatever PATH says (T93)', async (folder, kind) => {
    const repository = createRepository();
    const place = join(repository.directory, folder);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'git'), `#!/bin/sh\ntouch '${repository.directory}/started'\n`);
    chmodSync(join(place, 'git'), 0o755);
    // As if the current folder were the checkout.
    const here = kind === 'absolute' ? place : relative(process.cwd(), place);
    vi.stubEnv('PATH', [here, '', process.env.PATH].join(delimiter));
    expect(await openRepository(repository.directory)).toMatchObject({ root: repository.directory });
    expect(existsSync(join(repository.directory, 'started'))).toBe(false);
    repository.remove();
  });
});
