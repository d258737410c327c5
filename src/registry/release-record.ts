import type { Answer } from '../http/fetcher.ts';
import { readAnswer } from '../http/json-answer.ts';
import { known, type Outcome, unavailable } from '../outcome.ts';
import { releaseAnswer } from './answers.ts';
import type { ReleaseRecord } from './registry.ts';
import { readReleaseSource, type SourceQuestion } from './release-source.ts';

/** The answer about one version: when it was published, and where its source stands. The protocol has none; the public registry's superset of it does. */
export function readReleaseRecord(answer: Answer, question: SourceQuestion): Outcome<ReleaseRecord> {
  const what = `${question.address} ${question.version}`;
  const raw = readAnswer(answer, releaseAnswer, what);
  if (raw.kind !== 'known') return raw;
  const { published_at, source, tag } = raw.value;
  const date = new Date(published_at ?? Number.NaN);
  return known({
    published: Number.isNaN(date.getTime()) ? undated(what) : known(date),
    source: source && tag ? readReleaseSource(source, tag, question) : null,
  });
}

/** @param what the release, `hashicorp/null 3.2.4` */
export function undated(what: string): Outcome<never> {
  return unavailable('status', `the registry does not say when ${what} was published`);
}
