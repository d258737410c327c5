import { setTimeout as sleep } from 'node:timers/promises';
import { type Outcome, unavailable } from '../../outcome.ts';

/** Counts the time with an open question: after `asking` ms none is sent, after `waiting` none awaited. */
export function openPatience(
  asking = 5_000,
  waiting = 10_000,
): <T>(ask: () => Promise<Outcome<T>>) => Promise<Outcome<T>> {
  let open = 0;
  let since = 0;
  let spent = 0;
  const waited = () => spent + (open > 0 ? performance.now() - since : 0);
  const silent = unavailable('network', 'the answer would come too late');
  return async (ask) => {
    if (waited() >= asking) return silent;
    if (open === 0) since = performance.now();
    open += 1;
    try {
      return await Promise.race([ask(), sleep(waiting - waited(), silent, { ref: false })]);
    } finally {
      open -= 1;
      if (open === 0) spent += performance.now() - since;
    }
  };
}
