/** Decides how many packages are downloaded at one time: as many as keep the threads busy that hash them. */
export interface DownloadPace {
  /** Waits until another download may begin. */
  begin(): Promise<Download>;
  /** What a thread needed for an archive. */
  hashed(bytes: number, seconds: number): void;
}

export interface Download {
  received(bytes: number): void;
  /** The package is complete and waits for a thread. */
  arrived(): void;
  /** The package is hashed, or the download failed. */
  gone(): void;
}

export interface PaceOptions {
  /** How many archives are hashed at one time. */
  readonly threads: number;
  /** Whether the disk has room for another package. */
  readonly hasRoom?: () => boolean;
  /** Seconds. */
  readonly now?: () => number;
}

/** All packages of a provider usually come from one host. This leaves one of its requests for small answers. */
export const mostDownloads = 7;

/** Packages that may wait for a thread. With them no thread waits for the network. */
export const spare = 2;

/** Bytes of an archive that a thread inflates and hashes in a second, until it was measured. */
const usualHashing = 120e6;

/** The weight of the newest measurement of a connection. */
const newest = 0.3;

/** Seconds. A shorter time says little about a connection. */
const window = 0.1;

/**
 * Begins with one download for each thread. A connection that delivers less than a thread can take is no reason to let the thread wait: others
 * are opened beside it, up to {@link mostDownloads}. Over a fast link more connections would only take processor time from each other.
 */
export function openPace({ threads, hasRoom = () => true, now = seconds }: PaceOptions): DownloadPace {
  const waiting: (() => void)[] = [];
  let downloading = 0;
  let ready = 0;
  let hashing = usualHashing;
  // Of one connection, lately.
  let delivery: number | null = null;

  function wanted(): number {
    const enough = delivery === null ? threads : Math.ceil((threads * hashing) / delivery);
    return Math.min(mostDownloads, Math.max(threads, enough));
  }

  function admit(): void {
    while (
      waiting.length > 0 &&
      downloading < wanted() &&
      ready < threads + spare &&
      (isIdle() || hasRoom())
    ) {
      downloading += 1;
      waiting.shift()?.();
    }
  }

  function isIdle(): boolean {
    return downloading + ready === 0;
  }

  function measured(bytes: number, since: number): void {
    const time = now() - since;
    if (time <= 0) return;
    const rate = bytes / time;
    delivery = delivery === null ? rate : delivery + (rate - delivery) * newest;
  }

  return {
    async begin() {
      await new Promise<void>((proceed) => {
        waiting.push(proceed);
        admit();
      });
      return follow();
    },
    hashed(bytes, time) {
      if (time > 0) hashing = Math.max(hashing, bytes / time);
    },
  };

  function follow(): Download {
    const began = now();
    let [all, inWindow, since] = [0, 0, began];
    let state: 'downloading' | 'ready' | 'gone' = 'downloading';
    const leave = (next: 'ready' | 'gone'): void => {
      if (state === 'downloading') downloading -= 1;
      if (state === 'ready') ready -= 1;
      if (next === 'ready') ready += 1;
      state = next;
      admit();
    };
    return {
      received(bytes) {
        // The time until the first bytes says something about the distance, not about the link.
        if (all === 0) since = now();
        else inWindow += bytes;
        all += bytes;
        if (now() - since < window) return;
        measured(inWindow, since);
        [inWindow, since] = [0, now()];
        admit();
      },
      arrived() {
        if (state !== 'downloading') return;
        measured(all, began);
        leave('ready');
      },
      gone() {
        if (state !== 'gone') leave('gone');
      },
    };
  }
}

function seconds(): number {
  return performance.now() / 1000;
}
