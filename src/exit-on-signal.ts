import { constants } from 'node:os';

/** A signal ends the process through its `exit` event, which removes half-written packages. The exit code names the signal. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
