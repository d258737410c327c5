/**
 * Whether an object has a name twice. JSON's usual reading keeps the last value; to Terraform, a block that is named twice is two blocks, so the other
 * reading would overlook one of them. Linear.
 *
 * @param text valid JSON
 */
export function hasNameTwice(text: string): boolean {
  const names: Set<string>[] = [];
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '{':
        names.push(new Set());
        break;
      case '}':
        names.pop();
        break;
      case '"': {
        const end = endOfString(text, at);
        if (isFollowedByColon(text, end)) {
          const name = String(JSON.parse(text.slice(at, end)));
          if (names.at(-1)?.has(name) === true && name !== comment) return true;
          names.at(-1)?.add(name);
        }
        at = end - 1;
        break;
      }
    }
  }
  return false;
}

/** The name under which HCL in JSON has comments, as many as one likes. */
const comment = '//';

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

function isFollowedByColon(text: string, start: number): boolean {
  let at = start;
  while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1;
  return text[at] === ':';
}
