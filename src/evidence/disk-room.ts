import type { Room } from '../http/fetcher.ts';

/** Room on disk that all packages of a run share. */
export interface DiskRoom {
  /** A new package, the youngest. */
  claim(): Claim;
  /** Bytes on disk now. */
  used(): number;
}

export interface Claim extends Room {
  /** The package is complete. It stays on disk until it is released. */
  complete(): void;
  /** The package is removed. */
  release(): void;
}

/** Honest servers announce the size; where one does not, this is a guess that is large for a provider. */
const guessedBytes = 256 * 1024 ** 2;

interface State {
  written: number;
  /** What the package will have, as far as known. */
  expected: number;
  isComplete: boolean;
}

/**
 * Shares a number of bytes among the packages of a run. A package may grow only if all that began before it still have room to become
 * complete, so two that are half there never wait for each other. The oldest goes on whatever its size, if no complete one will make room.
 *
 * @param limit bytes
 */
export function openDiskRoom(limit: number): DiskRoom {
  // In the order in which they began.
  const packages = new Set<State>();
  const waiting = new Set<{ readonly state: State; readonly bytes: number; readonly proceed: () => void }>();

  const used = (): number => [...packages].reduce((sum, { written }) => sum + written, 0);

  function mayGrow(state: State, bytes: number): boolean {
    let kept = 0;
    let isOldest = true;
    for (const other of packages) {
      if (other === state) break;
      if (other.isComplete) continue;
      isOldest = false;
      kept += Math.max(0, other.expected - other.written);
    }
    const nothingWillGo = isOldest && [...packages].every(({ isComplete }) => !isComplete);
    return nothingWillGo || used() + bytes + kept <= limit;
  }

  function wake(): void {
    for (const one of waiting) {
      if (!mayGrow(one.state, one.bytes)) continue;
      waiting.delete(one);
      one.state.written += one.bytes;
      one.proceed();
    }
  }

  return {
    used,
    claim() {
      const state: State = { written: 0, expected: guessedBytes, isComplete: false };
      packages.add(state);
      return {
        begin(bytes) {
          state.written = 0;
          state.expected = Math.min(bytes ?? guessedBytes, limit);
          wake();
        },
        async take(bytes) {
          if (mayGrow(state, bytes)) state.written += bytes;
          else await new Promise<void>((proceed) => waiting.add({ state, bytes, proceed }));
        },
        complete() {
          state.isComplete = true;
          wake();
        },
        release() {
          packages.delete(state);
          wake();
        },
      };
    },
  };
}
