import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The work that is left before the process ends. */
let lastWork: (() => Promise<void>) | null = null;

/** The runner kills a cancelled step 7.5 seconds after the first signal. */
const mostTime = 6_000;

/** A signal ends the process through `exit`, after the work of {@link onInterrupt}; a second one at once. */
export function exitOnSignal(): void {
  for (const signal of signals)
    process.on(signal, () => {
      const end = (): never => process.exit(128 + constants.signals[signal]);
      const work = lastWork;
      if (work === null) end();
      lastWork = null;
      setTimeout(end, mostTime);
      void work?.().finally(end);
    });
}

/** @returns ends this: a signal then ends the process at once */
export function onInterrupt(work: () => Promise<void>): () => void {
  lastWork = work;
  return () => {
    lastWork = null;
  };
}
