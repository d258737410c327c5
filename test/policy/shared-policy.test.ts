import { describe, expect, it } from 'vitest';
import { rules } from '../../src/extensions/index.ts';
import { absent, known, unavailable } from '../../src/outcome.ts';
import { decidedFor, originsOf } from '../../src/policy/policy.ts';
import { readPolicy } from '../../src/policy/read-policy.ts';
import { core } from '../../src/policy/settings.ts';
import type { SharedPolicies } from '../../src/policy/shared-policy.ts';
import type { FileReader } from '../../src/source/source.ts';
import { settings } from '../support/review-builders.ts';

/* A policy file of another repository: by the input `config`, or extended by the repository's own. GitHub is in memory. */

const own = '.github/lockproof.yml';
const sha = 'a'.repeat(40);
const other = 'b'.repeat(40);

type Files = Readonly<Record<string, string>>;
type Revisions = Readonly<Record<'trusted' | 'base' | 'head', string | null>>;

/** GitHub with files by `owner/repo/path@commit`, and branches and tags by their full names. */
function github(files: Files, refs: Files = {}): SharedPolicies['access'] & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    async ask(route, { owner, repo, path, ref, mediaType }) {
      asked.push(`${owner}/${repo} ${path ?? ''}@${ref}`);
      const commit = refs[String(ref)];
      if (route.includes('/commits/')) {
        // Without the media type, the answer has a diff, which may be too large for GitHub.
        expect(mediaType).toEqual({ format: 'sha' });
        return commit ? known({ data: commit, next: null }) : absent('it');
      }
      const text = files[`${owner}/${repo}/${path}@${ref}`];
      if (text === undefined) return absent('it');
      const content = Buffer.from(text).toString('base64');
      return known({ data: { type: 'file', encoding: 'base64', content }, next: null });
    },
  };
}

function read(
  revisions: Revisions | string | null,
  access: SharedPolicies['access'] | undefined,
  { config, isPrivate = false }: { readonly config?: string; readonly isPrivate?: boolean } = {},
) {
  const sides =
    revisions === null || typeof revisions === 'string'
      ? { trusted: revisions, base: revisions, head: revisions }
      : revisions;
  const readFile: FileReader = async (path, side) => {
    const text = path === own ? sides[side] : null;
    return text === null ? { kind: 'missing' } : { kind: 'file', bytes: Buffer.from(text) };
  };
  const shared = access === undefined ? {} : { shared: { access, isPrivate } };
  return readPolicy(settings(config === undefined ? {} : { config }), rules, readFile, shared);
}

const name = `example/policies/base.yml@${sha}`;

describe('a shared policy that `config` names', () => {
  it('decides, and the own file is not read', async () => {
    const access = github({ [name]: 'fail-on: warning\n' });
    const { settings: judging, notices } = await read('this: is broken', access, { config: name });
    expect(judging.failOn).toBe('warning');
    expect(notices).toEqual([]);
    expect(access.asked).toEqual([`example/policies base.yml@${sha}`]);
    expect(originsOf(judging)).toContainEqual({
      ...{ name: 'fail-on', value: 'warning' },
      from: { kind: 'file', path: name },
    });
  });

  it('by a branch or a tag is read at its commit, with a notice that pins it', async () => {
    for (const [ref, full] of [
      ['main', 'heads/main'],
      ['v1.2', 'tags/v1.2'],
      ['refs/heads/team/x', 'heads/team/x'],
    ] as const) {
      const access = github({ [name]: 'fail-on: warning\n' }, { [full]: sha });
      const { settings: judging, notices } = await read(null, access, {
        config: `example/policies/base.yml@${ref}`,
      });
      expect(judging.failOn).toBe('warning');
      expect(notices).toEqual([expect.stringContaining(`write ${name}.`)]);
    }
  });

  it('by a name that is a branch and a tag is refused (T97)', async () => {
    const access = github({ [name]: '' }, { 'heads/v1': sha, 'tags/v1': other });
    await expect(read(null, access, { config: 'example/policies/base.yml@v1' })).rejects.toMatchObject({
      code: 'unknown-revision',
      message: expect.stringContaining('"heads/v1" or "tags/v1"'),
    });
  });

  it.each([
    ['is not there', github({}), 'GitHub shows no such repository, revision or file; correct the reference'],
    [
      'needs a token',
      { ask: async () => ({ ...unavailable('status', 'GitHub answered with status 401'), status: 401 }) },
      'give a token that may read',
    ],
    [
      'cannot be asked for',
      { ask: async () => unavailable('network', 'GitHub did not answer') },
      'GitHub did not answer; run it again where GitHub can be reached',
    ],
    ['has no way to be read', undefined, 'no request sent; run it again where GitHub can be reached'],
  ])('that %s stops the run as not judged', async (_, access, says) => {
    await expect(read(null, access, { config: name })).rejects.toMatchObject({
      name: 'SourceError',
      message: expect.stringContaining(says),
    });
  });

  it.each([
    ['does not parse', '\nfail_on: error\n', `${name}:2: "fail_on" is not a policy key`],
    ['is no YAML', 'fail-on: [', `${name}:1: this is not valid YAML`],
    [
      'extends another',
      `rules: {}\nextends: ${name}\n`,
      `${name}:2: "extends": a shared policy cannot extend another`,
    ],
    [
      'names files with keys',
      'signing-keys:\n  - providers: [a.example/b/c]\n    keys: [keys/b.asc]\n',
      `${name}:3: a shared policy has keys as armored text`,
    ],
    ['is too large', '#'.repeat(64 * 1024 + 1), `${name}:1: a policy has at most 64 KiB`],
  ])('that %s is a mistake with repository, file and line', async (_, text, says) => {
    const error = await read(null, github({ [name]: text }), { config: name }).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'invalid-shared-policy', message: expect.stringContaining(says) });
    // No file of this repository has that line.
    expect(error.mistakes.map(({ place }: { readonly place: unknown }) => place)).toEqual([null]);
  });
});

describe('a policy that extends a shared one', () => {
  const waiver = (version: string) =>
    `waivers:\n  - {rule: unproven-hash, provider: a.example/b/c, version: ${version}, reason: r, expires: 2030-01-01}\n`;
  const access = github({
    [name]: `fail-on: warning\nannounced-h1: compute\nplatforms: [linux_amd64]\nrules: {new-provider: error, prerelease: error}\nproviders: {deny: [a.example/x/y]}\n${waiver('1.0.0')}`,
  });
  const text = `extends: ${name}\nfail-on: error\nplatforms: [darwin_arm64]\nrules: {new-provider: off}\nproviders: {deny: [a.example/z/z]}\n${waiver('2.0.0')}`;

  it('replaces single values, adds lists and waivers, and overrides rules one by one', async () => {
    const { settings: judging } = await read(text, access);
    expect(judging).toMatchObject({ failOn: 'error', announcedH1: 'compute' });
    expect(judging.platforms).toEqual(['linux_amd64', 'darwin_arm64']);
    expect(Object.fromEntries(judging.rules)).toEqual({ 'new-provider': 'off', prerelease: 'error' });
    expect(judging.providers.deny?.map((each) => each.text)).toEqual(['a.example/x/y', 'a.example/z/z']);
    expect(judging.waivers.map(({ version, file }) => [version, file])).toEqual([
      ['1.0.0', name],
      ['2.0.0', undefined],
    ]);
  });

  it('says which setting comes from which file', async () => {
    const { settings: judging } = await read(text, access);
    const from = Object.fromEntries(
      originsOf(judging).map((each) => [
        each.name,
        each.from.kind === 'file' ? each.from.path : each.from.kind,
      ]),
    );
    expect(from).toMatchObject({
      extends: own,
      'fail-on': own,
      'announced-h1': name,
      platforms: `${name} + ${own}`,
      registries: 'default',
    });
    const rule = (slug: string) => decidedFor(judging, core.rules, null, (said) => said.has(slug)).from;
    expect([rule('new-provider'), rule('prerelease')]).toEqual([
      { kind: 'file', path: own },
      { kind: 'file', path: name },
    ]);
  });

  it('that cannot be read never becomes a default', async () => {
    await expect(read(`extends: ${name}`, github({}))).rejects.toMatchObject({ name: 'SourceError' });
    await expect(read('extends: lockproof.yml', access)).rejects.toMatchObject({
      message: expect.stringContaining(`${own}:1: "extends": expected owner/repo/path@ref`),
    });
  });
});

describe('a change of `extends`', () => {
  const [lax, strict] = [`example/policies/lax.yml@${sha}`, `example/policies/strict.yml@${sha}`];
  const files = { [lax]: 'fail-on: never\n', [strict]: 'fail-on: warning\n', [name]: '' };
  const change = async (before: string, after: string, isPrivate = false) => {
    const access = github(files);
    const revisions = { trusted: before, base: before, head: after };
    const { settings: judging } = await read(revisions, access, { isPrivate });
    return { failOn: judging.failOn, edit: judging.policy.edit, asked: access.asked };
  };

  it('is judged by the policy of the base, and gets weaker or stricter (T97)', async () => {
    expect(await change(`extends: ${strict}`, `extends: ${lax}`)).toMatchObject({
      failOn: 'warning',
      edit: { weaker: ['fail-on (warning → never)', `extends (${lax})`], stricter: [] },
    });
    expect(await change(`extends: ${lax}`, `extends: ${strict}`)).toMatchObject({
      failOn: 'never',
      edit: { weaker: [], stricter: ['fail-on (never → warning)'] },
    });
    expect(await change(`extends: ${strict}`, 'rules: {}')).toMatchObject({
      edit: { weaker: ['fail-on (warning → error)', 'extends (none)'] },
    });
  });

  it('that names another place for the same settings is weaker', async () => {
    const access = github({ ...files, [`else/where/x.yml@${sha}`]: 'fail-on: warning\n' });
    const revisions = {
      trusted: `extends: ${strict}`,
      base: `extends: ${strict}`,
      head: `extends: else/where/x.yml@${sha}`,
    };
    const { settings: judging } = await read(revisions, access);
    expect(judging.policy.edit?.weaker).toEqual([`extends (else/where/x.yml@${sha})`]);
  });

  it('to a file that does not exist would break the policy', async () => {
    const { edit } = await change(`extends: ${strict}`, `extends: example/policies/none.yml@${sha}`);
    expect(edit?.invalid).toMatchObject([{ line: 1, message: expect.stringContaining('could not be read') }]);
  });

  it('makes no token for private repositories read a repository that its author chose (T97)', async () => {
    const secret = `example/secrets/passwords.yml@${sha}`;
    const { edit, asked } = await change(`extends: ${strict}`, `extends: ${secret}`, true);
    expect(asked.filter((each) => each.includes('secrets'))).toEqual([]);
    expect(edit).toMatchObject({ weaker: [`extends (${secret}, which was not compared)`] });
    // The honest twin: a newer version of the policy that the base names.
    expect((await change(`extends: ${lax}`, `extends: ${strict}`, true)).edit?.weaker).toEqual([]);
  });
});
