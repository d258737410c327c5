import { characterName } from '../../errors.ts';

/** Each a Latin letter, then the letters that most fonts draw like it, and Latin ones without a decomposition. */
const alike = 'aаαɑ cсϲ dԁđ eе fƒ gɡց hһհħ iіιıɩ jјϳյ lӏł nո oоοσօø pрρ qԛզ sѕ tŧ uυս vν wԝ xх yуγ'.split(
  ' ',
);
const latinFor = new Map(alike.flatMap(([latin = '', ...others]) => others.map((other) => [other, latin])));

/** A name at a glance, with one form of letters that look alike (after UTS #39): equal ones are confused. */
export function skeleton(name: string): string {
  const bare = name.normalize('NFKD').replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '');
  return latinised(bare.toLowerCase())
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll('0', 'o')
    .replace(/[1i]/g, 'l');
}

/** Whether people misread a name: it mixes alphabets, or has only doubles of Latin letters. */
export function isDisguised(name: string): boolean {
  if (isAscii(name)) return false;
  const alphabets = ['Cyrillic', 'Greek', 'Armenian', 'Cherokee'];
  const used = alphabets.filter((script) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)).length;
  const latin = /\p{Script=Latin}/u.test(name);
  if (used > 1 || (latin && otherLetter.test(name))) return true;
  return used === 1 && isAscii(latinised(name));
}

/** Latin is written together with these (the "highly restrictive" profile of UTS #39). */
const otherLetter =
  /(?![\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** The distinct characters that are not ASCII, in order, as {@link characterName} writes them. */
export function foreignCharacters(text: string): readonly string[] {
  return [...new Set(text.match(/\P{ASCII}/gu))].map(characterName);
}

function latinised(text: string): string {
  return text.replace(/\P{ASCII}/gu, (character) => latinFor.get(character) ?? character);
}

function isAscii(text: string): boolean {
  return /^\p{ASCII}*$/u.test(text);
}
