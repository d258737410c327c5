import { describe, it } from 'vitest';
import { setStage } from './stage.ts';
import { wellStories } from './stories/all-well.ts';
import { refusedStories } from './stories/refused.ts';
import { withoutChance } from './stories/story.ts';
import { lookStories } from './stories/to-look-at.ts';

const stories = { ...wellStories, ...lookStories, ...refusedStories };

describe('the comment of a story on a pull request', { timeout: 240_000 }, () => {
  // One after the other: with all at once, the registries of a busy machine close connections early.
  it.for(Object.entries(stories))('%s', async ([name, begin], test) => {
    const { expect } = test;
    const stage = await setStage(test);
    const { base, head, settings, afterwards } = await begin(stage);
    const pull = stage.openPull(base, head);
    if (afterwards !== undefined) {
      await stage.review(pull, settings);
      afterwards(stage);
    }
    const run = await stage.review(pull, settings);
    const [comment, ...more] = stage.github.comments;
    expect(more).toEqual([]);
    const commits = ['main', 'change'].map((branch) => stage.repository.git(['rev-parse', branch]));
    await expect(withoutChance(comment?.body ?? '', stage, commits)).toMatchFileSnapshot(
      `../../__fixtures__/comments/stories/${name}.md`,
    );
    expect(run.stderr).toBe('');
  });
});
