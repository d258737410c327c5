import { type Profiler, Session } from 'node:inspector';

/**
 * Which blocks of the code ran and how often, by V8's own counters. It needs no instrumented build: Node strips the types of the sources and
 * keeps their positions. Only code that is loaded afterwards is counted by blocks; V8 counts the calls of functions it has already compiled.
 */
export class Coverage {
  readonly #session = new Session();
  /** The blocks of each function, as far as V8 has told them apart. */
  readonly #blocks = new Map<string, Map<string, Block>>();
  /** For each block the powers of two below the counts with which one input ran it. */
  readonly #seen = new Map<string, Set<number>>();

  constructor() {
    this.#session.connect();
    this.#session.post('Profiler.enable');
    this.#session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  }

  /** The number of blocks seen so far. */
  get blocks(): number {
    return this.#seen.size;
  }

  /**
   * What ran since the last call: for each block how often.
   *
   * @param covers parts of paths; other code does not count
   */
  take(covers: readonly string[]): ReadonlyMap<string, number> {
    let scripts: readonly Profiler.ScriptCoverage[] = [];
    // On the session of its own thread, V8 answers before `post` returns.
    this.#session.post('Profiler.takePreciseCoverage', (_, reply) => {
      scripts = reply.result;
    });
    const counts = new Map<string, number>();
    for (const { url, functions } of scripts) {
      if (!covers.some((part) => url.includes(part))) continue;
      for (const { ranges } of functions) {
        const [whole] = ranges;
        if (whole === undefined || whole.count === 0) continue;
        const place = `${url}:${whole.startOffset}`;
        for (const block of this.#blocksOf(place, ranges)) {
          const count = countOf(block, ranges);
          if (count > 0) counts.set(`${place}:${block.startOffset}-${block.endOffset}`, count);
        }
      }
    }
    return counts;
  }

  /** V8 tells of a block only where its count is not that of the block around it, so the blocks are remembered. */
  #blocksOf(place: string, ranges: readonly Block[]): Iterable<Block> {
    const blocks = this.#blocks.get(place) ?? new Map<string, Block>();
    for (const { startOffset, endOffset } of ranges)
      blocks.set(`${startOffset}-${endOffset}`, { startOffset, endOffset });
    this.#blocks.set(place, blocks);
    return blocks.values();
  }

  /** Whether a block is among them that no input has run. */
  hasNewBlock(counts: ReadonlyMap<string, number>): boolean {
    return [...counts.keys()].some((block) => !this.#seen.has(block));
  }

  /** Adds what one input ran. Returns whether a block is new, or the size of its count. */
  learn(counts: ReadonlyMap<string, number>): boolean {
    let isNew = false;
    for (const [block, count] of counts) {
      const sizes = this.#seen.get(block) ?? new Set();
      const size = Math.floor(Math.log2(count));
      isNew ||= !sizes.has(size);
      this.#seen.set(block, sizes.add(size));
    }
    return isNew;
  }

  close(): void {
    this.#session.disconnect();
  }
}

type Block = Pick<Profiler.CoverageRange, 'startOffset' | 'endOffset'>;

/** The count of the innermost range around a block; the ranges are nested, outer ones first. */
function countOf({ startOffset, endOffset }: Block, ranges: readonly Profiler.CoverageRange[]): number {
  return (
    ranges.findLast((range) => range.startOffset <= startOffset && range.endOffset >= endOffset)?.count ?? 0
  );
}
