import type { Fetcher } from '../http/fetcher.js';
import type { Outcome } from '../outcome.js';
import type { GitHubAccess } from '../source/github/ask-github.js';
import type { Draw } from './announced-h1.js';
import type { PackageHashCache } from './cache.js';
import type { PackageHasher } from './package-hashes.js';
/** A request that does not go through the fetcher: to GitHub's API, or to a file that the environment names. */
export interface FactQuestion {
    readonly method: 'GET' | 'POST' | 'READ';
    /** The address, or the name of what is read. */
    readonly url: string;
}
/** @param ask its answer is plain JSON */
export type AskFact = (question: FactQuestion, ask: () => Promise<Outcome<unknown>>) => Promise<Outcome<unknown>>;
/** Sits between a run and the network: it keeps every answer, or gives kept ones. */
export interface EvidenceKeeper {
    /** @param open opens the network; not called if the run must not use it */
    fetcher(open: () => Fetcher): Fetcher;
    fact: AskFact;
    /** @param access `undefined`: this run must not query GitHub */
    github(access: GitHubAccess | undefined): GitHubAccess | undefined;
    cache(cache: PackageHashCache): PackageHashCache;
    hasher(hasher: PackageHasher): PackageHasher;
    draw(draw: Draw | undefined): Draw | undefined;
}
