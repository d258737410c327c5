import type { OutputStream } from '../../command.ts';
import type { Following, Screen } from '../../extension.ts';
import { type Clock, clock, followRun } from './follow.ts';
import { downloadPlanWords, linesInLog } from './in-log.ts';
import { type Account, progressLine } from './words.ts';

/** A bar at a terminal; lines from time to time in a log that somebody will read. */
export function atTerminal(screen: Screen, stderr: OutputStream, time: Clock = clock): Following {
  const { CI = '', TERM } = screen.environment;
  const inCi = !['', 'false', '0'].includes(CI);
  // Somebody sees the terminal, and it can write a line again.
  const isWatched = stderr.isTTY === true && !inCi && TERM !== 'dumb';
  if (isWatched) return barAt(stderr, screen, time);
  return linesInLog(screen, time, {
    onDownloadsPlanned(downloads) {
      // A few small packages need no announcement.
      if (downloads.bytes > 0 || downloads.packages > fewPackages)
        screen.say(`${downloadPlanWords(downloads)}.`);
    },
  });
}

const fewPackages = 4;

/** The time between two pictures of the bar. A run that is shorter shows none. */
const barInterval = 200;
const usualColumns = 80;

/** A line that is written again and again; once cleared, nothing of it stays. The cursor is never hidden, so no end of the process, however sudden, can leave a terminal without one. */
function barAt(stderr: OutputStream, { say }: Screen, time: Clock): Following {
  // A person at a terminal reads the result first.
  const waiting: string[] = [];
  const show = (account: Account): void => {
    stderr.write(`\r${progressLine(account, stderr.columns || usualColumns)}\x1b[K`);
    isShown = true;
  };
  let isShown = false;
  const { progress, end: endFollowing } = followRun({ interval: barInterval, show, clock: time });
  const end = (): void => {
    endFollowing();
    if (isShown) stderr.write('\r\x1b[K');
    isShown = false;
  };
  const close = (): void => {
    end();
    process.off('exit', close);
    for (const notice of waiting.splice(0)) say(notice);
  };
  // A signal ends the process through this event.
  process.once('exit', close);
  return { progress, say: (notice) => void waiting.push(notice), end, close };
}
