import { expect, it } from 'vitest';
import { found, lock, path, planted, slugs, warned } from '../support/changes/what-git-writes.ts';
import { inMemorySource } from '../support/in-memory-revision.ts';
import { findingsAbout, inShort } from '../support/judged-change.ts';

const comments = [
  { what: 'holds a hash', line: `# "${planted}",`, said: found },
  { what: 'holds the digits of one', line: `/* ${planted.slice(3)} */`, said: found },
  { what: 'holds the number of a commit', line: `# see commit ${'3f2a91c0'.repeat(5)}`, said: [] },
  { what: 'names a scheme', line: '# zh: and h1: hashes for linux', said: [] },
  {
    what: 'holds a hash, as on the base',
    before: `# "${planted}",`,
    line: `# "${planted}",`,
    said: warned,
  },
  {
    what: 'holds a hash, as one on the base of which it is a copy',
    before: `# "${planted}",`,
    line: `# "${planted}",\n    "h1:${'A'.repeat(43)}=",\n    # "${planted}",`,
    said: [...found, ...warned],
  },
  {
    what: 'holds a hash, as on the base, where git writes other text to disk',
    before: `# "${planted}" $Id$`,
    line: `# "${planted}" $Id$`,
    attributes: '*.hcl ident\n',
    said: [...found, ...found],
  },
  { what: 'holds words', line: '# pinned, see the notes of the release', said: [] },
];

it.each(comments)('a comment in the block of a provider that $what', async (comment) => {
  const { before = '', line, attributes = '', said } = comment;
  const base = { [path]: lock(before), '.gitattributes': attributes };
  const told = await findingsAbout(inMemorySource(base, { [path]: `${lock(line)}\n` }), slugs);
  expect(inShort(told)).toEqual(said);
  if (said.length > 0) expect(told.map((finding) => finding.line)).toContain(4);
});
