import { describe, expect, it } from 'vitest';
import {
  expectHarmlessElements,
  expectNothingObeyed,
  hostileStrings,
  strangeBy,
} from './hostile-rendering.ts';

describe('40 hostile strings in every field that reaches a renderer', () => {
  const strings = hostileStrings.slice(0, 40);

  it('add no element, link, mention, image or attribute to a comment that is rendered and sanitised as on GitHub (T33)', () => {
    expect(strings.flatMap(strangeBy)).toEqual([]);
    expectHarmlessElements();
  });

  it('add nothing that a terminal or a runner obeys (T32)', () => {
    for (const text of strings) expectNothingObeyed(text);
  });
});
