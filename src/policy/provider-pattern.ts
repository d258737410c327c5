/** A provider source address in which `*` matches any characters within a part. */
export interface ProviderPattern {
  readonly text: string;
  matches(address: string): boolean;
}

const longest = 256;

/** Patterns in a policy; of more, each counts as if it overlapped with all others and covered none (T56). */
export const mostCompared = 500;

/** Reads `registry.terraform.io/hashicorp/*`. Without a host, each tool would mean its own registry. */
export function parseProviderPattern(text: string): ProviderPattern | null {
  const parts = text.toLowerCase().split('/');
  const sound = text.length <= longest && parts.every((part) => /^[^\s/?[\]{}!]+$/u.test(part));
  if (parts.length !== 3 || !sound) return null;
  return {
    text,
    matches(address) {
      const own = address.toLowerCase().split('/');
      return own.length === 3 && parts.every((part, index) => matchesPart(part, own[index] ?? ''));
    },
  };
}

/** Whether both may match one address; of two parts with stars that is not known. */
export function mayOverlap(one: ProviderPattern, other: ProviderPattern): boolean {
  const [mine, theirs] = [one, other].map(({ text }) => text.toLowerCase().split('/'));
  return (mine ?? []).every((part, index) => {
    const its = theirs?.[index] ?? '';
    return matchesPart(part, its) || matchesPart(its, part) || (part.includes('*') && its.includes('*'));
  });
}

/** Matches the pieces between the stars from left to right without going back: never slow (T56). */
function matchesPart(pattern: string, text: string): boolean {
  const [first = '', ...rest] = pattern.split('*');
  const last = rest.pop();
  if (last === undefined) return pattern === text;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length)
    return false;
  const end = text.length - last.length;
  let at = first.length;
  for (const piece of rest) {
    const found = text.indexOf(piece, at);
    if (found === -1 || found + piece.length > end) return false;
    at = found + piece.length;
  }
  return true;
}
