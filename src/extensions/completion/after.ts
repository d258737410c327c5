import type { Evidence } from '../../evidence/evidence.ts';
import { evidenceKey } from '../../evidence/plan.ts';
import { readLockFile } from '../../lockfile/read.ts';
import { changesIn, layOut, withEvidence } from '../../subject/lay-out.ts';
import type { ReviewedFile, Subject } from '../../subject/subject.ts';
import type { FilePlan } from './plan.ts';

/** The subject as the next `lockproof verify` finds it: the files as planned, with the proofs of this run. */
export function subjectAfter(subject: Subject, plans: readonly FilePlan[]): Subject {
  const texts = new Map(plans.flatMap(({ path, text }) => (text === null ? [] : [[path, text] as const])));
  const files = subject.files.map((file): ReviewedFile => {
    const text = texts.get(file.revision.path);
    if (text === undefined) return file;
    const bytes = Buffer.from(text);
    const { path } = file.revision;
    return {
      ...file,
      revision: { ...file.revision, head: { kind: 'file', bytes } },
      head: readLockFile(bytes, { path }),
    };
  });
  const evidence = evidenceAfter(subject);
  const changes = changesIn(files, subject.settings).map((change) => withEvidence(change, evidence));
  const { entries: _, ...before } = subject;
  return layOut({ ...before, files, changes });
}

/** Each missing hash has the proof for which it was added. */
function evidenceAfter({ changes }: Pick<Subject, 'changes'>): Evidence {
  return new Map(
    changes.flatMap(({ change: { provider, to }, evidence }) => {
      if (to === null || evidence === null) return [];
      const proofs = new Map([...(evidence.completion?.proofs ?? []), ...evidence.proofs]);
      return [[evidenceKey(provider, to.version), { ...evidence, proofs }] as const];
    }),
  );
}
