import { z } from 'zod';
import type { DeepReadonly, ReportFields } from '../../report/report.ts';

export const noteKinds = ['breaking', 'removal', 'deprecation', 'other'] as const;

const texts = z.array(z.string());
const type = z.string().regex(/^\w+$/);
const note = z.object({
  version: z.string(),
  section: z.string(),
  kind: z.enum(noteKinds),
  text: z.string(),
  types: z.array(type).describe('Empty: the note may affect every user of the provider'),
  paths: texts,
  url: z.string().regex(/^https:\/\/github\.com(?:\/[\w.%-]+)+$/),
});
const reported = z.object({
  source: z.enum(['releases', 'changelog']),
  versions: texts.describe('Those whose notes were read, the newest first'),
  partial: z.literal(true).exactOptional().describe('Notes for some versions in between may be missing'),
  total: z.int().nonnegative().describe('The notes of all versions'),
  named: z.array(note).describe("The publisher's words about what the configuration declares, at most 200"),
  undocumented: z
    .array(z.object({ type, paths: texts }))
    .describe('Declared types that the registry documents for the old version only'),
  elsewhere: z.boolean().describe('Modules from elsewhere are called, and what they declare was not read'),
});

/** What the notes of an upgrade say about what the root modules beside its lock files declare. */
export type ReportedNotes = DeepReadonly<z.output<typeof reported>>;
export type NamedNote = ReportedNotes['named'][number];

declare module '../../report/report.ts' {
  interface ReportedChange {
    readonly notes: ReportedNotes | null;
    readonly notesUnread?: true;
  }
}

export const notesFields: ReportFields = {
  change: {
    notes: reported.nullable().describe('Of an upgrade; null: not read'),
    notesUnread: z.literal(true).exactOptional().describe('They could not be read'),
  },
};
