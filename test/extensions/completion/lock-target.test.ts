import { expect, it } from 'vitest';
import { targetOf } from '../../../src/extensions/completion/lock-target.ts';

it('a lock file whose path is no UTF-8 is not written, and the reason is told', () => {
  expect(targetOf('a\udcff/.terraform.lock.hcl', { write: true })).toEqual({
    kind: 'refused',
    reason: 'its path is no UTF-8; rename it, then run again',
  });
});
