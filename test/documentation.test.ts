import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asReleased } from '../scripts/release-words.ts';
import { complaintsAbout } from '../scripts/workflow-rules.ts';
import { extensions } from '../src/extensions/index.ts';
import { released } from '../src/tool.ts';

const root = resolve(import.meta.dirname, '..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });

describe.each(documents)('%s', (document) => {
  const text = readFileSync(join(root, document), 'utf8');

  it('links to files and headings that exist', () => {
    expect(linksIn(text).filter((link) => !leadsSomewhere(document, link))).toEqual([]);
  });

  it('links each number of a threat to its section', () => {
    const bare = text
      .split('\n')
      // The titles of tests below a threat.
      .filter((line) => !/^- `[\w/.-]+\.test\.ts`: /.test(line))
      .map((line) => line.replaceAll(/`[^`]*`|\[T\d+\]\([^)]*\)|<a id="t\d+"><\/a>T\d+/g, ''))
      .filter((line) => /\bT\d+\b/.test(line));
    expect(bare).toEqual([]);
  });

  it('names only files of the project that exist', () => {
    const named = [...text.matchAll(/`((?:src|docs|scripts|test|bench|__fixtures__)\/[\w./-]*)`/g)];
    expect(named.map(([, path = '']) => path).filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});

it('every document can be reached from the README', () => {
  const reached = new Set(['README.md']);
  for (const document of reached)
    for (const link of linksIn(readFileSync(join(root, document), 'utf8'))) {
      const path = targetOf(document, link).path;
      if (path.endsWith('.md') && existsSync(join(root, path))) reached.add(path);
    }
  expect(
    documents.filter((document) => !reached.has(document)),
    'no link leads there (for the page of a rule, `npm run docs` makes one)',
  ).toEqual([]);
});

it('the list of extensions has each one, and each output format that it brings', () => {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  const rows = new Map(
    [...text.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, name, brings]) => [name, brings]),
  );
  // The slots are parts of the others.
  const missing = extensions
    .filter(({ name }) => name !== 'slots')
    .flatMap(({ name, formats = [] }) => {
      const brings = rows.get(name)?.toLowerCase().replaceAll(' ', '');
      return brings === undefined ? { name } : formats.filter((format) => !brings.includes(format.name));
    });
  expect(missing.map(({ name }) => name)).toEqual([]);
});

it('the minutes for the questions of an evaluation are those of reading the pages: half an hour for all ten', () => {
  const rows = readFileSync(join(root, 'docs/README.md'), 'utf8').match(/^\| .*\? \| \[.*\| \d+ \|$/gm) ?? [];
  expect(rows).toHaveLength(10);
  const minutes = rows.map((row) => Number(/(\d+) \|$/.exec(row)?.[1]));
  const words = rows.map((row) =>
    linksIn(row)
      .map((link) => targetOf('docs/README.md', link))
      .map(({ path, heading }) => sectionOf(readFileSync(join(root, path), 'utf8'), heading))
      .reduce((sum, text) => sum + text.split(/\s+/).length, 0),
  );
  // 200 words a minute, code included: for somebody who reads it for the first time.
  for (const [index, count] of words.entries())
    expect(Math.abs((minutes[index] ?? 0) - count / 200), rows[index]).toBeLessThanOrEqual(1);
  const all = minutes.reduce((sum, each) => sum + each);
  expect(all).toBeGreaterThanOrEqual(25);
  expect(all, 'the page says half an hour').toBeLessThanOrEqual(35);
});

describe('the constant of the newest release', () => {
  it('agrees with the changelog', () => {
    const headings = [
      ...readFileSync(join(root, 'CHANGELOG.md'), 'utf8').matchAll(/^## (\S+)( \(not released\))?$/gm),
    ];
    const newest = headings.find(([, , open]) => open === undefined)?.[1];
    expect(headings).not.toEqual([]);
    expect(released).toBe(newest === undefined ? null : `v${newest}`);
  });

  it.each(documents)('reads right in %s, before a release and after it', (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const [before, after] = [asReleased(text, null), asReleased(text, 'v1.2.3')];
    expect(text).toBe(released === null ? before : asReleased(text, released));
    // Back and forth, so that each change of the constant has the same result.
    expect([asReleased(after, null), asReleased(after, 'v1.2.3')]).toEqual([before, after]);
    expect(asReleased(asReleased(text, 'v1.0.0'), 'v1.2.3')).toBe(after);
    expect(after).not.toMatch(
      /(?<!example\/policies\/lockproof\.yml@)\b0{40}\b|forty zeros,|[Nn]ot released yet|no release yet|commit you have reviewed$/m,
    );
    for (const [, yaml = ''] of after.matchAll(/^```yaml\n([\s\S]*?)^```/gm))
      if (/^jobs:/m.test(yaml)) expect(complaintsAbout(yaml)).toEqual([]);
  });

  it('is what the README pins, clones and installs after a release', () => {
    const after = asReleased(readFileSync(join(root, 'README.md'), 'utf8'), 'v1.2.3');
    for (const part of [
      '- uses: lockproof/lockproof@v1.2.3 #',
      '--branch v1.2.3 ',
      'install --global lockproof@1.2.3`',
    ])
      expect(after).toContain(part);
  });

  it('is null as long as no text names a tag or an npm package', () => {
    const texts = globSync(
      [
        '*.md',
        '.pre-commit-hooks.yaml',
        'action.yml',
        'docs/**/*.md',
        'src/**/*.ts',
        '__fixtures__/comments/**/*.md',
      ],
      { cwd: root },
    );
    expect(texts).toContain('.pre-commit-hooks.yaml');
    const ofRelease =
      /\bnpm (?:install|i|add) .*\blockproof\b|\blockproof@v?\d+\.|\brev: v\d|# v\d+\.\d+\.\d+$/gm;
    const found = texts
      // It says at its start that its commands are for the time after the first release.
      .filter((path) => path !== 'SECURITY.md')
      .flatMap((path) =>
        (readFileSync(join(root, path), 'utf8').match(ofRelease) ?? [])
          // Other actions are pinned with their tags.
          .filter((text) => !/^# v/.test(text) || path.startsWith('src'))
          .map((text) => `${path}: ${text}`),
      );
    expect(released === null ? found : []).toEqual([]);
  });
});

it('a page with commands of `lockproof` makes it a command, or links to the page that does', () => {
  const bare = documents.filter((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const shell = [...text.matchAll(/^```(?:sh|bash|console)\n([\s\S]*?)^```/gm)].map(
      ([, code = '']) => code,
    );
    const isUsed = shell.some((code) => /(?:^|[;&|(] *|\$ |="[^"]*" )lockproof [a-z]/m.test(code));
    const isSet = text.includes('/bin/lockproof') || /\(\S*command-line\.md#the-command-line\)/.test(text);
    return isUsed && !isSet;
  });
  expect(bare).toEqual([]);
});

it('texts and comments avoid the words that readers of plain English stumble over', () => {
  const texts = globSync(['*.md', 'action.yml', '{docs,src,test,bench,scripts}/**/*.{md,ts}'], { cwd: root });
  const stumbled = texts
    .filter((path) => path !== relative(root, import.meta.filename))
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines
        .filter((line) => /\b(?:stands?|stood|can not)\b/i.test(line))
        .map((line) => `${path}: ${line}`);
    });
  expect(stumbled).toEqual([]);
});

it('documents and messages say it as a native speaker would', () => {
  const clumsy =
    /\banother (?:[\w-]+ ){1,4}than\b|'s word\b|\bon a word\b|\bthe word of\b|\bfor ever\b|\bany more\b|\bwhoever\b|\b(?:be|been|is|are|was|were) (?:not )?asked\b|\bis told\b|\bin another way\b|\blast day\b|\b(?:is|are) gone\b|\bnothing proves (?:`|h1|zh|\$\{\{)|\bpassed over\b|\bof another run\b/i;
  const said = globSync(['*.md', 'action.yml', 'docs/**/*.md', 'src/**/*.ts'], { cwd: root }).flatMap(
    (path) =>
      readFileSync(join(root, path), 'utf8')
        .replaceAll(
          path.endsWith('.ts') ? /\/\*[\s\S]*?\*\/|^ *\/\/.*/gm : /^- `[\w/.-]+\.test\.ts`: .*/gm,
          '',
        )
        .split('\n')
        .filter((line) => clumsy.test(line))
        .map((line) => `${path}: ${line}`),
  );
  expect(said).toEqual([]);
});

/** Relative links and pictures, outside of code. */
function linksIn(text: string): string[] {
  const prose = text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`\n]*`/g, (code) => code.replaceAll(/[[\]()]/g, ''));
  return [...prose.matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)]
    .map(([, link, picture = '']) => link ?? picture)
    .filter((link) => !/^[a-z]+:/.test(link));
}

function targetOf(document: string, link: string): { readonly path: string; readonly heading: string } {
  const [file = '', heading = ''] = link.split('#');
  return { path: file === '' ? document : relative(root, resolve(root, dirname(document), file)), heading };
}

function leadsSomewhere(document: string, link: string): boolean {
  const { path, heading } = targetOf(document, link);
  if (path.startsWith('..') || !existsSync(join(root, path))) return false;
  return heading === '' || anchorsOf(readFileSync(join(root, path), 'utf8')).includes(heading);
}

/** What is below a heading, with the headings below it; the whole page where none is named. */
function sectionOf(text: string, anchor: string): string {
  const heading = text.match(/^#+ .+$/gm)?.find((each) => anchorsOf(each).includes(anchor));
  if (heading === undefined) return text;
  const [, rest = ''] = text.split(`${heading}\n`);
  const level = heading.indexOf(' ');
  return rest.split(new RegExp(`^#{1,${level}} `, 'm'))[0] ?? '';
}

/** The anchors that GitHub gives to headings, and those of the document itself. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id)];
}
