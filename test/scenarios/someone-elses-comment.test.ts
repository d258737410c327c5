import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pullRequestEvent } from '../support/github-double/events.ts';
import { actionsBot, type Person } from '../support/github-double/people.ts';
import { publishEntry } from './honest-entry.ts';
import { openStage, type Stage } from './stage.ts';

const path = 'infra/.terraform.lock.hcl';

/** A person, a person with the name of the bot, another app, and a deleted account. */
const others: readonly (Person | null)[] = [
  { login: 'mallory', type: 'User' },
  { login: actionsBot.login, type: 'User' },
  { login: 'other-app[bot]', type: 'Bot' },
  null,
];

describe('the comment on a pull request', () => {
  let stage: Stage & { close(): Promise<void> };
  /** The comment of an honest run on another pull request, with its marker: anybody can copy it. */
  let copied: string;
  /** The same as an earlier version wrote it, without the number of the comment in its marker. */
  let written: string;

  beforeAll(async () => {
    stage = await openStage();
    const pull = stage.openPull({}, { [path]: (await publishEntry(stage.registry)).text });
    await stage.review(pull);
    const [first] = commentsOn(pull);
    copied = first?.body ?? '';
    expect(copied).toMatch(/^<!-- lockproof:v1:[0-9a-f]{12}:\d+ -->\n✅ \*\*Lockproof\*\*: /);
    written = copied.replace(`:${first?.id} -->`, ' -->');
    expect(written).not.toBe(copied);
  });

  afterAll(() => stage.close());

  const openAgain = () => stage.github.openPull({ head: 'change' });
  /** As a comment of a run has it in its own marker. */
  const own = ({ id }: { readonly id: number }) => written.replace(' -->', `:${id} -->`);
  const commentsOn = (pull: number) => stage.github.comments.filter(({ issue }) => issue === pull);

  it.concurrent('leaves copies by other accounts untouched and is written separately', async () => {
    const pull = openAgain();
    const forged = written.replace('3 of 3 hashes', '99 of 99 hashes');
    const theirs = others.map((author) => stage.github.plantComment(pull, author, forged));

    const run = await stage.review(pull);
    expect(run.exitCode).toBe(0);
    for (const comment of theirs)
      expect(comment).toMatchObject({ body: forged, updatedAt: '2026-01-01T00:00:00Z' });
    const [ours, ...more] = commentsOn(pull).slice(theirs.length);
    expect(ours).toMatchObject({ author: actionsBot, body: ours && own(ours) });
    expect(more).toEqual([]);
    expect(run.outputs['comment-url']).toContain(`#issuecomment-${ours?.id}`);
  });

  it.concurrent('is found on the third page of a long conversation', async () => {
    const pull = openAgain();
    const talk = (count: number) => {
      for (let at = 0; at < count; at += 1)
        stage.github.plantComment(pull, { login: 'octocat', type: 'User' }, `Comment ${at}`);
    };
    talk(240);
    const ours = stage.github.plantComment(pull, actionsBot, written.replace('✅', '❌'));
    talk(10);

    const run = await stage.review(pull);
    expect(run.outputs['comment-url']).toContain(`#issuecomment-${ours.id}`);
    expect(ours.body).toBe(own(ours));
    expect(commentsOn(pull)).toHaveLength(251);
  });

  it.concurrent.for([
    { edited: 'says something else', edit: (body: string) => body.replace('✅', '❌ hacked') },
    { edited: 'has only its first line left', edit: (body: string) => `${body.split('\n')[0]}\nSold.` },
  ])('is written again where someone edited it so that it $edited', async ({ edit }) => {
    const pull = openAgain();
    const ours = stage.github.plantComment(pull, actionsBot, edit(written));
    await stage.review(pull);
    expect(commentsOn(pull)).toEqual([ours]);
    expect(ours.body).toBe(own(ours));
  });

  it.concurrent('is not written a second time where it already says everything', async () => {
    const pull = openAgain();
    const ours = stage.github.plantComment(pull, actionsBot, '');
    ours.body = own(ours);
    const run = await stage.review(pull);
    expect(run.outputs['comment-url']).toContain(`#issuecomment-${ours.id}`);
    expect(ours.updatedAt).toBe('2026-01-01T00:00:00Z');
  });

  it.concurrent('is not created where it is wanted only on problems, but updated', async () => {
    const inputs = { comment: 'on-problem' };
    const pull = openAgain();
    const run = await stage.review(pull, { inputs });
    expect(run.outputs).toMatchObject({ verdict: 'verified', 'comment-url': '' });
    expect(commentsOn(pull)).toEqual([]);
    const ours = stage.github.plantComment(pull, actionsBot, written.replace('✅', '❌'));
    await stage.review(pull, { inputs });
    expect(ours.body).toBe(own(ours));
  });

  it.concurrent('of another workflow of the same account, which copies ours, is left alone', async () => {
    const pull = openAgain();
    const copy = stage.github.plantComment(pull, actionsBot, copied);
    await stage.review(pull);
    const again = await stage.review(pull);
    expect(copy).toMatchObject({ body: copied, updatedAt: '2026-01-01T00:00:00Z', minimised: false });
    const [, ours, ...more] = commentsOn(pull);
    expect(ours?.body).toBe(ours && own(ours));
    expect(again.outputs['comment-url']).toContain(`#issuecomment-${ours?.id}`);
    expect(more).toEqual([]);
  });

  it.concurrent('of another workflow is left alone', async () => {
    const pull = openAgain();
    const theirs = stage.github.plantComment(pull, actionsBot, written);
    const workflow = 'octo-org/infrastructure/.github/workflows/audit.yml@refs/heads/main';
    await stage.review(pull, { env: { GITHUB_WORKFLOW_REF: workflow } });
    const [first, ours] = commentsOn(pull);
    expect(first).toMatchObject({ id: theirs.id, body: written });
    expect(ours?.body.split('\n').slice(1)).toEqual(written.split('\n').slice(1));
    expect(ours?.body).not.toBe(written);
  });

  it.concurrent('stays as it is when a run for an older commit comes late', async () => {
    stage.repository.branch('moving', stage.repository.git(['rev-parse', 'change']));
    const pull = stage.github.openPull({ head: 'moving' });
    const late = pullRequestEvent(stage.github, pull);
    stage.repository.commit({ 'README.md': 'moved on\n' }, 'Move on', { branch: 'moving' });
    const newest = stage.github.plantComment(pull, actionsBot, written);

    const run = await stage.run(late);
    expect(run.report?.verdict).toBe('verified');
    expect(run.exitCode).toBe(0);
    expect(commentsOn(pull)).toEqual([newest]);
    expect(newest.updatedAt).toBe('2026-01-01T00:00:00Z');
    expect(run.stdout).toContain('the run for that commit writes the comment');
  });
});
