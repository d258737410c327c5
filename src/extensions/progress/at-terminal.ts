import type { OutputStream } from '../../command.ts';
import type { Following, Screen } from '../../extension.ts';
import { downloadPlanWords } from './download-plan.ts';
import { type Clock, clock, followRun, logInterval } from './follow.ts';
import type { TerminalLine } from './terminal-line.ts';
import { type Account, progressLine, progressParts } from './words.ts';

/** A bar at a terminal; lines from time to time in a log that somebody will read. */
export function atTerminal(screen: Screen, stderr: OutputStream, time: Clock = clock): Following {
  return isWatched(screen, stderr) ? barAt(stderr, screen, time) : linesInLog(screen, time);
}

/** Somebody sees the terminal, and it can write a line again. */
function isWatched({ environment }: Screen, stderr: OutputStream): boolean {
  const inCi = !['', 'false', '0'].includes(environment.CI ?? '');
  return stderr.isTTY === true && !inCi && environment.TERM !== 'dumb';
}

function linesInLog({ say }: Screen, time: Clock): Following {
  const show = (account: Account): void => say(progressParts(account).join(', '));
  const { progress, end } = followRun({ interval: logInterval, show, clock: time });
  return {
    progress: {
      ...progress,
      onDownloadsPlanned(downloads) {
        progress.onDownloadsPlanned?.(downloads);
        // A few small packages need no announcement.
        if (downloads.bytes > 0 || downloads.packages > fewPackages) say(`${downloadPlanWords(downloads)}.`);
      },
    },
    say,
    end,
    close() {},
  };
}

const fewPackages = 4;

/** The time between two pictures of the bar. A run that is shorter shows none. */
const barInterval = 200;
const usualColumns = 80;

function barAt(stderr: OutputStream, { say }: Screen, time: Clock): Following {
  // A person at a terminal reads the result first.
  const waiting: string[] = [];
  let line: TerminalLine | 'not needed yet' | 'loading' | 'ended' = 'not needed yet';
  const show = (account: Account): void => {
    if (typeof line === 'object') line.write(progressLine(account, stderr.columns || usualColumns));
    if (line !== 'not needed yet') return;
    line = 'loading';
    // Loaded on demand: most runs are over before a bar would help.
    void import('./terminal-line.ts').then(({ openTerminalLine }) => {
      if (line === 'loading') line = openTerminalLine(stderr);
    });
  };
  const { progress, end: endFollowing } = followRun({ interval: barInterval, show, clock: time });
  const end = (): void => {
    endFollowing();
    if (typeof line === 'object') line.clear();
    line = 'ended';
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
