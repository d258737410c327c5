/** Decides how many packages are downloaded at one time: as many as keep the threads busy that hash them. */
export interface DownloadPace {
  /** Waits until another download may begin. */
  begin(): Promise<Download>;
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
const spare = 2;

/** Bytes of an archive that a thread inflates and hashes in a second, nearly. */
const hashing = 110e6;

/** Seconds. A shorter time says little about a connection. */
const window = 0.1;

/**
 * Begins with one download for each thread. Where a connection delivers less than a thread can take, others are opened
 * beside it. Over a fast link more connections would only take processor time from each other.
 */
export function openPace({
  threads,
  hasRoom = () => true,
  now = () => performance.now() / 1000,
}: PaceOptions): DownloadPace {
  const waiting: (() => void)[] = [];
  let downloading = 0;
  let ready = 0;
  // The newest measurement of a connection.
  let isSlow = false;

  function admit(): void {
    const most = isSlow ? mostDownloads : Math.min(mostDownloads, threads);
    const isIdle = () => downloading + ready === 0;
    while (waiting.length > 0 && downloading < most && ready < threads + spare && (isIdle() || hasRoom())) {
      downloading += 1;
      waiting.shift()?.();
    }
  }

  function measured(bytes: number, since: number): void {
    isSlow = bytes < hashing * (now() - since);
    admit();
  }

  return {
    async begin() {
      await new Promise<void>((proceed) => {
        waiting.push(proceed);
        admit();
      });
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
    },
  };
}
