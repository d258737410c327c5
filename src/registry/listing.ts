import type { z } from 'zod';
import type { Answer } from '../http/fetcher.ts';
import { readAnswer } from '../http/json-answer.ts';
import { known, type Outcome } from '../outcome.ts';
import { isPlatform } from '../package/package-filename.ts';
import { versionsAnswer } from './answers.ts';
import type { ProviderRemarks, VersionListing } from './registry.ts';

const mostWarnings = 10;
const longestRemark = 500;

/**
 * Reads the listing of a provider's versions.
 *
 * @param what is asked for, for the message
 */
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
