import { describe, expect, it } from 'vitest';
import { renderText } from '../../src/cli/text/terminal.ts';
import { rules } from '../../src/extensions/index.ts';
import { entryKey } from '../../src/finding/fix.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import type { LineEdit } from '../../src/report/render-context.ts';
import type { ReviewedChange } from '../../src/subject/subject.ts';
import { markdownContext } from '../support/example-reviews.ts';
import {
  allProven,
  asserted,
  changed,
  computedFor,
  evidence,
  h1,
  hashicorpKey,
  locked,
  oddFile,
  prodPath,
  publisherKey,
  report,
  settings,
  signedFor,
  subject,
  zh,
} from '../support/review-builders.ts';

const zhOf = ['darwin_arm64', 'linux_amd64', 'windows_amd64'];

function upgradeOf(
  name: string,
  at: number,
  { namespace = 'acme', keyBefore = publisherKey } = {},
): ReviewedChange {
  const [base, head] = ['1.0.0', '1.1.0'].map((version) => {
    const own = (platform: string) => zh(`${name} ${version} ${platform}`);
    const hashes = [h1(`${name} ${version}`), ...zhOf.map(own)];
    return locked(version, hashes, {
      address: `registry.terraform.io/${namespace}/${name}`,
      block: 4 + 10 * at,
    });
  });
  if (base === undefined || head === undefined) throw new Error('two versions');
  const proofs = head.hashes.map((hash, index) => [
    hash,
    index === 0 ? computedFor('linux_amd64') : signedFor(zhOf[index - 1] ?? null),
  ]);
  const known = evidence(head, Object.fromEntries(proofs), [publisherKey]);
  const before = evidence(base, {}, [keyBefore]);
  return changed({ base, head, evidence: known, baseEvidence: before, kinds: ['version-upgraded'] });
}

const names = Array.from({ length: 30 }, (_, index) => `p${String(index).padStart(2, '0')}`);

const edits = names.map(
  (name, at): LineEdit => ({
    path: prodPath,
    provider: `registry.terraform.io/acme/${name}`,
    platforms: ['darwin_arm64'],
    from: 7 + 10 * at,
    to: 7 + 10 * at,
    lines: [h1(`${name} 1.1.0`), h1(`${name} darwin`)].map((hash) => `    "${hash}",`),
    added: [h1(`${name} darwin`)],
  }),
);

/** The lines that a reader sees before a click. */
function visible(markdown: string): readonly string[] {
  let text = markdown;
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/<details><summary>([^\n]*?)<\/summary>(?:(?!<details>)[\s\S])*?<\/details>/, '$1');
  }
  return text.split('\n').filter((line) => line.trim() !== '');
}

describe('thirty providers that lack a platform', () => {
  const made = report(
    subject(
      names.map((name, at) => upgradeOf(name, at)),
      { settings: settings({ platforms: 'linux_amd64\ndarwin_arm64' }) },
    ),
  );

  it('are twenty lines of a comment', () => {
    const shown = visible(
      renderMarkdown(made, {
        ...markdownContext,
        edits: edits.slice(10),
        suggested: new Set(edits.slice(0, 10).map(entryKey)),
      }),
    );
    expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(22);
    expect(shown).toContain('⚠️ 30 changes have the same problem (platform-missing)');
    expect(shown).toContain('Proven hashes to add to 20 entries');
    expect(shown.join('\n')).toContain(
      'Accept the suggestion beside each line that has one, or run this once at the root of the repository',
    );
  });

  it.each([80, Infinity])('are thirty lines of a terminal with %s columns', (columns) => {
    const shown = renderText(made, { colour: false, rules, columns }).trimEnd().split('\n');
    expect(shown.length, shown.join('\n')).toBeLessThanOrEqual(30);
    expect(shown.join(' ').replaceAll(/ +/g, ' ')).toContain(
      '⚠️ 30 changes have the same problem (platform-missing): acme/p00 1.0.0 → 1.1.0, acme/p01',
    );
  });

  it('and forty root modules that lack it are repaired by one command, in 8 kB', () => {
    const [first = ''] = names;
    const paths = Array.from({ length: 40 }, (_, at) => `live/region-${at}/networking/.terraform.lock.hcl`);
    const [one] = [upgradeOf(first, 0)];
    const occurrences = paths.map((path) => ({
      ...(one.occurrences[0] ?? { base: null, head: null }),
      path,
    }));
    const chosen = settings({ platforms: 'linux_amd64\ndarwin_arm64' });
    const forty = report(subject([{ ...one, occurrences }], { settings: chosen }));
    const text = renderMarkdown(forty, markdownContext);
    expect(text.length).toBeLessThan(8_000);
    expect(text).toContain('```sh\nlockproof lock --platform darwin_arm64 --platform linux_amd64\n```');
    expect(text.match(/terraform -chdir/g)).toHaveLength(1);
    const terminal = renderText(forty, { colour: false, rules });
    expect(terminal).toContain(' lockproof lock --platform darwin_arm64 --platform linux_amd64\n');
    // Fourteen hashes that nobody signed are all in the block that accepts them.
    const lock = locked(
      '1.0.0',
      Array.from({ length: 14 }, (_, at) => zh(`${at}`)),
    );
    const unsigned = subject([changed({ head: lock, paths, evidence: allProven(lock, asserted) })]);
    const long = renderMarkdown(report({ ...unsigned, now: new Date('2026-11-20') }), markdownContext);
    expect(long.match(/^ {6}- "zh:/gm)).toHaveLength(14);
    expect(long.length).toBeLessThan(8_000);
    // For one provider in one folder, Terraform's command comes first.
    const alone = renderMarkdown(report(subject([one], { settings: chosen })), markdownContext);
    expect(alone).toMatch(/```sh\nterraform [\s\S]*Or `lockproof lock --platform .* envs\/prod` \(\[get /);
  });

  it('name the suggestion beside the line of the only one', () => {
    const [first = ''] = names;
    const chosen = settings({ platforms: 'linux_amd64\ndarwin_arm64' });
    const one = report(subject([upgradeOf(first, 0)], { settings: chosen }));
    const text = renderMarkdown(one, { ...markdownContext, suggested: new Set(edits.map(entryKey)) });
    expect(text).toContain('**Next:** Accept the suggestion beside the line, or run:');
  });
});

describe('the same key for three providers', () => {
  it.each([
    ['another key than before', 'acme', 'signing-key-changed'],
    ["a key that is not the publisher's", 'hashicorp', 'unexpected-signer'],
  ])('is one block: %s', (_, namespace, rule) => {
    const changes = names
      .slice(0, 3)
      .map((name, at) => upgradeOf(name, at, { namespace, keyBefore: hashicorpKey }));
    const printed = renderText(report(subject(changes)), { colour: false, rules });
    const blocks = printed.split('\n\n').filter((block) => block.includes(`  ${rule}  `));
    expect(blocks).toHaveLength(1);
    const [first = '', ...others] = blocks[0]?.split('\n') ?? [];
    expect(first).toContain(
      `${namespace}/p00 1.1.0, ${namespace}/p01 1.1.0 and ${namespace}/p02 1.1.0 are signed by ${publisherKey.kind === 'good' ? publisherKey.fingerprint : ''}`,
    );
    expect(others.filter((line) => !line.startsWith('    ') && !line.includes('To accept'))).toEqual([
      expect.stringMatching(/^ {2}→ /),
    ]);
  });
});

it('thirteen deleted lock files are one block, with one command and the places folded', () => {
  const files = names.slice(0, 13).map((name) => {
    const file = oddFile({ kind: 'missing' }, 'removed');
    const revision = { ...file.revision, path: `live/${name}/.terraform.lock.hcl` };
    return { ...file, revision, fate: 'stays' as const };
  });
  const made = report(subject([], { files }));
  expect(made.headline).toContain('This pull request deletes 13 files');
  const text = renderMarkdown(made, markdownContext);
  expect(text.match(/The lock file was removed/g)).toHaveLength(1);
  expect(text.match(/\*\*Next:\*\*/g)).toHaveLength(1);
});

describe('thirty new root modules without a lock file', () => {
  it('are one block of a terminal', () => {
    const folders = names.map((name) => `live/${name}`);
    const unlockedRoots = folders.map((folder) => ({
      path: `${folder}/.terraform.lock.hcl`,
      sign: { what: 'backend', path: `${folder}/main.tf`, line: 2 } as const,
      isSure: true,
    }));
    const none = subject([]);
    const made = report({ ...none, around: { ...none.around, unlockedRoots } });
    const blocks = renderText(made, { colour: false, rules }).split('\n\n');
    expect(blocks.filter((block) => block.includes('lock-file-missing'))).toHaveLength(1);
    const [problem = ''] = blocks.filter((block) => block.includes('lock-file-missing'));
    const lines = problem.split('\n');
    expect(lines.filter((line) => !line.startsWith('    '))).toHaveLength(4);
    expect(lines.at(-1)).toBe('  Then commit the lock files.');
    // Nobody can unfold a list at a terminal.
    for (const { path } of unlockedRoots.slice(1)) expect(lines[1]).toContain(path);
    for (const folder of folders)
      expect(lines).toContain(`    terraform -chdir=${folder} init -backend=false`);
  });
});
