const longestShown = 80;

/** A text from a file inside a sentence: quoted, control characters escaped, cut to a length that a sentence bears. */
export function shown(text: string): string {
  const cut = text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
  return JSON.stringify(cut.toWellFormed());
}
