/** Longer than every name of a host, namespace or type that people compare. */
const longestCompared = 64;

/** Edits (insert, delete, replace, swap) between two texts; `null` above `limit` or 64 characters. */
export function editDistance(a: string, b: string, limit: number): number | null {
  const [source, target] = [
    Array.from(a.slice(0, 2 * longestCompared)),
    Array.from(b.slice(0, 2 * longestCompared)),
  ];
  if (Math.abs(source.length - target.length) > limit) return null;
  if (Math.max(source.length, target.length) > longestCompared) return null;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (const [row, letter] of source.entries()) {
    const current = [row + 1];
    for (const [column, other] of target.entries()) {
      const replaced = at(last, column) + (letter === other ? 0 : 1);
      const swapped = letter === target[column - 1] && other === source[row - 1];
      current.push(
        Math.min(
          replaced,
          at(last, column + 1) + 1,
          at(current, column) + 1,
          swapped ? at(beforeLast, column - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...current) > limit) return null;
    [beforeLast, last] = [last, current];
  }
  const distance = at(last, target.length);
  return distance > limit ? null : distance;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}

const farthest = 3;

export function nearestName(text: string, names: readonly string[]): string | null {
  const wanted = text.toLowerCase().replaceAll('_', '-');
  const near = names
    .map((name) => ({ name, distance: editDistance(wanted, name, farthest) }))
    .filter((each): each is { name: string; distance: number } => each.distance !== null)
    .filter(({ name, distance }) => distance * 2 < name.length)
    .sort((one, other) => one.distance - other.distance);
  return near[0]?.name ?? null;
}
