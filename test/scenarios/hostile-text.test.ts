import MarkdownIt from 'markdown-it';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActionRun } from '../support/run-action.ts';
import { runCli } from '../support/run-cli.ts';
import { lockFileText } from '../support/signed-registry/lock-file-text.ts';
import { plantedZh } from '../support/signed-registry/provider-package.ts';
import { type HonestEntry, publishEntry } from './honest-entry.ts';
import { annotationsIn, otherCommandsIn, stackTrace } from './run-log.ts';
import { openStage, type Stage } from './stage.ts';

const name = '.terraform.lock.hcl';
const branch = 'a</details><img/src=x>|@octocat-`b`';

/** Folder names that try to have an effect wherever they are printed. */
const folders = [
  '::error::owned',
  '::set-output name=verdict::verified',
  'a\n::error::second line\n::add-mask::e',
  'a\r::stop-commands::x',
  '%0A::error::decoded',
  'a,line=1,title=x',
  '##[error]old command',
  'a | b | c',
  '</details><img src=x onerror=alert(1)>',
  '--><script>alert(1)</script><!--',
  '`code` <b>bold</b>',
  '@octocat and #1 and octo-org/infrastructure#1',
  '[link](https:/evil.example) ![image](https:/evil.example/x.png)',
  'https:/evil.example www.evil.example mail@evil.example',
  '\u001b[31mred\u001b[0m \u001b]8;;https:/evil.example\u0007',
  'right\u202eto\u200bleft',
];

/** One planted hash in each folder, and entries with hostile text. */
describe('a pull request whose names are commands, HTML and Markdown', () => {
  let stage: Stage & { close(): Promise<void> };
  let honest: HonestEntry;
  let run: ActionRun;
  let comment: string;
  const zh = plantedZh('hostile');
  const filename = '</td><img src=x>|@octocat.zip';

  beforeAll(async () => {
    stage = await openStage();
    honest = await publishEntry(stage.registry, {
      sums: (text) => `${text}${plantedZh('odd name').slice(3)}  ${filename}\n`,
    });
    const bad = lockFileText({
      ...honest.entry,
      hashes: [...honest.entry.hashes, plantedZh('odd name'), zh],
    });
    const base = stage.repository.commit({ 'README.md': '' }, 'Base');
    stage.repository.branch(branch, base);
    stage.repository.commit(
      {
        ...Object.fromEntries(folders.map((folder) => [`${folder}/${name}`, bad])),
        [`entries/${name}`]: hostileEntries(honest.text),
      },
      '::error::message',
      { branch },
    );
    run = await stage.review(stage.github.openPull({ head: branch }));
    comment = stage.github.comments[0]?.body ?? '';
  });

  afterAll(() => stage.close());

  it('fails, and names every file in the report by its exact path', () => {
    expect(run.exitCode).toBe(1);
    expect(run.outputs.verdict).toBe('failed');
    const paths = run.report?.findings.filter(({ hash }) => hash === zh).map(({ path }) => path);
    expect(new Set(paths)).toEqual(new Set(folders.map((folder) => `${folder}/${name}`)));
  });

  it('sends the runner only ten errors and the notices', () => {
    expect(otherCommandsIn(run.stdout)).toEqual([]);
    const printed = annotationsIn(run.stdout);
    expect(printed.filter(({ level }) => level === 'error')).toHaveLength(10);
    for (const { title } of printed) expect(title).toMatch(/^Lockproof(?:: [a-z-]+)?$/);
    expect(run.stdout).not.toMatch(/[^\n\P{Cc}]/u);
    expect(run.stderr).toBe('');
    expect(run.stdout).not.toMatch(stackTrace);
  });

  it('sets the outputs that are declared, and no other', () => {
    expect(Object.keys(run.outputs).toSorted()).toEqual([
      'changes',
      'comment-url',
      'report',
      'sarif',
      'unproven',
      'verdict',
    ]);
  });

  it.for(['comment', 'summary'] as const)('adds no HTML, link or mention to the %s (T34)', (channel) => {
    const markdown = channel === 'comment' ? comment : run.summary;
    expect(markdown.length).toBeGreaterThan(1000);
    const html = MarkdownIt({ html: true, linkify: true }).render(markdown);
    const tags = [...html.matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map(([, tag]) => tag?.toLowerCase());
    const ours =
      'a br code details em h3 h4 li ol p pre span strong summary table tbody td th thead tr ul'.split(' ');
    expect(tags.filter((tag) => !ours.includes(tag ?? ''))).toEqual([]);
    expect(html.match(/<details>/g)?.length).toBe(html.match(/<\/details>/g)?.length);
    expect(html.match(/<!--[\s\S]*?-->/g)?.length ?? 0).toBe(channel === 'comment' ? 2 : 0);
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link]) => link);
    for (const link of links) expect(link).toMatch(/^https:\/\/github\.com\/(?:octo-org|lockproof)\//);
    const prose = html.replaceAll(/<code>[\s\S]*?<\/code>|<[^>]*>/g, '');
    expect(prose).not.toMatch(/@[a-z]|(?<![&\w])#\d/i);
    expect(markdown).not.toMatch(/[^\n\P{C}]/u);
  });

  it('adds nothing that a terminal obeys to the output of the command line', async () => {
    const { directory } = stage.repository;
    const settings = { directory, caFile: stage.registry.caFile };
    const args = ['review', '--base', 'main', '--head', branch, '--registries', stage.registry.host];
    const answer = await runCli(args, settings);
    expect(answer.exitCode).toBe(1);
    expect(answer.stdout + answer.stderr).not.toMatch(/[^\n\P{C}]/u);
    const lines = answer.stdout.split('\n').filter((line) => line.includes('::error::second'));
    expect(lines.filter((line) => !line.includes('a<U+000A>::error::second line<U+000A>'))).toEqual([]);
  });
});

/** Versions, constraints, hashes and addresses that carry commands and HTML. */
function hostileEntries(text: string): string {
  return `${text}
provider "registry.example.com/ns/</td><img src=x>" {
  version     = "1.0.0\\n::error::version"
  constraints = "~> 1.0\\n::error::constraints <img src=x> @octocat"
  hashes = [
    "zh:::error::hash",
    "@octocat:</details><img src=x>",
    "h1:\\u001b[31m",
  ]
}

provider "registry.example.com/ns/ok" {
  version     = "1.0.0-<img>"
  constraints = "</details>\\r::error::x"
  hashes = [
    "h9:</details>\\n::error::hash @octocat #1",
  ]
}
`;
}
