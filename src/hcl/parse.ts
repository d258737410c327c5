import { sha256 } from '../sha256.ts';
import { convertHcl, type Patience } from './convert.ts';
import { outlineOf } from './outline.ts';
import type { Body } from './syntax.ts';

export interface Diagnostic {
  /** The kind of problem, in the words Terraform's users know: `Invalid provider version number`. */
  readonly summary: string;
  /** About this case: the grammar's words if the text is no HCL, else ours. */
  readonly detail: string;
  /** 1-based. */
  readonly line: number;
  /** 1-based, counted in Unicode code points as Terraform's terminal output does. */
  readonly column: number;
}

export type HclReading =
  | { readonly kind: 'read'; readonly body: Body; readonly value: unknown }
  /** There are no diagnostics if a limit ended the work. */
  | { readonly kind: 'refused'; readonly reason: string; readonly diagnostics: readonly Diagnostic[] };

/** Reads native syntax. HashiCorp's grammar accepts the text or says what is wrong; the outline finds places in an accepted one. Never throws (T30). */
export function parseHcl(text: string, patience?: Patience): HclReading {
  // No text contains its own digest, so none imitates a diagnostic.
  const name = sha256(text).slice(0, 16);
  const reply = convertHcl(name, text, patience);
  if (reply.kind === 'converted') return { kind: 'read', body: outlineOf(text), value: reply.value };
  const [, ...parts] = reply.reason.split(new RegExp(` ?${name}:(\\d+),(\\d+)-[\\d,-]+: ([^;]*); `));
  const diagnostics = Array.from({ length: parts.length / 4 }, (_, index) => {
    const [line, column, summary = '', rest = ''] = parts.slice(4 * index);
    const detail = rest.replaceAll(new RegExp(`${name}:(\\d+),[\\d,-]+`, 'g'), 'line $1').replace(/\]$/, '');
    return { line: Number(line), column: Number(column), summary, detail };
  });
  return { kind: 'refused', reason: reply.reason, diagnostics };
}
