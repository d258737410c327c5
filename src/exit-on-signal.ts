import { constants } from 'node:os';

/** A signal ends the process by way of its `exit` event, where half-written packages are removed; the shell's exit code says which one. */
export function exitOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}
