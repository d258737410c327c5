import * as core from '@actions/core';
import { terminalText } from '../report/escape.ts';

/** The log of a run, folded by phase. A phase that has nothing to say leaves no trace. */
export interface PhaseLog {
  /** What is said from here on belongs to another phase. */
  begin(phase: string): void;
  /** One line. Names in it may come from outside: control characters and line breaks are taken out (T40). */
  say(line: string): void;
  end(): void;
}

/** The log of this process. A phase is opened by its first line. */
export function phaseLog(): PhaseLog {
  let phase: string | null = null;
  let open = false;
  const end = (): void => {
    if (open) core.endGroup();
    open = false;
    phase = null;
  };
  return {
    begin(name) {
      if (name === phase) return;
      end();
      phase = name;
    },
    say(line) {
      if (phase !== null && !open) {
        core.startGroup(phase);
        open = true;
      }
      core.info(terminalText(line));
    },
    end,
  };
}
