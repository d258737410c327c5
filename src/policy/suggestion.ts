import { editDistance } from '../address/edit-distance.ts';

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
