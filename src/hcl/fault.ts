import type { ExpressionForm } from './syntax.ts';

/** A fault in the text, at an offset in UTF-16 units. */
export interface Fault {
  /** In the words of HCL, which Terraform shows to its users. */
  readonly summary: string;
  readonly detail: string;
  readonly offset: number;
}

/** HCL's words for anything that cannot begin an argument or a block. */
export const itemRequired = 'Argument or block definition required';

const mostFaults = 50;

/** Collects faults. Bounded, because a hostile file can have as many faults as characters. */
export class Faults {
  readonly #faults: Fault[] = [];
  readonly #told = new Set<string>();

  get list(): readonly Fault[] {
    return this.#faults;
  }

  add(offset: number, summary: string, detail: string): void {
    if (this.#faults.length < mostFaults) this.#faults.push({ summary, detail, offset });
  }

  /** For faults that would otherwise repeat for each character. */
  addOnce(offset: number, summary: string, detail: string): void {
    if (this.#told.has(detail)) return;
    this.#told.add(detail);
    this.add(offset, summary, detail);
  }
}

/** HCL would read such a value. This reader refuses it, because only programs write lock files and none of them writes such a value. */
const notPlainLiteral = 'Not a plain literal';

/** Reports a value that no lock file needs. */
export function refuseExpression(faults: Faults, offset: number, form: ExpressionForm): void {
  const article = /^[aeiou]/.test(form) ? 'an' : 'a';
  const detail = `A lock file has plain values in quotes; this is ${article} ${form}, which no tool writes there.`;
  faults.add(offset, notPlainLiteral, detail);
}
