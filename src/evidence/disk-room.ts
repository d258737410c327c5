/** Shares `limit` bytes among the packages of a run. A larger one is alone on the disk. */
export function openDiskRoom(limit: number) {
  const waiting: { readonly bytes: number; readonly proceed: () => void }[] = [];
  let used = 0;

  function admit(): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      if (used > 0 && used + next.bytes > limit) return;
      used += next.bytes;
      waiting.shift();
      next.proceed();
    }
  }

  return {
    /** Bytes of the packages that are on disk or have begun. */
    used: () => used,
    claim() {
      let held = 0;
      const release = () => {
        used -= held;
        held = 0;
        admit();
      };
      return {
        /** Waits for room for a whole package, over an earlier try; one of unknown size is alone on the disk. */
        async begin(announced: number | null) {
          release();
          const bytes = announced ?? limit;
          await new Promise<void>((proceed) => {
            waiting.push({ bytes, proceed });
            admit();
          });
          held = bytes;
        },
        release,
      };
    },
  };
}
