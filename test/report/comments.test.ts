import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../src/report/markdown.ts';
import { markdownContext, reviews } from '../support/example-reviews.ts';

describe('comments, as files that GitHub renders', () => {
  it.each(Object.entries(reviews))('%s', async (name, made) => {
    await expect(renderMarkdown(made(), markdownContext)).toMatchFileSnapshot(
      `../../__fixtures__/comments/${name}.md`,
    );
  });
});
