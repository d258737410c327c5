import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/http/fetcher.ts';
import { absent, known, type Outcome, unavailable } from '../../src/outcome.ts';
import { readReleaseDate } from '../../src/registry/release-date.ts';

function answered(body: string): Outcome<Answer> {
  const url = 'https://registry.example.com/v1/providers/acme/widget/1.2.3';
  return known({ url, contentType: 'application/json', body: Buffer.from(body) });
}

describe('the date of a release', () => {
  it('is the registry’s, where it gives one', () => {
    const answer = answered('{"id":"acme/widget/1.2.3","published_at":"2025-04-22T10:00:00Z","docs":[]}');
    expect(readReleaseDate(answer, 'acme/widget 1.2.3')).toEqual(known(new Date('2025-04-22T10:00:00Z')));
  });

  it.each([
    ['there is no such answer', absent('acme/widget 1.2.3'), 'does not say when'],
    ['it has no date', answered('{}'), 'does not say when'],
    ['its date is none', answered('{"published_at":"yesterday"}'), 'does not say when'],
    ['it is no JSON', answered('<html>'), 'no JSON'],
    ['it is of another kind', answered('{"published_at":7}'), 'published_at'],
    ['it could not be asked', unavailable('network', 'it was reset'), 'it was reset'],
  ])('is unavailable where %s', (_, answer, cause) => {
    expect(readReleaseDate(answer, 'acme/widget 1.2.3')).toMatchObject({
      kind: 'unavailable',
      cause: expect.stringContaining(cause),
    });
  });
});
