import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRunContext } from '../../src/action/run-context.ts';
import { pinnedPackage } from '../../src/tool.ts';
import { report, settings, subject } from '../support/review-builders.ts';
import { blocksIn, root } from './blocks.ts';
import { scriptsIn } from './scripts.ts';

/* `npm-in-a-checkout.long.test.ts` tries the commands with the real npm. */

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

  it('are started by no command of the documents', () => {
    const wrong = blocks.filter(({ text }) => starters.test(commandsIn(text)));
    expect(wrong.map(({ document, line }) => `${document}:${line}`)).toEqual([]);
  });

  it('are not installed into, or asked which registry counts: every installation for the command line is global', () => {
    const installing = blocks.flatMap(({ text }) => text.match(/\bnpm (?:i|install|add)\b[^\n]*/g) ?? []);
    expect(installing.length).toBeGreaterThan(7);
    expect(installing.filter((command) => !/^npm install --global /.test(command))).toEqual([]);
  });

  it('are started by no command of the comment', () => {
    vi.stubEnv('GITHUB_REPOSITORY', 'example/infrastructure');
    const workflow = { GITHUB_WORKFLOW_REF: 'example/infrastructure/.github/workflows/lockproof.yml@main' };
    const review = {
      report: { ...report(subject([])), base: 'a'.repeat(40), head: 'b'.repeat(40) },
      settings: settings(),
    };
    const of = (env: Readonly<Record<string, string>>) =>
      readRunContext({ ...workflow, ...env }).renderContext(review).reproduce;
    const command = `lockproof review --base ${'a'.repeat(40)} --head ${'b'.repeat(40)}`;
    expect(of({})).toBe(`npm install --global ${pinnedPackage}\n${command}`);
    const fork = { GITHUB_ACTION_REPOSITORY: 'example/lockproof', GITHUB_ACTION_REF: 'v9' };
    expect(of(fork)).toBe(`npm install --global github:example/lockproof#v9\n${command}`);
  });

  it('are in no text that the program prints', () => {
    for (const file of [
      'src/action/run-context.ts',
      'src/cli/init.ts',
      'src/cli/starter-files.ts',
      'src/tool.ts',
    ])
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

  it('results lie where no change can commit them, or in a folder that the job makes first', () => {
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
