import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { blocksIn, root } from './blocks.ts';
import { isForCloning, isForGithub, scriptsIn } from './scripts.ts';
import { openWorkshop, policies, type Workshop } from './workshop.ts';

const blocks = blocksIn('README.md', 'SECURITY.md', 'docs/*.md', 'docs/**/*.md', 'skills/**/*.md');
const scripts = blocks
  .filter((block) => !isForGithub(block))
  .flatMap(scriptsIn)
  // The jobs of the matrix run in test/scenarios/matrix-recipe.long.test.ts.
  .filter(({ document, forPerson }) => forPerson || document !== 'docs/recipes/matrix.md');
const reviews = scripts.filter(
  ({ document, text }) =>
    document.startsWith('docs/recipes/') && / review /.test(text) && !/ (?:lock|merge) | --shard /.test(text),
);

/** Writes what the machines of a matrix would have written. */
const shards = (command: string, report: string) =>
  `for part in 1 2 3 4; do lockproof ${command} --shard $part/4 --format json --output ${report}; done`;
/** What a script takes for granted: reports of other machines, and values that only a run can have. */
const given: readonly { readonly where: RegExp; readonly there: string }[] = [
  {
    where: /^(?=lockproof merge 1\.json 2\.json 3\.json 4\.json)/gm,
    there: `${shards('verify', '$part.json')}\n`,
  },
  // GitHub is not asked: a clone of Lockproof is in each of these places.
  { where: /^git (?:clone|-C) .*\blockproof\b.*$/gm, there: 'true' },
  { where: /^alias lockproof=.*$/gm, there: '' },
  { where: /\/opt\/lockproof\b/g, there: '../lockproof' },
  {
    where: /sha256:[0-9a-f]+…/g,
    there: '"sha256:$(sha256sum ../evidence/runs/* evidence/runs/* 2> /dev/null | cut -c1-64 | tail -n 1)"',
  },
];

function asOnTheSpot(text: string): string {
  return given.reduce((now, { where, there }) => now.replaceAll(where, () => there), text);
}

let workshop: Workshop;
beforeAll(async () => {
  workshop = await openWorkshop();
});
afterAll(() => workshop.close());

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';
const startsAnew = (text: string) => /\binit\b/.test(text);
const pages = Map.groupBy(
  scripts.filter(({ forPerson, text }) => forPerson && !startsAnew(text)),
  ({ document }) => document,
);

describe.concurrent('the commands of the documents, as they are there', () => {
  it.for([...pages])(
    'those of %s pass one after the other where every hash is proven',
    async ([, blocks]) => {
      const directory = workshop.clone('honest');
      for (const { place, text } of blocks) {
        const run = await workshop.run(directory, asOnTheSpot(text));
        expect(run.exitCode, `${place}\n${text}${run.stdout}${run.stderr}`).toBe(0);
      }
    },
  );

  const alone = scripts.filter(({ forPerson, text }) => !forPerson || startsAnew(text));
  it.for(alone.map((script) => ({ ...script, first: firstLine(script.text) })))(
    '$place passes where every hash is proven: $first',
    async ({ text }) => {
      const directory = workshop.clone('honest', { policy: !startsAnew(text) });
      const run = await workshop.run(directory, asOnTheSpot(text));
      expect(run.exitCode, run.stdout + run.stderr).toBe(0);
    },
  );

  it.for(reviews.map((script) => ({ ...script, first: firstLine(script.text) })))(
    '$place fails where a hash is planted, and tags are named like branches: $first',
    async ({ text }) => {
      const run = await workshop.run(workshop.clone('planted'), asOnTheSpot(text));
      expect(run.exitCode, run.stdout + run.stderr).toBe(1);
    },
  );
});

describe('word for word, in a repository of one’s own', () => {
  const cloning = blocks.filter(isForCloning);

  it.for(cloning)('the first commands of $document clone Lockproof and run it', async ({ text }) => {
    const directory = workshop.clone('honest', { lockproof: false });
    const lines = [text, ...(text.includes('/bin/lockproof') ? ['lockproof verify'] : [])];
    const home = join(directory, '..');
    const run = await workshop.run(directory, lines.join('\n'), {
      ...workshop.atGithub,
      HOME: home,
      PATH: `${join(home, '.local/bin')}:${process.env.PATH}`,
    });
    expect(run.exitCode, run.stdout + run.stderr).toBe(0);
    expect(run.stdout).toContain('✅ Lockproof');
  });

  it('are those of the README and of the page about the command line', () => {
    expect(cloning.map(({ document }) => document)).toEqual(
      expect.arrayContaining(['README.md', 'docs/command-line.md']),
    );
  });
});

describe('the commands of the roll-out, which ask GitHub', () => {
  const commands = blocks.filter(isForGithub);
  const follow = (part: string) => {
    const [block] = commands.filter(({ text }) => text.includes(part));
    return workshop.run(workshop.clone('honest'), block?.text ?? 'false');
  };

  it('count the findings of a month by rule', async () => {
    const run = await follow('gh run download');
    expect(run.stdout.trim().split(/\s*\n\s*/)).toEqual(['2 error unproven-hash', '1 warning platform-lost']);
    expect(run.stderr).toBe('');
  });

  it('list all waivers, and name a repository whose policy is broken', async () => {
    const directory = workshop.clone('honest');
    const [listing] = blocks.filter(({ text }) => text.includes('.waivers[]'));
    for (const [name, policy] of Object.entries(policies)) {
      mkdirSync(join(directory, 'clones/example', name, '.github'), { recursive: true });
      if (policy !== null)
        writeFileSync(join(directory, 'clones/example', name, '.github/lockproof.yml'), policy);
    }
    const run = await workshop.run(directory, listing?.text ?? 'false');
    expect(run.stdout.trimEnd().split('\n')).toEqual(
      ['2030-01-31 a 1.0.0 sooner', '2031-01-31 b 2.0.0 later'].map((waiver) => {
        const [expires, type, ...rest] = waiver.split(' ');
        const where = [
          'clones/example/infrastructure',
          'unproven-hash',
          `registry.terraform.io/acme/${type}`,
        ];
        return [expires, ...where, ...rest].join('\t');
      }),
    );
    expect(run.stderr).toContain('lockproof.yml:1: "waiver" is not a policy key; did you mean "waivers"?');
    expect(run.stderr).toContain('clones/example/broken: its policy could not be read');
  });

  it('look at all repositories, and open a pull request in each, once', async () => {
    const directory = workshop.clone('honest', { policy: false });
    const [collect, open] = ['gh repo clone', 'gh pr create'].map(
      (part) => commands.find(({ text }) => text.includes(part))?.text ?? 'false',
    ) as [string, string];
    for (const _ of ['first', 'again']) {
      const run = await workshop.run(directory, collect);
      expect(run.exitCode, run.stderr).toBe(0);
      expect(run.stdout).toMatch(/^2 repositories, 10 lock files, 1 provider, 10 entries$/m);
      expect(readdirSync(join(directory, 'reports/example'))).toEqual(['broken.json', 'infrastructure.json']);
    }
    const names = ['AUTHOR', 'COMMITTER'].flatMap((role) => [`GIT_${role}_NAME`, `GIT_${role}_EMAIL`]);
    const who = Object.fromEntries(names.map((name) => [name, 'a@example.com']));
    const at = (digit: string) => `action=--action=lockproof/lockproof@${digit.repeat(40)}`;
    const unknown = await workshop.run(directory, open.replace('action=', at('0')), who);
    expect(unknown.stderr).toContain('example/broken: stopped, no commit');
    const pinned = open.replace('action=', at('1'));
    const dry = await workshop.run(directory, pinned, who);
    expect(dry.exitCode, dry.stderr).toBe(0);
    expect(dry.stdout.match(/^example\/\w+: .*$/gm)).toEqual([
      expect.stringMatching(/^example\/broken: would get .*uses: lockproof\/lockproof@1{40}$/),
      expect.stringMatching(/^example\/infrastructure: would get /),
    ]);
    const branches = () => workshop.run(directory, 'git branch --list lockproof');
    expect((await branches()).stdout).toBe('');
    const wet = await workshop.run(directory, pinned.replace('open=no', 'open=yes'), who);
    expect(wet.stdout).toContain('https://github.com/example/broken/pull/1');
    expect((await branches()).stdout.trim()).toBe('lockproof');
    const again = await workshop.run(directory, pinned.replace('open=no', 'open=yes'), who);
    expect(again.stdout).toBe(
      'example/broken: has the branch lockproof\nexample/infrastructure: has the branch lockproof\n',
    );
    const workflow = await workshop.run(directory, 'git show lockproof:.github/workflows/lockproof.yml');
    expect(parse(workflow.stdout)).toMatchObject({
      jobs: { lockproof: { steps: [{ with: { 'fail-on': 'never', 'on-unavailable': 'warn' } }] } },
    });
    // Later, after the merge: the same commands move the pins.
    await workshop.run(directory, 'git merge --quiet lockproof', who);
    const moving = open.replace('open=no', 'open=yes').replace('branch=lockproof', 'branch=lockproof-update');
    const moved = await workshop.run(
      directory,
      moving.replace('update=', 'update=--update').replace('action=', at('2')),
      who,
    );
    expect(moved.stdout).toContain('https://github.com/example/broken/pull/1');
    const change = 'git diff --unified=0 lockproof lockproof-update -- .github | grep "^[+-] "';
    expect(
      (await workshop.run(directory, change)).stdout.replaceAll(/[12]{40}/g, ([digit]) => digit ?? ''),
    ).toBe('-      - uses: lockproof/lockproof@1\n+      - uses: lockproof/lockproof@2\n');
  });

  it('are these three', () => expect(commands).toHaveLength(3));
});

it('every recipe for another CI has a script that was run', () => {
  const recipes = ['gitlab', 'azure-pipelines', 'bitbucket', 'atlantis', 'container', 'other-ci', 'windows'];
  const without = recipes.filter((page) => !scripts.some(({ place }) => place.includes(`/${page}.md:`)));
  expect(without).toEqual([]);
});

describe('the note on a merge request of GitLab', () => {
  const recipe = blocks.find(
    ({ document, file }) => document === 'docs/recipes/gitlab.md' && file === '.gitlab-ci.yml',
  );
  const runJob = (directory: string, url: string, more: Readonly<Record<string, string>> = {}) => {
    const { script } = (parse(recipe?.text ?? '') as { lockproof: { script: readonly string[] } }).lockproof;
    const request = { CI_API_V4_URL: url, CI_MERGE_REQUEST_PROJECT_ID: '7', CI_MERGE_REQUEST_IID: '3' };
    const env = { ...request, LOCKPROOF_TOKEN: 'secret', ...more };
    return workshop.run(directory, asOnTheSpot(script.join('\n')), env);
  };

  it('is written once, brought up to date on the next push, and leaves the notes of others alone', async () => {
    const gitlab = await startNotes();
    const runs = [];
    for (const what of ['planted', 'honest', 'honest'] as const) {
      const directory = workshop.clone(what);
      // What the merge request makes of the script is not run: it could do anything with the token.
      writeFileSync(join(directory, '.gitlab/lockproof-note.mjs'), 'process.exit(1);\n');
      runs.push(await runJob(directory, gitlab.url));
      const quality = JSON.parse(readFileSync(join(directory, '.lockproof/codequality.json'), 'utf8'));
      const isCritical = ({ severity }: { readonly severity: string }) => severity === 'critical';
      expect(quality.some(isCritical)).toBe(what === 'planted');
    }
    await gitlab.close();
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([1, 0, 0]);
    expect(gitlab.written).toEqual(['POST', 'PUT']);
    expect(gitlab.notes.map(({ author }) => author.id)).toEqual([1, 1, 2]);
    expect(gitlab.notes[2]?.body).toMatch(/^<!-- lockproof -->\n✅ \*\*Lockproof\*\*/);
    expect(gitlab.notes[0]?.body).toBe('<!-- lockproof -->\ncopied by somebody');
  });

  it('never has what the merge request commits in the place of a result, where the review ends without one', async () => {
    const gitlab = await startNotes();
    const directory = workshop.clone('planted');
    mkdirSync(join(directory, '.lockproof'));
    for (const name of ['comment.md', 'codequality.json'])
      writeFileSync(join(directory, '.lockproof', name), '✅ **Lockproof**: all is well');
    // A revision that cannot be read.
    const run = await runJob(directory, gitlab.url, { CI_MERGE_REQUEST_DIFF_BASE_SHA: '1'.repeat(40) });
    await gitlab.close();
    expect(run.exitCode).not.toBe(0);
    expect(run.stdout).not.toContain('✅');
    expect(gitlab.written).toEqual([]);
    expect(readdirSync(join(directory, '.lockproof'))).toEqual([]);
  });
});

interface Note {
  readonly id: number;
  readonly author: { readonly id: number };
  body: string;
}

/** GitLab's answers about the notes of one merge request: two of another user, one of them with our marker; one note a page. */
async function startNotes() {
  const notes: Note[] = [
    { id: 11, author: { id: 1 }, body: '<!-- lockproof -->\ncopied by somebody' },
    { id: 12, author: { id: 1 }, body: 'Looks good' },
  ];
  const written: string[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const [, , , , , , id] = url.pathname.split('/');
    const page = Number(url.searchParams.get('page') ?? '1');
    if (request.headers['private-token'] !== 'secret') return void response.writeHead(401).end();
    if (url.pathname === '/user') return void response.end(JSON.stringify({ id: 2 }));
    if (request.method !== 'GET') {
      written.push(request.method ?? '');
      const { body } = (await json(request)) as { body: string };
      const old = notes.find((note) => String(note.id) === id);
      if (old === undefined) notes.push({ id: 13, author: { id: 2 }, body });
      else old.body = body;
      return void response.end('{}');
    }
    response.setHeader('x-next-page', page < notes.length ? String(page + 1) : '');
    response.end(JSON.stringify(notes.slice(page - 1, page)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { url, notes, written, close: () => new Promise((done) => server.close(done)) };
}

describe('the issue of the nightly audit', () => {
  const workflow = blocks.find(({ file }) => file === '.github/workflows/lockproof-audit.yml');
  const { jobs } = parse(workflow?.text ?? '') as {
    jobs: { issue: { steps: readonly [{ run: string; env: Record<string, string> }] } };
  };
  const [step] = jobs.issue.steps;
  const stub = `gh() { if [ "$2" = list ]; then echo "$OPEN"; else printf '%s\\n' "$*"; fi; }\n`;

  it.for([
    { result: 'failure', open: '', does: 'issue create --title The audit of the lock files does not pass' },
    { result: 'failure', open: '7', does: 'issue edit 7 --body Verdict: failed. Hashes without a proof: 2.' },
    { result: 'success', open: '7', does: 'issue close 7 --comment ' },
    { result: 'success', open: '', does: '' },
  ])('after $result with the open issue "$open": $does', async ({ result, open, does }) => {
    const RUN = 'https://github.com/o/r/actions/runs/1';
    const said = { RESULT: result, OPEN: open, VERDICT: 'failed', UNPROVEN: '2', RUN };
    const run = await workshop.run(root, stub + step.run, { ...said, TITLE: step.env.TITLE ?? '' });
    expect(run.exitCode, run.stderr).toBe(0);
    expect(run.stdout.slice(0, does.length)).toBe(does);
    expect(run.stdout.split('\n').filter(Boolean)).toHaveLength(does === '' ? 0 : 1);
  });
});
