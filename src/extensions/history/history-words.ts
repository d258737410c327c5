import { counted, listed } from '../../report/numbers.ts';
import type { ReportedChange } from '../../report/report.ts';

const filesNamed = 3;

/** `published 2026-11-08; 14 platforms, as before; …`. A day, not an age, so that reports stay the same. */
export function historyWords({
  published,
  platforms,
  repository,
  stillAt,
}: NonNullable<ReportedChange['history']>): string {
  const told = published !== null || repository.now !== null || (stillAt ?? []).length > 0;
  const parts = [
    published === null ? '' : `published ${published.slice(0, 10)}`,
    // Alone, that nothing changed is no news.
    platforms.now === null || (platforms.now === platforms.before && !told)
      ? ''
      : counted(platforms.now, 'platform', 'platforms') + compared(platforms.now, platforms.before),
    repository.now === null
      ? ''
      : `released from ${repository.now}${compared(repository.now.toLowerCase(), repository.before?.toLowerCase() ?? null)}`,
    stillAt === null || stillAt.length === 0
      ? ''
      : `${listed(stillAt, filesNamed)} still ${stillAt.length === 1 ? 'has' : 'have'} the version before`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

function compared<T>(now: T, before: T | null): string {
  if (before === null) return '';
  return now === before ? ', as before' : ` (before: ${before})`;
}
