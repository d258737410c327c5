import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { PlantedFiles } from '../../../support/in-memory-revision.ts';

export function requires(source: string): string {
  return `terraform {\n  required_providers {\n    it = { source = "${source}" }\n  }\n}\n`;
}

export function call(source: string): string {
  return `module "m" {\n  source = ${source}\n}\n`;
}

export interface Spelling {
  readonly what: string;
  readonly files: PlantedFiles;
  /** The addresses that `terraform providers` names in the folder `infra`; `refused`: it stops with an error. */
  readonly terraform: readonly string[] | 'refused';
  /** `read`: as Terraform; `unread`: what is required counts as not known, beside what could be read. */
  readonly here: 'read' | 'unread';
}

/** Of an entry in required_providers, of the block around it, of the source of a module, and of symlinks on the way to it. */
export const { entries, references, sources, symlinks } = parse(
  readFileSync('__fixtures__/tables/spellings.yml', 'utf8'),
) as Readonly<Record<'entries' | 'references' | 'sources' | 'symlinks', readonly Spelling[]>>;
