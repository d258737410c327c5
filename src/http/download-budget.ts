import { type Unavailable, unavailable } from '../outcome.ts';

/** The bytes of packages that one run may download (`max-download`). */
export interface DownloadBudget {
  left(): number;
  /** Counts bytes that came; `false` once they are more than the run may have. */
  take(bytes: number): boolean;
  taken(): number;
  exceeded(): Unavailable;
}

export function openDownloadBudget(maxBytes: number): DownloadBudget {
  let taken = 0;
  return {
    left: () => Math.max(0, maxBytes - taken),
    take: (bytes) => {
      taken += bytes;
      return taken <= maxBytes;
    },
    taken: () => taken,
    exceeded: () =>
      unavailable('budget', `the packages of this run are larger than max-download (${maxBytes} bytes)`),
  };
}
