import { z } from 'zod';
import type { Answer } from '../http/fetcher.ts';
import { readAnswer } from '../http/json-answer.ts';
import { known, type Outcome, unavailable } from '../outcome.ts';
import { isPlatform } from '../package/package-filename.ts';
import type { ProviderRemarks, ReleaseRecord, VersionListing } from './registry.ts';
import { readReleaseSource, type SourceQuestion } from './release-source.ts';

const platform = z.object({ os: z.string().max(64), arch: z.string().max(64) });

const versionsAnswer = z.object({
  versions: z
    .array(z.object({ version: z.string().max(256), platforms: z.array(platform).max(1000).nullish() }))
    .max(100_000)
    .nullish(),
  // A wrong remark must not make the listing unreadable.
  warnings: z.array(z.string()).nullish().catch(null),
  moved_to: z.string().max(512).nullish().catch(null),
});

const mostWarnings = 10;
const longestRemark = 500;

export function readListing(answer: Answer, what: string): Outcome<VersionListing> {
  const listing = readAnswer(answer, versionsAnswer, what);
  if (listing.kind !== 'known') return listing;
  const versions = (listing.value.versions ?? []).map(({ version, platforms }) => ({
    version,
    platforms: (platforms ?? []).map(({ os, arch }) => `${os}_${arch}`).filter(isPlatform),
  }));
  return known({ versions, remarks: remarksIn(listing.value) });
}

function remarksIn({ warnings, moved_to }: z.infer<typeof versionsAnswer>): ProviderRemarks {
  return {
    warnings: (warnings ?? []).slice(0, mostWarnings).map((text) => text.slice(0, longestRemark)),
    movedTo: moved_to ? moved_to.slice(0, longestRemark) : null,
  };
}

/** `<namespace>/<type>/<version>`: not part of the protocol; only the public registry answers it. */
const releaseAnswer = z.object({
  published_at: z.string().max(64).nullish(),
  // A wrong source must not make the date unreadable.
  source: z.string().max(512).nullish().catch(null),
  tag: z.string().max(256).nullish().catch(null),
  docs: z.array(z.unknown()).max(100_000).nullish().catch(null),
});

const page = z.object({
  category: z.string().max(64),
  slug: z.string().max(256),
  subcategory: z.string().max(256).nullish().catch(null),
  language: z.literal('hcl').nullish(),
});

/** The answer about one version: its date of publication and its repository. An extension of the protocol by the public registry. */
export function readReleaseRecord(answer: Answer, question: SourceQuestion): Outcome<ReleaseRecord> {
  const what = `${question.address} ${question.version}`;
  const raw = readAnswer(answer, releaseAnswer, what);
  if (raw.kind !== 'known') return raw;
  const { published_at, source, tag, docs } = raw.value;
  const pages = (docs ?? []).flatMap((each) => page.safeParse(each).data ?? []);
  const date = new Date(published_at ?? Number.NaN);
  return known({
    published: Number.isNaN(date.getTime()) ? undated(what) : known(date),
    source: source && tag ? readReleaseSource(source, tag, question) : null,
    ...(pages.length === 0
      ? {}
      : { pages: new Map(pages.map((each) => [`${each.category}/${each.slug}`, each.subcategory ?? ''])) }),
  });
}

export function undated(what: string): Outcome<never> {
  return unavailable('status', `the registry does not say when ${what} was published`);
}
