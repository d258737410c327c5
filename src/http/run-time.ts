import { type Unavailable, unavailable } from '../outcome.ts';

/** The time of one run (`max-time`). After it no request is sent, and everything that was not reached is open, never a pass (T50). */
export interface RunTime {
  /** Milliseconds; 0 once it is used up. */
  left(): number;
  exceeded(): Unavailable;
}

/** @param began by `performance.now()`; default: now */
export function openRunTime(milliseconds: number, began: number = performance.now()): RunTime {
  const end = began + milliseconds;
  return {
    left: () => Math.max(0, end - performance.now()),
    exceeded: () => unavailable('time', `the time of this run (${timeSpan(milliseconds)}) was used up`),
  };
}

export const endless: RunTime = openRunTime(Number.POSITIVE_INFINITY);

/** `45 seconds`, `10 minutes`, `2 hours`: in the units of `max-time`, at most two digits of them. */
export function timeSpan(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [size, unit] =
    seconds % 3600 === 0 || seconds > 5999
      ? [3600, 'hour']
      : seconds % 60 === 0 || seconds > 99
        ? [60, 'minute']
        : [1, 'second'];
  const count = Math.ceil(seconds / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
