/** Figures of several runs of one thing. */
export interface Spread {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** @param figures at least one */
export function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (place: number): number => sorted[place] ?? Number.NaN;
  const middle = (sorted.length - 1) / 2;
  return {
    min: at(0),
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    max: at(sorted.length - 1),
  };
}

export function shown({ min, median, max }: Spread, digits = 2): string {
  return [min, median, max].map((figure) => figure.toFixed(digits)).join(' / ');
}

/** A figure with its aim, so that a reader sees whether it is met. */
export function against(figure: number, aim: number, unit = '', digits = 2): string {
  return `${figure.toFixed(digits)}${unit} (aim: at most ${aim}${unit})${figure <= aim ? '' : '  <-- missed'}`;
}

/** A table with columns padded to their widest cell; the first row is the head. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  const [head = '', ...body] = lines.map((line) => line.trimEnd());
  return [head, '-'.repeat(Math.max(...lines.map((line) => line.length))), ...body].join('\n');
}

/** Milliseconds of each of `runs` calls, after one call that does not count. */
export function timesOf(runs: number, task: () => unknown): readonly number[] {
  task();
  return Array.from({ length: runs }, () => {
    const start = performance.now();
    task();
    return performance.now() - start;
  });
}
