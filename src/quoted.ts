const longest = 120;

/** Text from outside for our sentences: quoted, on one line, cut. Each channel still escapes it. */
export function quoted(text: string): string {
  const characters = Array.from(text.slice(0, 2 * longest));
  const whole = characters.length <= longest && text.length <= 2 * longest;
  return JSON.stringify(whole ? text : `${characters.slice(0, longest - 1).join('')}…`);
}

/** `U+0430` */
export function characterName(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** In single quotes, only the single quote has a meaning to a shell. */
export function shellWord(text: string): string {
  return /^[\w./][\w./:=@,-]*$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
