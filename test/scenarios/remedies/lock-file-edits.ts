/* Edits of lock files that Terraform wrote, as a person or an attacker makes them. */

/** Adds a line to the hashes of the first entry where Terraform would sort it. */
export function plant(text: string, hash: string): string {
  return withHashes(text, (lines) => [...lines, lineOf(hash)].toSorted());
}

export function reversed(text: string): string {
  return withHashes(text, (lines) => lines.toReversed());
}

/** Takes hashes out of the first entry. */
export function without(text: string, isGone: (hash: string) => boolean): string {
  return withHashes(text, (lines) => lines.filter((line) => !isGone(hashOf(line))));
}

/** Changes the lines of the first list of hashes, or of the one of a provider. */
export function withHashes(
  text: string,
  change: (lines: readonly string[]) => readonly string[],
  address = '',
): string {
  const lines = text.split('\n');
  const block = Math.max(0, lines.indexOf(`provider "${address}" {`));
  const begin = lines.findIndex((line, at) => at >= block && line.includes('hashes = [')) + 1;
  const end = lines.indexOf('  ]', begin);
  return [...lines.slice(0, begin), ...change(lines.slice(begin, end)), ...lines.slice(end)].join('\n');
}

/** The lines of a list of hashes. */
export function hashLines(text: string, address: string): readonly string[] {
  let found: readonly string[] = [];
  withHashes(
    text,
    (lines) => {
      found = lines;
      return lines;
    },
    address,
  );
  return found;
}

/** One block with the empty line before it; empty where there is none. */
export function blockOf(text: string, address: string): string {
  const [, block = ''] =
    new RegExp(`(\\nprovider "${exactly(address)}" \\{[\\s\\S]*?\\n\\}\\n)`).exec(text) ?? [];
  return block;
}

function exactly(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

function lineOf(hash: string): string {
  return `    "${hash}",`;
}

function hashOf(line: string): string {
  return line.trim().replace(/^"|",$/g, '');
}
