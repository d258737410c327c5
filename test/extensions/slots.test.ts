import { expect, it } from 'vitest';
import type { Extension, Slots } from '../../src/extension.ts';
import { extensions } from '../../src/extensions/index.ts';

const follow: Slots['follow'] = ({ say }) => ({ progress: {}, say, end() {}, close() {} });

it('what one extension does cannot be done by a second one, or by one that is not named for it', () => {
  const slots: Partial<Slots> = {
    // biome-ignore lint/suspicious/noDuplicateObjectKeys: the second one is the test.
    follow,
    // @ts-expect-error: an object has each name once.
    follow,
  };
  // @ts-expect-error: no part of an ordinary extension.
  const extension: Extension = { name: 'second', follow };
  expect([slots, extension]).toHaveLength(2);
});

it('each such place has one extension', () => {
  const names = ['keep', 'modules', 'share', 'follow', 'cache', 'keys', 'conversation'] as const;
  for (const name of names)
    expect(
      extensions.filter((each) => each[name] !== undefined),
      name,
    ).toHaveLength(1);
});
