import type { ReportedPart } from '../../extension.ts';
import type { GroupedChange } from '../../lockfile/group.ts';
import type { Subject } from '../../subject/subject.ts';

/** The part with the changes `own`. @param isFirst whether findings about no change belong to it, such as a file that cannot be read */
export function partWith(subject: Subject, own: ReadonlySet<GroupedChange['change']>, isFirst: boolean) {
  const owned = new Map<string, boolean>();
  for (const { change, occurrences } of subject.changes) {
    const isOwn = own.has(change);
    for (const { path } of occurrences) {
      owned.set(placeKey({ path, provider: change.provider }), isOwn);
      if (change.movedFrom === null) continue;
      const before = placeKey({ path, provider: change.movedFrom });
      // An entry with the old address that is still there has a change of its own.
      if (!owned.has(before)) owned.set(before, isOwn);
    }
  }
  return {
    subject: {
      ...subject,
      changes: subject.changes.filter(({ change }) => own.has(change)),
      entries: subject.entries.filter(({ reviewed }) => own.has(reviewed.change)),
    },
    has: (finding: Parameters<ReportedPart['has']>[0]) => owned.get(placeKey(finding)) ?? isFirst,
  };
}

function placeKey({ path, provider }: Parameters<ReportedPart['has']>[0]): string {
  return JSON.stringify([path, provider]);
}
