import { type Attempt } from './attempt.ts';
import type { Limits } from './limits.ts';
/** Limits how many requests run at one time for each host, and how long a run waits for hosts that do not answer (T68). */
export interface HostGate {
    /**
     * Runs a request once its host has room. A host that was silent too often is not asked: the last reason is the answer.
     *
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
/** The end of one request: an answer or a fault, or an address that the server redirects to. */
export type Hop<T> = Attempt<T> | {
    readonly location: string;
};
export declare function openHostGate(limits: Limits): HostGate;
export {};
