import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/http/fetcher.ts';
import { known } from '../../src/outcome.ts';
import { readReleaseRecord } from '../../src/registry/versions.ts';

const widget = { address: 'registry.example.com/acme/widget', version: '1.2.3' };

function read(body: string) {
  const url = 'https://registry.example.com/v1/providers/acme/widget/1.2.3';
  const answer: Answer = { url, contentType: 'application/json', body: Buffer.from(body) };
  return readReleaseRecord(answer, widget);
}

describe('the release record of a registry', () => {
  it('has the date of publication and the repository, if the registry gives them', () => {
    const source = 'https://github.com/acme/terraform-provider-widget';
    const body = { id: 'acme/widget/1.2.3', published_at: '2025-04-22T10:00:00Z', source, tag: 'v1.2.3' };
    expect(read(JSON.stringify({ ...body, docs: [] }))).toEqual(
      known({
        published: known(new Date('2025-04-22T10:00:00Z')),
        source: { forge: 'github.com', repository: 'acme/terraform-provider-widget', tagPrefix: 'v' },
      }),
    );
  });

  it.each([
    ['it has none', '{}'],
    ['it is not a date', '{"published_at":"yesterday"}'],
  ])('has no date if %s', (_, body) => {
    const silent = { kind: 'unavailable', cause: expect.stringContaining('does not say when') };
    expect(read(body)).toMatchObject(known({ published: silent, source: null }));
  });

  it.each([
    ['a number', '"source":7,"tag":8'],
    ['too long', `"source":"${'x'.repeat(600)}","tag":"v1.2.3"`],
    ['without a tag', '"source":"https://github.com/acme/terraform-provider-widget"'],
  ])('has its date even if the source is %s', (_, fields) => {
    expect(read(`{"published_at":"2025-04-22T10:00:00Z",${fields}}`)).toEqual(
      known({ published: known(new Date('2025-04-22T10:00:00Z')), source: null }),
    );
  });

  it.each([
    ['not JSON', '<html>', 'not JSON'],
    ['of another kind', '{"published_at":7}', 'published_at'],
  ])('is unavailable if the answer is %s', (_, body, cause) => {
    expect(read(body)).toMatchObject({ kind: 'unavailable', cause: expect.stringContaining(cause) });
  });
});
