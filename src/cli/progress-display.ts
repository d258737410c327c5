import type { Progress } from '../evidence/plan.ts';
import { type Clock, clock, followRun, logInterval } from '../progress/follow.ts';
import { type Account, progressLine, progressParts } from '../progress/words.ts';
import { downloadPlanWords } from '../report/download-plan.ts';
import { noticesTo, type Session } from './session.ts';
import type { TerminalLine } from './terminal-line.ts';

/** What a person sees while a review runs; all of it on standard error. */
export interface ProgressDisplay {
  readonly progress: Progress;
  /** Takes a notice, one line, for beside the result. */
  readonly say: (notice: string) => void;
  /** Removes what is only shown for the time being. Nothing may be shown afterwards. */
  end(): void;
  /** Writes the notices that waited for the result. */
  close(): void;
}

/** A bar at a terminal; lines from time to time where somebody will read a log. */
export function showProgress(session: Session, time: Clock = clock): ProgressDisplay {
  return isWatched(session) ? barAtTerminal(session, time) : linesInLog(session, time);
}

/** Somebody sees the terminal, and it can write a line again. */
function isWatched({ env, streams }: Session): boolean {
  const inCi = !['', 'false', '0'].includes(env.CI ?? '');
  return streams.stderr.isTTY === true && !inCi && env.TERM !== 'dumb';
}

function linesInLog({ streams }: Session, time: Clock): ProgressDisplay {
  const say = noticesTo(streams);
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

function barAtTerminal({ streams: { stdout, stderr } }: Session, time: Clock): ProgressDisplay {
  const say = noticesTo({ stdout, stderr });
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
