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

  get areMany(): boolean {
    return this.#faults.length >= mostFaults;
  }

  add(offset: number, summary: string, detail: string): void {
    if (!this.areMany) this.#faults.push({ summary, detail, offset });
  }

  /** For faults that would otherwise repeat for each character. */
  addOnce(offset: number, summary: string, detail: string): void {
    if (this.#told.has(detail)) return;
    this.#told.add(detail);
    this.add(offset, summary, detail);
  }
}

/** Reports a value that HCL would evaluate. This reader refuses it, because no program writes one into a lock file. */
export function refuseExpression(faults: Faults, offset: number): void {
  const detail = 'A lock file has plain values in quotes; this is an expression, which no tool writes there.';
  faults.add(offset, 'Not a plain literal', detail);
}
