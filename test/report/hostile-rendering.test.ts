import { describe, expect, it } from 'vitest';
import { expectHarmlessElements, expectNothingObeyed, hostileBits, strangeBy } from './hostile-rendering.ts';

describe('all that a hostile text consists of, in every field that reaches a renderer', () => {
  it('add no element, link, mention, image or attribute to a comment that is rendered and sanitised as on GitHub (T33)', () => {
    expect(hostileBits.flatMap(strangeBy)).toEqual([]);
    expectHarmlessElements();
  });

  it('add nothing that a terminal or a runner obeys (T32)', () => {
    for (const text of hostileBits) expectNothingObeyed(text);
  });
});
