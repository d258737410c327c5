import type { Answer } from '../http/fetcher.ts';
import { known, type Outcome, unavailable } from '../outcome.ts';
import { readAnswer, releaseAnswer } from './answers.ts';

/** The day of publishing in the answer about one version. The protocol has none; the public registry's superset of it does. */
export function readReleaseDate(answer: Outcome<Answer>, what: string): Outcome<Date> {
  if (answer.kind === 'unavailable') return answer;
  const none = unavailable('status', `the registry does not say when ${what} was published`);
  if (answer.kind === 'absent') return none;
  const raw = readAnswer(answer.value, releaseAnswer, what);
  if (raw.kind !== 'known') return raw;
  const date = new Date(raw.value.published_at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? none : known(date);
}
