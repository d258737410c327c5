import type { ExpressionForm } from './syntax.ts';

/** Something wrong in the text, at an offset in UTF-16 units. */
export interface Fault {
  /** In the words of HCL, which Terraform shows to its users. */
  readonly summary: string;
  readonly detail: string;
  readonly offset: number;
}

/** HCL's words for anything that may not stand where an argument or a block begins. */
export const itemRequired = 'Argument or block definition required';

const mostFaults = 50;

/** Collects what is wrong. Bounded: a hostile file has as many faults as it has characters. */
export class Faults {
  readonly #faults: Fault[] = [];
  readonly #told = new Set<string>();

  get list(): readonly Fault[] {
    return this.#faults;
  }

  add(offset: number, summary: string, detail: string): void {
    if (this.#faults.length < mostFaults) this.#faults.push({ summary, detail, offset });
  }

  /** For what would otherwise be said of each character again. */
  addOnce(offset: number, summary: string, detail: string): void {
    if (this.#told.has(detail)) return;
    this.#told.add(detail);
    this.add(offset, summary, detail);
  }
}

/** What HCL would read and this reader refuses, because only a program writes a lock file and it writes none of these. */
const notPlainLiteral = 'Not a plain literal';

/** Says that a value is more than a lock file needs. */
export function refuseExpression(faults: Faults, offset: number, form: ExpressionForm): void {
  const article = /^[aeiou]/.test(form) ? 'an' : 'a';
  const detail = `A lock file holds plain values in quotes; this is ${article} ${form}, which no tool writes there.`;
  faults.add(offset, notPlainLiteral, detail);
}
