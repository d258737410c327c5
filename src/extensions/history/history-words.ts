import { counted, listed } from '../../report/numbers.ts';
import type { ReportedChange } from '../../report/report.ts';

type History = NonNullable<ReportedChange['history']>;

const filesNamed = 3;

/** An age tells whether a release is fresh; for an old one a date is easier to read. */
const mostDays = 60;

/** `published 9 days ago, from github.com/acme/terraform-provider-cloud` */
export function originWords({ published, ageInDays, repository: { before, now } }: History): string {
  const old = before === null || before.toLowerCase() === now?.toLowerCase() ? null : before;
  const parts = [
    published === null ? '' : `published ${ageInDays === null ? day(published) : ago(ageInDays, published)}`,
    now === null ? '' : `from ${now}${old === null ? '' : ` (before: ${old})`}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function ago(days: number, published: string): string {
  if (days > mostDays) return day(published);
  return days === 0 ? 'today' : `${counted(days, 'day', 'days')} ago`;
}

function day(date: string): string {
  return date.slice(0, 10);
}

/** `14 platforms (before: 12); envs/stage/.terraform.lock.hcl still has the version before` */
export function restWords({ platforms: { before, now }, stillAt }: History): string {
  const parts = [
    now === null || before === null || now === before
      ? ''
      : `${counted(now, 'platform', 'platforms')} (before: ${before})`,
    stillAt === null || stillAt.length === 0
      ? ''
      : `${listed(stillAt, filesNamed)} still ${stillAt.length === 1 ? 'has' : 'have'} the version before`,
  ];
  return parts.filter((part) => part !== '').join('; ');
}
