import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it.concurrent('leaves copies by other accounts untouched and is written separately (T35)', async () => {
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

  it.concurrent('of another workflow of the same account, which copies ours, is left alone (T35)', async () => {
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
});
