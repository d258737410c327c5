/** A name from outside inside one of our sentences: in double quotes, controls escaped, at most 200 characters. */
export function quote(name: string): string {
  const characters = Array.from(name);
  return JSON.stringify(characters.length > 200 ? `${characters.slice(0, 199).join('')}…` : name);
}
