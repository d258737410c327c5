import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { root } from './blocks.ts';

/* What the recording shows is compared with a new one in recording.long.test.ts. */

const path = 'docs/images/recording.svg';
const anySvg =
  '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/2000/svg"><xs:element name="svg"/></xs:schema>';
const text = readFileSync(join(root, path), 'utf8');

it('the README shows the recording before its first heading', () => {
  const [top = ''] = readFileSync(join(root, 'README.md'), 'utf8').split('\n## ');
  expect(top).toContain(`](${path})`);
});

it('the recording is XML without scripts, links or anything from elsewhere, and small', async () => {
  const { errors } = await validateXML({
    xml: [{ fileName: 'recording.svg', contents: text }],
    schema: [anySvg],
  });
  expect(errors).toEqual([]);
  expect(text).not.toMatch(/<script|\son\w+=|href|@import|<foreignObject|javascript:/i);
  expect(text.match(/\burl\([^)]*\)|https?:[^"\s]*/g)).toEqual([
    'http://www.w3.org/2000/svg',
    'url(#screen)',
  ]);
  expect(statSync(join(root, path)).size).toBeLessThan(50_000);
});

it('the recording does not move for readers who asked for less motion', () => {
  const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(text) ?? [];
  expect(style).toMatch(/^@media \(prefers-reduced-motion:no-preference\)\{.*\}$/);
  // One scene is there without any animation.
  expect(text.match(/<g class="a\d+" opacity="1">/g)).toHaveLength(2);
});
