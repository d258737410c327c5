import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/**
 * Writes the parts of GitHub's own descriptions of its REST API that the tests hold the double and every request against. The whole package has 385 MB
 * unpacked, too much for every installation, so it is fetched only here: `node scripts/github-descriptions.ts`, after a change of the version below or of
 * the list of operations.
 */
const source = '@octokit/openapi@23.0.2';
const editions = { 'github.com': 'api.github.com.json', 'ghes-3.17': 'ghes-3.17.json' } as const;

/** Every request that the action makes. */
const operations: readonly (readonly [method: string, path: string])[] = [
  ['get', '/repos/{owner}/{repo}'],
  ['get', '/repos/{owner}/{repo}/commits/{ref}'],
  ['get', '/repos/{owner}/{repo}/compare/{basehead}'],
  ['get', '/repos/{owner}/{repo}/git/blobs/{file_sha}'],
  ['get', '/repos/{owner}/{repo}/git/trees/{tree_sha}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/comments'],
  ['get', '/repos/{owner}/{repo}/pulls/{pull_number}/files'],
  ['post', '/repos/{owner}/{repo}/pulls/{pull_number}/reviews'],
  ['get', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['post', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
  ['patch', '/repos/{owner}/{repo}/issues/comments/{comment_id}'],
  ['get', '/user'],
  ['get', '/advisories'],
  ['post', '/orgs/{org}/attestations/bulk-list'],
  ['post', '/users/{username}/attestations/bulk-list'],
];

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Words for readers; no validation needs them. */
const words = new Set([
  'description',
  'summary',
  'example',
  'examples',
  'externalDocs',
  'tags',
  'title',
  'x-github',
]);

const folder = mkdtempSync(join(tmpdir(), 'lockproof-descriptions-'));
try {
  execFileSync('npm', ['pack', '--silent', source], { cwd: folder });
  const [archive = ''] = readdirSync(folder);
  for (const [edition, name] of Object.entries(editions)) {
    execFileSync('tar', ['-xzf', archive, `package/generated/${name}`], { cwd: folder });
    const document = JSON.parse(readFileSync(join(folder, 'package/generated', name), 'utf8')) as Json;
    const path = resolve(import.meta.dirname, `../test/support/github-descriptions/${edition}.json`);
    writeFileSync(path, `${JSON.stringify(excerpt(document))}\n`);
  }
} finally {
  rmSync(folder, { recursive: true });
}

function excerpt(document: Json): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [method, path] of operations) {
    const at = (key: string): Json => plain(part(document, ['paths', path, key]));
    paths[path] = { ...paths[path], [method]: at(method), parameters: at('parameters') };
  }
  const components: Record<string, Record<string, Json>> = {};
  const open: Json[] = [paths];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const reference of referencesIn(next)) {
      const [, , kind = '', name = ''] = reference.split('/');
      if (components[kind]?.[name] !== undefined) continue;
      const found = plain(part(document, ['components', kind, name]));
      components[kind] = { ...components[kind], [name]: found };
      open.push(found);
    }
  }
  return { source, openapi: part(document, ['openapi']), paths, components };
}

function part(value: Json, path: readonly string[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  return part(isObject(value) ? (value[key] ?? null) : null, rest);
}

function isObject(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Without words. A property of an object may be called like one of them. */
function plain(value: Json, areNames = false): Json {
  if (Array.isArray(value)) return value.map((each) => plain(each));
  if (!isObject(value)) return value;
  const { nullable, ...rest } = value;
  // JSON Schema has another word for it.
  if (nullable === true && !areNames) return { anyOf: [plain(rest), { type: 'null' }] };
  const kept = Object.entries(value).filter(([key]) => areNames || !words.has(key));
  return Object.fromEntries(kept.map(([key, each]) => [key, plain(each, key === 'properties' && !areNames)]));
}

function referencesIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : referencesIn(each),
  );
}
