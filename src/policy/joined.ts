/** Lists are added, rules override one by one, and any other value replaces. */
export function joined(shared: unknown, own: unknown): unknown {
  if (Array.isArray(shared) && Array.isArray(own)) return [...shared, ...own];
  if (shared instanceof Map && own instanceof Map) return new Map([...shared, ...own]);
  if (!isPlain(shared) || !isPlain(own)) return own;
  const keys = Object.entries(own).map(([key, value]) => [key, joined(shared[key], value)]);
  return { ...shared, ...Object.fromEntries(keys) };
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
