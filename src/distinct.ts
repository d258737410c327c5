/** Each item once, in the order of the items. Objects are the same if their JSON is. */
export function distinct<T>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
