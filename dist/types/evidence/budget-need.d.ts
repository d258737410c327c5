import type { Evidence } from './evidence.ts';
/**
 * Adds to each hash that the download budget left without a comparison how many bytes the run needs for all of them. Sizes that nobody stated
 * count like the largest known package, so that the number is rather too large than too small.
 *
 * @param downloaded the bytes that the run has downloaded
 */
export declare function withBudgetNeed(evidence: Evidence, downloaded: number): Evidence;
