export interface Download {
  /** The package is complete and waits for a thread. */
  arrived(): void;
  /** The package is hashed, or the download failed. */
  gone(): void;
}

/** All packages of a provider usually come from one host. This leaves one of its requests for small answers. */
export const mostDownloads = 7;

/** Packages that may wait for a thread. With them no thread waits for the network. */
const spare = 2;

/** Begins downloads until as many are under way as one host takes, or enough packages wait for the threads that hash them. */
export function openPace({ threads, hasRoom = () => true }: { threads: number; hasRoom?: () => boolean }) {
  const waiting: (() => void)[] = [];
  let downloading = 0;
  let ready = 0;

  function admit(): void {
    const mayBegin = () => downloading + ready === 0 || (ready < threads + spare && hasRoom());
    while (waiting.length > 0 && downloading < mostDownloads && mayBegin()) {
      downloading += 1;
      waiting.shift()?.();
    }
  }

  return {
    async begin(): Promise<Download> {
      await new Promise<void>((proceed) => {
        waiting.push(proceed);
        admit();
      });
      let state: 'downloading' | 'ready' | 'gone' = 'downloading';
      const leave = (next: 'ready' | 'gone'): void => {
        if (state === 'downloading') downloading -= 1;
        if (state === 'ready') ready -= 1;
        if (next === 'ready') ready += 1;
        state = next;
        admit();
      };
      return { arrived: () => leave('ready'), gone: () => leave('gone') };
    },
  };
}
