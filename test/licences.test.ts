import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What `dist/licenses.txt` says of each package in the bundle: its name and version, its licence, the text. */
const bundled = readFileSync('dist/licenses.txt', 'utf8')
  .split(/^-{100}$/m)
  .map((section) => {
    const [heading = '', ...lines] = section.trim().split('\n');
    return { heading, text: lines.join('\n').trim() };
  });

it('every package in the bundle comes with the whole text of its licence', () => {
  expect(bundled.length).toBeGreaterThan(30);
  expect(bundled.filter(({ text }) => text.length < 500).map(({ heading }) => heading)).toEqual([]);
});

it('the bundle has one version of each package', () => {
  const names = bundled.map(({ heading }) => heading.split(' ')[0]);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('the one package under the LGPL is a file of its own, with the LGPL and the GPL beside it', () => {
  const copyleft = bundled.filter(({ heading }) => /\b[AL]?GPL/.test(heading)).map(({ heading }) => heading);
  expect(copyleft).toEqual([expect.stringMatching(/^openpgp /)]);
  expect(existsSync('dist/openpgp.js')).toBe(true);
  expect(readFileSync('dist/openpgp.LICENSE', 'utf8')).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(readFileSync('dist/openpgp.GPL-3.0.txt', 'utf8')).toBe(readFileSync('LICENSES/GPL-3.0.txt', 'utf8'));
});

it.each([
  ['GPL-3.0.txt', '3972dc9744f6499f0f9b2dbf76696f2ae7ad8af9b23dde66d6af86c9dfb36986'],
  ['MPL-2.0.txt', 'fab3dd6bdab226f1c08630b1dd917e11fcb4ec5e1e020e2c16f83a0a13863e85'],
])('LICENSES/%s is the published text', (file, digest) => {
  expect(
    createHash('sha256')
      .update(readFileSync(`LICENSES/${file}`))
      .digest('hex'),
  ).toBe(digest);
});
