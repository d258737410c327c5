import { openMemory } from '../memory.ts';
import type { Outcome, Unavailable } from '../outcome.ts';
import { openSemaphore, type Semaphore } from '../semaphore.ts';
import { type Attempt, final } from './attempt.ts';
import type { Limits } from './limits.ts';

/** Limits how many requests run at one time for each host, and how long a run waits for hosts that do not answer (T68). */
export interface HostGate {
  /**
   * Runs a request once its host has room. A host that was silent too often is not asked: the last reason is the answer.
   * @param ask gets the milliseconds that the request may take
   */
  pass<T>(host: string, wanted: WantedTime, ask: (time: number) => Promise<Hop<T>>): Promise<Hop<T>>;
}

interface WantedTime {
  /** Milliseconds. */
  readonly time: number;
  /** Whether it is a package: its time is bounded by itself, because honest ones take long. */
  readonly isPackage: boolean;
}

/** The end of one request: an answer or a fault, an address that the server redirects to, or a challenge to reply to. */
export type Hop<T> = Attempt<T> | { readonly location: string } | { reply(): Promise<Outcome<string>> };

interface HostState {
  readonly semaphore: Semaphore;
  /** Time-outs, refused and closed connections in a row. */
  silences: number;
  /** Faults in a row that may pass, silences included. */
  faults: number;
  lastWords: Unavailable | null;
}

export function openHostGate(limits: Limits): HostGate {
  const hosts = openMemory<HostState>();
  const patience = openPatience(limits);
  const isGivenUp = ({ silences }: HostState): boolean =>
    silences >= limits.silences || (silences > 0 && patience.left() === 0);
  return {
    async pass(host, { time, isPackage }, ask) {
      const state = hosts(host, () => newHost(limits.requestsPerHost));
      return state.semaphore(async () => {
        const rest = isPackage ? () => {} : patience.wait();
        try {
          if (isGivenUp(state) && state.lastWords !== null) return final(state.lastWords);
          // A timer takes whole milliseconds only.
          const most = Math.ceil(limits.grace + patience.left());
          const hop = await ask(isPackage ? time : Math.min(time, most));
          if (!('final' in hop)) {
            note(state, false, false);
            return hop;
          }
          if (hop.silent && hop.outcome.kind === 'unavailable') state.lastWords = hop.outcome;
          // A host that asks to wait is busy and not broken; how long a run waits is limited elsewhere.
          note(state, hop.silent, hop.silent || (!hop.final && hop.pause === null));
          // A second try has a pause before it; at a host with many faults nobody waits for that.
          return isGivenUp(state) || state.faults >= limits.silences ? final(hop.outcome) : hop;
        } finally {
          rest();
        }
      });
    },
  };
}

function note(state: HostState, silent: boolean, faulty: boolean): void {
  state.silences = silent ? state.silences + 1 : 0;
  state.faults = faulty ? state.faults + 1 : 0;
}

function newHost(requests: number): HostState {
  return { semaphore: openSemaphore(requests), silences: 0, faults: 0, lastWords: null };
}

interface Patience {
  /** Begins a request; the returned function ends it. */
  wait(): () => void;
  /** Milliseconds. */
  left(): number;
}

/** Counts the time in which at least one request is overdue. Requests that wait at the same time count once. */
function openPatience({ grace, patience }: Limits): Patience {
  let overdue = 0;
  let since = 0;
  let spent = 0;
  const running = (): number => (overdue > 0 ? performance.now() - since : 0);
  return {
    wait() {
      let isOverdue = false;
      const bell = setTimeout(() => {
        isOverdue = true;
        if (overdue === 0) since = performance.now();
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
