import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { HashProof } from '../../../src/evidence/evidence.ts';
import { extensions, rules } from '../../../src/extensions/index.ts';
import type { PublishedNotes } from '../../../src/extensions/notes/note.ts';
import { readNotes } from '../../../src/extensions/notes/read-notes.ts';
import type { Report } from '../../../src/report/report.ts';
import type { DeclaredType, Subject } from '../../../src/subject/subject.ts';
import {
  allProven,
  changed,
  locked,
  prodPath,
  readFile,
  report,
  settings,
  subject,
  zh,
} from '../../support/review-builders.ts';

/** Notes as publishers write them. */
export const samples = parse(
  readFileSync(resolve(import.meta.dirname, '../../../__fixtures__/release-notes.yml'), 'utf8'),
) as {
  readonly named: (readonly [what: string, text: string, types: readonly string[]])[];
  readonly kinds: (readonly [text: string, kind: string, section: string])[];
  readonly long: readonly string[];
};

export interface UpgradeParts {
  readonly provider?: string;
  readonly from?: string;
  /** Markdown by version, the newest first; `null`: it could not be read. */
  readonly texts: Readonly<Record<string, string>> | null;
  /** Declared types, by the file that has them. `null`: the configuration was not read. */
  readonly files?: Readonly<Record<string, readonly string[]>> | null;
  readonly kind?: DeclaredType['kind'];
  /** The registry's pages about the old and the new version. */
  readonly pages?: readonly [readonly string[], readonly string[]];
  /** The new version's, with the service that each is about. */
  readonly services?: Readonly<Record<string, string>>;
  readonly callsElsewhere?: boolean;
  readonly isPart?: boolean;
  readonly settings?: Readonly<Record<string, string>>;
  readonly proof?: HashProof;
}

/** An upgrade of azurerm from 4.25.0 to the newest version of the texts, and the types beside it. */
export function upgraded(parts: UpgradeParts): Subject {
  const {
    provider = 'registry.terraform.io/hashicorp/azurerm',
    from = '4.25.0',
    texts,
    kind = 'resource',
  } = parts;
  const [before, now] = (parts.pages ?? [[], []]).map((some) => some.map((page) => [page, ''] as const));
  const { files = {}, callsElsewhere = false, isPart = false } = parts;
  const to = Object.keys(texts ?? { '4.26.0': '' })[0] ?? '';
  const repository = `https://github.com/hashicorp/terraform-provider-${provider.split('/').at(-1)}`;
  const notes: PublishedNotes | null = texts && {
    source: 'releases',
    versions: Object.keys(texts),
    notes: Object.entries(texts).flatMap(([version, text]) =>
      readNotes(text).map((note) => ({ ...note, version, url: `${repository}/releases/tag/v${version}` })),
    ),
    isPart,
  };
  const [base, head] = [from, to].map((version) => locked(version, [zh(version)], { address: provider }));
  if (base === undefined || head === undefined) throw new Error('no versions');
  const types = new Map<string, string[]>();
  for (const [path, named] of Object.entries(files ?? {}))
    for (const type of named) types.set(type, [...(types.get(type) ?? []), path]);
  const declared = {
    types: [...types].map(([type, paths]): DeclaredType => ({ type, kind, provider, paths })),
    callsElsewhere,
  };
  const made = subject(
    [
      changed({
        base,
        head,
        kinds: ['version-upgraded'],
        evidence: {
          ...allProven(head, parts.proof),
          notes,
          pages: new Map([...(now ?? []), ...Object.entries(parts.services ?? {})]),
        },
        baseEvidence: { ...allProven(base), pages: new Map(before) },
      }),
    ],
    { settings: settings(parts.settings) },
  );
  const file = readFile(prodPath);
  return { ...made, files: [files === null ? file : { ...file, declared }] };
}

export function notesIn(parts: UpgradeParts): NonNullable<Report['changes'][number]['notes']> {
  const [change] = report(upgraded(parts)).changes;
  if (change?.notes == null) throw new Error('no notes');
  return change.notes;
}

export const context = {
  rules,
  rows: extensions,
  repositoryUrl: 'https://github.com/example/infrastructure',
  docsUrl: 'https://github.com/lockproof/lockproof/tree/main/docs',
  reproduce: null,
  fullReport: null,
};
