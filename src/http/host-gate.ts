import { openMemory } from '../memory.ts';
import type { Outcome, Unavailable } from '../outcome.ts';
import { openSemaphore } from '../semaphore.ts';
import { type Attempt, final } from './attempt.ts';
import type { Limits } from './limits.ts';

/** Limits how many requests run at one time for each host, and how long a run waits for hosts that do not answer (T68). */
export interface HostGate {
  /** Runs a request once its host has room. @param ask gets the milliseconds that the request may take */
  pass<T>(host: string, wanted: WantedTime, ask: (time: number) => Promise<Hop<T>>): Promise<Hop<T>>;
}

interface WantedTime {
  readonly time: number;
  /** Whether it is a package: its time is bounded by itself, because honest ones take long. */
  readonly isPackage: boolean;
  /** Whether nothing depends on it: its faults do not count for other requests. */
  readonly isBrief: boolean;
}

/** The end of one request: an answer or a fault, an address that the server redirects to, or a challenge to reply to. */
export type Hop<T> = Attempt<T> | { readonly location: string } | { reply(): Promise<Outcome<string>> };

interface Trouble {
  silences: number;
  /** Faults in a row that may pass, silences included. */
  faults: number;
  lastWords: Unavailable | null;
}

export function openHostGate(limits: Limits): HostGate {
  const hosts = openMemory<ReturnType<typeof newHost>>();
  const patience = openPatience(limits);
  const isGivenUp = ({ silences }: Trouble): boolean =>
    silences >= limits.silences || (silences > 0 && patience.left() === 0);
  return {
    async pass(host, { time, isPackage, isBrief }, ask) {
      const state = hosts(host, () => newHost(limits.requestsPerHost));
      const trouble = isBrief ? state.brief : state.full;
      return state.semaphore(async () => {
        const rest = isPackage ? () => {} : patience.wait();
        try {
          for (const each of [state.full, trouble])
            if (isGivenUp(each) && each.lastWords !== null) return final(each.lastWords);
          // A timer takes whole milliseconds only.
          const most = Math.ceil(limits.grace + patience.left());
          const hop = await ask(isPackage ? time : Math.min(time, most));
          if (!('final' in hop)) {
            note(trouble, false, false);
            return hop;
          }
          if (hop.silent && hop.outcome.kind === 'unavailable') trouble.lastWords = hop.outcome;
          // A host that asks to wait is busy and not broken; how long a run waits is limited elsewhere.
          note(trouble, hop.silent, hop.silent || (!hop.final && hop.pause === null));
          // A second try has a pause before it; at a host with many faults nobody waits for that.
          return isGivenUp(trouble) || trouble.faults >= limits.silences ? final(hop.outcome) : hop;
        } finally {
          rest();
        }
      });
    },
  };
}

function note(trouble: Trouble, silent: boolean, faulty: boolean): void {
  trouble.silences = silent ? trouble.silences + 1 : 0;
  trouble.faults = faulty ? trouble.faults + 1 : 0;
}

function newHost(requests: number) {
  const none: Trouble = { silences: 0, faults: 0, lastWords: null };
  return { semaphore: openSemaphore(requests), full: { ...none }, brief: { ...none } };
}

/** Counts the time in which at least one request is overdue. Requests that wait at the same time count once. */
function openPatience({ grace, patience }: Limits) {
  let overdue = 0;
  let since = 0;
  let spent = 0;
  const running = (): number => (overdue > 0 ? performance.now() - since : 0);
  return {
    wait() {
      let isOverdue = false;
      // On a busy machine the bell is late.
      const due = performance.now() + grace;
      const bell = setTimeout(() => {
        isOverdue = true;
        if (overdue === 0) since = due;
        overdue += 1;
      }, grace);
      bell.unref();
      return () => {
        clearTimeout(bell);
        if (!isOverdue) return;
        spent += overdue === 1 ? performance.now() - since : 0;
        overdue -= 1;
      };
    },
    left: () => Math.max(0, patience - spent - running()),
  };
}
