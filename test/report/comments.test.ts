import { describe, expect, it } from 'vitest';
import { comments } from '../support/example-reviews.ts';

describe('comments, as files that GitHub renders', () => {
  it.each(Object.entries(comments))('%s', async (name, made) => {
    await expect(made()).toMatchFileSnapshot(`../../__fixtures__/comments/${name}.md`);
  });
});
