import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

/** A lower row never imports a higher one. Folders of one row do not import each other. */
const rows: readonly (readonly string[])[] = [
  [
    'outcome.ts',
    'errors.ts',
    'paths.ts',
    'semaphore.ts',
    'sha256.ts',
    'hash.ts',
    'distinct.ts',
    'memory.ts',
    'node-version.ts',
    'processor-time.ts',
    'tool.ts',
  ],
  ['exit-on-signal.ts', 'kept-file.ts', 'replace-file.ts', 'report-file.ts'],
  ['require-node.ts'],
  ['address', 'version', 'hcl'],
  ['lockfile', 'package', 'openpgp', 'http'],
  ['finding'],
  ['registry', 'source'],
  ['evidence'],
  ['policy'],
  ['subject'],
  ['rules'],
  ['report'],
  ['command.ts'],
  ['rule-pages.ts'],
  ['extension.ts'],
  ['time-guard.ts'],
  ['run.ts'],
  ['review.ts'],
  ['publish'],
  ['extensions'],
  ['index.ts'],
  ['action', 'cli'],
];

/** Each third-party runtime library has one place, so that only that place changes if the library is replaced. */
const homes: Readonly<Record<string, readonly string[]>> = {
  '@actions/core': ['src/action/', 'src/publish/'],
  '@actions/github': ['src/action/'],
  '@cdktf/hcl2json': ['src/hcl/'],
  '@sigstore/bundle': ['src/extensions/provenance/sigstore.ts'],
  '@sigstore/protobuf-specs': ['src/extensions/provenance/sigstore.ts'],
  '@sigstore/verify': ['src/extensions/provenance/sigstore.ts'],
  '@octokit/plugin-retry': ['src/source/github/octokit.ts'],
  '@octokit/plugin-throttling': ['src/source/github/octokit.ts'],
  '@octokit/rest': ['src/source/github/octokit.ts'],
  commander: ['src/cli/'],
  'ipaddr.js': ['src/http/'],
  'markdown-it': ['src/extensions/notes/read-notes.ts'],
  openpgp: ['src/openpgp/'],
  picomatch: ['src/source/glob.ts'],
  semver: ['src/version/'],
  tr46: ['src/address/'],
  'tuf-js': ['src/extensions/provenance/sigstore-tuf.ts'],
  undici: ['src/http/'],
  yaml: ['src/policy/'],
  yauzl: ['src/package/'],
  zod: [
    'src/extensions/',
    'src/finding/',
    'src/http/',
    'src/registry/',
    'src/evidence/stored-hashes.ts',
    'src/source/',
    'src/action/event.ts',
    'src/policy/',
    'src/report/report.ts',
  ],
};

interface Import {
  readonly file: string;
  readonly specifier: string;
}

const files = globSync('src/**/*.ts').map((path) => path.replaceAll('\\', '/'));
const imports = files.flatMap(importsOf);

describe('the structure of src', () => {
  it('has a row for every folder and file', () => {
    const unknown = files.filter((file) => rowOf(file) === -1);
    expect(unknown).toEqual([]);
  });

  it('never imports upwards', () => {
    const upward = imports.flatMap(({ file, specifier }) => {
      const target = resolveLocal(file, specifier);
      if (target === null) return [];
      const sameRoom = roomOf(file) === roomOf(target);
      return sameRoom || rowOf(target) < rowOf(file) ? [] : [`${file} imports ${target}`];
    });
    expect(upward).toEqual([]);
  });

  it('has extensions that import the core and no other extension; only the entries know which there are, and the library exports by name what one has', () => {
    const strays = imports.flatMap(({ file, specifier }) => {
      const target = resolveLocal(file, specifier);
      if (target === null || !target.startsWith('src/extensions/')) return [];
      const own = extensionOf(file);
      if (target === 'src/extensions/index.ts')
        return /^src\/(action|cli)\/|^src\/index\.ts$/.test(file) ? [] : [`${file} imports ${target}`];
      const isOwn = own === extensionOf(target) || ['src/extensions/index.ts', 'src/index.ts'].includes(file);
      return isOwn ? [] : [`${file} imports ${target}`];
    });
    expect(strays).toEqual([]);
  });

  it('has no circle of files', () => {
    expect(circles(imports)).toEqual([]);
  });

  it('keeps judging and rendering free of I/O and clocks', () => {
    const impure = files
      .filter((file) =>
        /^src\/(finding|subject|rules|report|extensions\/(completion|configuration)|cli\/text)\//.test(file),
      )
      // The command writes the files that the plans change; a thread reads and judges apart.
      .filter((file) => !/completion\/lock-target\.ts|configuration\/(?:apart|worker)\.ts/.test(file))
      .filter((file) =>
        /from 'node:(?!path')|\bprocess\.|Date\.now|new Date\(\)|Math\.random/.test(
          readFileSync(file, 'utf8'),
        ),
      );
    expect(impure).toEqual([]);
  });

  it('decides in one place what a hash is worth; rendering and publishing only read it', () => {
    const deciding = files
      .filter((file) =>
        /^src\/(report|publish|action|cli)\/|^src\/extensions\/completion\/(plan|result|text|suggestions)\.ts/.test(
          file,
        ),
      )
      // This file turns the worth and its evidence into a line of the report.
      .filter((file) => file !== 'src/report/reported-change.ts')
      .filter((file) =>
        /\.proofs?\b|\bproofs?\s*[,}]|\bacceptsWordOf|\bseverityFor|\bwaiverFor|\bworthOf/.test(code(file)),
      );
    expect(deciding).toEqual([]);
  });

  it('imports each third-party library in its one place', () => {
    const strays = imports.flatMap(({ file, specifier }) => {
      if (specifier.startsWith('.') || specifier.startsWith('node:')) return [];
      const home = homes[packageName(specifier)];
      return home?.some((place) => file.startsWith(place)) ? [] : [`${file} imports ${specifier}`];
    });
    expect(strays).toEqual([]);
  });

  it('uses every runtime dependency it declares', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>;
    };
    const used = new Set(imports.map(({ specifier }) => packageName(specifier)));
    expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
  });

  it('has no folder or file for leftovers', () => {
    const drawers = files.filter((file) => /\b(utils?|helpers?|common|misc|types)\b/.test(file));
    expect(drawers).toEqual([]);
  });
});

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const statements = text.matchAll(
    /^\s*(?:import|export)\s+(?:type\s)?[^'"]*?from\s+'([^']+)'|\bimport\('([^']+)'\)|^import '([^']+)'/gm,
  );
  return [...statements].map((match) => ({
    file,
    specifier: match[1] ?? match[2] ?? match[3] ?? '',
  }));
}

/** Files that reach themselves through their imports, each circle once: Tarjan's strongly connected components. */
function circles(all: readonly Import[]): string[][] {
  const targets = new Map(files.map((file): [string, string[]] => [file, []]));
  for (const { file, specifier } of all) {
    const target = resolveLocal(file, specifier);
    if (target !== null && targets.has(target)) targets.get(file)?.push(target);
  }
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (file: string): number => {
    const own = order.size;
    order.set(file, own);
    lowest.set(file, own);
    open.push(file);
    for (const target of targets.get(file) ?? []) {
      const reached = order.has(target)
        ? open.includes(target)
          ? (order.get(target) ?? own)
          : own
        : visit(target);
      lowest.set(file, Math.min(lowest.get(file) ?? own, reached));
    }
    if (lowest.get(file) === own) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) found.push(circle);
    }
    return lowest.get(file) ?? own;
  };
  for (const file of files) if (!order.has(file)) visit(file);
  return found;
}

/** The code of a file, without comments and quoted texts. */
function code(file: string): string {
  const text = readFileSync(file, 'utf8');
  return text.replaceAll(/\/\*.*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'/gs, '');
}

function resolveLocal(file: string, specifier: string): string | null {
  return specifier.startsWith('.') ? normalize(join(dirname(file), specifier)).replaceAll('\\', '/') : null;
}

/** The folder of an extension; `null` for a file of none. */
function extensionOf(file: string): string | null {
  return /^src\/extensions\/([^/]+)\//.exec(file)?.[1] ?? null;
}

function roomOf(file: string): string {
  return file.split('/')[1] ?? '';
}

function rowOf(file: string): number {
  return rows.findIndex((row) => row.includes(roomOf(file)));
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
