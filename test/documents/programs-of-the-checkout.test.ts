import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRunContext } from '../../src/action/run-context.ts';
import { report, settings, subject } from '../support/review-builders.ts';
import { blocksIn, root } from './blocks.ts';
import { scriptsIn } from './scripts.ts';

/** Programs of npm and others that look for what they start in `node_modules` of the current folder. */
const starters =
  /\b(?:npx|npm (?:exec|x|run|start|test|ci)|pnpx|bunx|(?:pnpm|yarn|bun) (?:dlx|exec|x|run|add|install))\b/;

/** The text without what is written about a command: what follows `#` or is only named in prose. */
function commandsIn(text: string): string {
  return text.replaceAll(/(?:^|\s)#.*$/gm, '');
}

afterEach(() => vi.unstubAllEnvs());

describe('programs of the checkout', () => {
  const blocks = blocksIn('README.md', 'docs/*.md', 'docs/**/*.md').filter(
    // How Lockproof itself is built, in a clone of one's own.
    ({ text }) => !text.startsWith('npm ci '),
  );

  it('are started by no command of the documents (T93)', () => {
    const wrong = blocks.filter(({ text }) => starters.test(commandsIn(text)));
    expect(wrong.map(({ document, line }) => `${document}:${line}`)).toEqual([]);
  });

  it('are not where Lockproof is cloned to: every clone is outside of the checkout', () => {
    const clones = blocks.flatMap(
      ({ text }) => text.match(/\bgit clone\b[^\n]*lockproof\/lockproof[^\n]*/g) ?? [],
    );
    expect(clones.length).toBeGreaterThan(7);
    const outside =
      /lockproof\/lockproof(?:\.git)? (?:\.\.\/|~\/|\/opt\/|"\$(?:AGENT_TEMPDIRECTORY|CI_BUILDS_DIR|RUNNER_TEMP)\/)/;
    // SECURITY.md builds Lockproof in a clone of its own.
    expect(clones.filter((command) => !outside.test(command))).toEqual([]);
  });

  it('are started by no command of the comment (T93)', async () => {
    vi.stubEnv('GITHUB_REPOSITORY', 'example/infrastructure');
    const workflow = { GITHUB_WORKFLOW_REF: 'example/infrastructure/.github/workflows/lockproof.yml@main' };
    const review = {
      report: { ...report(subject([])), base: 'a'.repeat(40), head: 'b'.repeat(40) },
      settings: settings(),
    };
    const of = async (env: Readonly<Record<string, string>>) =>
      (await readRunContext({ ...workflow, ...env })).renderContext(review).reproduce;
    const command = `review --base ${'a'.repeat(40)} --head ${'b'.repeat(40)}`;
    expect(await of({})).toBe(
      `test -d ../lockproof || git clone --quiet https://github.com/lockproof/lockproof ../lockproof &&\nnode ../lockproof/dist/cli.js ${command}`,
    );
    const fork = { GITHUB_ACTION_REPOSITORY: 'example/lockproof', GITHUB_ACTION_REF: 'team/v9' };
    // On another server than that of the run, anybody may own the name.
    for (const server of ['https://github.com', 'https://github.example.com']) {
      vi.stubEnv('GITHUB_SERVER_URL', server);
      expect(await of(fork)).toBe(
        [
          `test -d ../lockproof-team-v9 || git clone --quiet ${server}/example/lockproof ../lockproof-team-v9`,
          'git -C ../lockproof-team-v9 checkout --quiet team/v9',
          `node ../lockproof-team-v9/dist/cli.js ${command}`,
        ].join(' &&\n'),
      );
    }
    for (const GITHUB_ACTION_REF of ['--upload-pack=x', 'v9; rm -rf .', '$(id)', ''])
      expect(await of({ ...fork, GITHUB_ACTION_REF })).toBe(await of({}));
  });

  it('are started by no command of the comment, which fetches the commits of a fork first', async () => {
    const event = join(mkdtempSync(join(tmpdir(), 'lockproof-event-')), 'event.json');
    vi.stubEnv('GITHUB_REPOSITORY', 'example/infrastructure');
    vi.stubEnv('GITHUB_EVENT_PATH', event);
    const review = { report: { ...report(subject([])), base: 'a', head: 'b' }, settings: settings() };
    const commandsFrom = async (repository: string) => {
      const head = { repo: { full_name: repository } };
      writeFileSync(event, JSON.stringify({ pull_request: { number: 7, head } }));
      const run = await readRunContext({ GITHUB_WORKFLOW_REF: 'x' });
      return run.renderContext(review).reproduce?.split('\n');
    };
    expect((await commandsFrom('mallory/infrastructure'))?.[0]).toBe(
      'git fetch --quiet origin refs/pull/7/head &&',
    );
    expect((await commandsFrom('example/infrastructure'))?.[0]).toMatch(/^test -d .* git clone /);
  });

  it('are in no text that the program prints', () => {
    for (const file of ['src/action/run-context.ts', 'src/cli/init.ts'])
      expect(readFileSync(join(root, file), 'utf8').match(/[`'"]npx /g) ?? []).toEqual([]);
  });
});

describe('in the recipes for jobs', () => {
  // The jobs of these have no checkout of the change, or end where a run fails.
  const others = ['docs/recipes/receipts.md'];
  const jobs = blocksIn('docs/recipes/*.md')
    .flatMap(scriptsIn)
    .filter(
      ({ forPerson, document, text }) => !forPerson && !others.includes(document) && !/ merge /.test(text),
    );

  it('results lie where no change can commit them, or in a folder that the job makes first (T94)', () => {
    const outputs = jobs.flatMap(({ place, text }) =>
      [...text.matchAll(/--output "?([^\s"]+)/g)].map(([, path = '']) => ({ place, text, path })),
    );
    expect(outputs.length).toBeGreaterThan(4);
    const wrong = outputs.filter(({ text, path }) => {
      const isOutside = path.startsWith('../') || path.startsWith('$AGENT_TEMPDIRECTORY/');
      const [folder = ''] = path.split('/');
      return !isOutside && !text.startsWith(`rm -rf ${folder} && mkdir ${folder}`);
    });
    expect(wrong.map(({ place, path }) => `${place}: ${path}`)).toEqual([]);
  });

  it('the commit is reviewed where the job removes a folder from the working tree', () => {
    const removing = jobs.filter(({ text }) => /\brm -rf /.test(text)).map(({ text }) => text);
    expect(removing).toHaveLength(3);
    for (const text of removing)
      expect(text.match(/ review .*/g)?.filter((call) => !/ --head ["$\w]+/.test(call))).toEqual([]);
  });
});
