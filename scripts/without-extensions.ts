import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startSignedRegistry } from '../test/support/signed-registry/signed-registry.ts';
import { writeRepository } from './demo/repository.ts';

/**
 * Takes each extension out in turn, its folder, its two lines in the list and what the library exports of it: what is left must find what
 * the demo plants. Then all of them at once, without a wrong type and built; so is each that is named. `npm run without-extensions -- [NAME…]`.
 */
const run = promisify(execFile);
const names = readdirSync('src/extensions', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wanted = process.argv.slice(2);
const rounds = wanted.length > 0 ? wanted.map((name) => [name]) : [...names.map((name) => [name]), names];

const registry = await startSignedRegistry();
const repository = mkdtempSync(join(tmpdir(), 'lockproof-demo-'));
const planted = await writeRepository(repository, registry);
/** Most sources of a round are those of the round before: what Node made of them is kept. */
const compiled = mkdtempSync(join(tmpdir(), 'lockproof-compiled-'));
const failed: string[] = [];
try {
  const waiting = [...rounds];
  await Promise.all(Array.from({ length: Math.min(2, rounds.length) }, () => takeOut(waiting)));
} finally {
  await registry.close();
  for (const folder of [repository, compiled]) rmSync(folder, { recursive: true, force: true });
}
console.log(`${rounds.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length === 0 ? 0 : 1;

async function takeOut(waiting: (readonly string[])[]): Promise<void> {
  const copy = prepare();
  try {
    for (let without = waiting.shift(); without !== undefined; without = waiting.shift()) {
      const title = without.length === 1 ? `without ${without[0]}` : 'without any extension';
      const fault = await faultWithout(without, copy);
      console.log(`${title}: ${fault ?? 'the review finds what is planted'}`);
      if (fault !== null) failed.push(title);
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function faultWithout(without: readonly string[], copy: string): Promise<string | null> {
  cpSync('src', join(copy, 'src'), { recursive: true });
  rmSync(join(copy, 'dist'), { recursive: true, force: true });
  for (const name of without) rmSync(join(copy, 'src/extensions', name), { recursive: true });
  const list = join(copy, 'src/extensions/index.ts');
  writeFileSync(list, listWithout(readFileSync(list, 'utf8'), without));
  const library = join(copy, 'src/index.ts');
  writeFileSync(library, libraryWithout(readFileSync(library, 'utf8'), without));
  // The sources run as they are. In a round of all, that what is left has right types and can be bundled is shown once, with all of them gone:
  // test/architecture.test.ts sees that only the list and the library name an extension.
  if (wanted.length === 0 && without.length === 1) return reviewBy(join(copy, 'src/cli/entry.ts'));
  const wrong = await output('tsc', ['-p', 'tsconfig.src.json'], copy);
  if (wrong.code !== 0) return `wrong types\n${wrong.text}`;
  const build = await output('rolldown', ['-c', 'rolldown.config.ts'], copy);
  if (build.code !== 0) return `does not build\n${build.text}`;
  return reviewBy(join(copy, 'dist/cli.js'));
}

function prepare(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lockproof-without-'));
  const parts = ['docs/rules', 'scripts', 'package.json', 'package-lock.json'];
  for (const part of [...parts, 'rolldown.config.ts', 'tsconfig.json', 'LICENSES'])
    cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  const types = { extends: './tsconfig.json', include: ['src'] };
  writeFileSync(join(folder, 'tsconfig.src.json'), JSON.stringify(types));
  return folder;
}

/** The list without their imports, and the lines of what these bring. */
function listWithout(text: string, without: readonly string[]): string {
  const names = [...text.matchAll(/^import \{ (.*) \} from '\.\/(\w+)\/index\.ts';\n/gm)]
    .filter(([, , folder = '']) => without.includes(folder))
    .flatMap(([line, brought = '']) => [line, ...brought.split(', ').map((name) => `${name},\n`)]);
  return text
    .split(/^/m)
    .filter((line) => !names.includes(line.replace(/^ {2}(?:\w+: )?/, '')))
    .join('');
}

/** The library without what it exports of them. */
function libraryWithout(text: string, without: readonly string[]): string {
  return text.replaceAll(
    /^export [^;]*? from '\.\/extensions\/([^/']+)\/[^']*';\n/gm,
    (exported, name: string) => (without.includes(name) ? '' : exported),
  );
}

async function reviewBy(cli: string): Promise<string | null> {
  const registries = `registry.terraform.io=${registry.serviceUrl}`;
  const args = [cli, 'review', '--base', 'main', '--head', 'pull-request', '--registries', registries];
  const own = { NODE_EXTRA_CA_CERTS: registry.caFile, TF_CLI_CONFIG_FILE: '', NODE_COMPILE_CACHE: compiled };
  const env = { ...process.env, ...own };
  const review = await output(process.execPath, args, repository, env);
  const missed = planted.filter(({ path, line }) => !review.text.includes(`${path}:${line}`));
  if (review.code !== 1) return `the review ends with ${review.code}\n${review.text}`;
  return missed.length === 0
    ? null
    : `the review misses ${missed.map(({ path, line }) => `${path}:${line}`)}`;
}

async function output(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ readonly code: number; readonly text: string }> {
  try {
    const { stdout, stderr } = await run(program, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 });
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout = '', stderr = '' } = error as { code?: number; stdout?: string; stderr?: string };
    return { code: code ?? -1, text: stdout + stderr };
  }
}
