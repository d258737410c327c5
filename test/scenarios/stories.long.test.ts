import { describe, it } from 'vitest';
import { hasPseudoTerminal, noPseudoTerminal } from '../support/pseudo-terminal.ts';
import { setStage } from './stage.ts';
import { wellStories } from './stories/all-well.ts';
import { seenAtTerminal } from './stories/at-terminal.ts';
import { refusedStories } from './stories/refused.ts';
import { withoutChance } from './stories/story.ts';
import { lookStories } from './stories/to-look-at.ts';

if (!hasPseudoTerminal) console.warn(noPseudoTerminal);

const stories = { ...wellStories, ...lookStories, ...refusedStories };

describe('the comment of a story on a pull request, and its text at a terminal', () => {
  // One after the other: with all at once, the registries of a busy machine close connections early.
  it.for(Object.entries(stories))('%s', async ([name, begin], test) => {
    const { expect } = test;
    const stage = await setStage(test);
    const story = await begin(stage);
    const { base, head, settings, afterwards } = story;
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
    if (!hasPseudoTerminal) return;
    for (const columns of [80, 120]) {
      const lines = await seenAtTerminal(stage, story, columns);
      await expect(`${withoutChance(lines.join('\n'), stage, commits)}\n`).toMatchFileSnapshot(
        `../../__fixtures__/terminal/stories/${name}-${columns}.txt`,
      );
      // Only what is to be copied may be longer than the terminal is wide.
      expect(lines.filter((line) => line.length > columns && !line.startsWith('    '))).toEqual([]);
    }
  });
});
