import { createHash } from 'node:crypto';
import type { Element, Root } from 'hast';
import { expect } from 'vitest';
import { renderText } from '../../src/cli/text/terminal.ts';
import { lineComments } from '../../src/extensions/conversation/comments-of-report.ts';
import { renderCodeQuality } from '../../src/extensions/formats/code-quality.ts';
import { renderJUnit } from '../../src/extensions/formats/junit.ts';
import { renderSarif } from '../../src/extensions/formats/sarif.ts';
import { rules } from '../../src/extensions/index.ts';
import { placeKey } from '../../src/finding/fix.ts';
import type { PolicyAccount } from '../../src/policy/policy.ts';
import { annotations } from '../../src/report/annotations.ts';
import { renderJson } from '../../src/report/json.ts';
import { renderMarkdown } from '../../src/report/markdown.ts';
import type { RenderContext } from '../../src/report/render-context.ts';
import { hostile, markdownContext } from '../support/example-reviews.ts';
import { elementsOf, renderAsGitHub } from '../support/github-rendering.ts';
import { settings } from '../support/review-builders.ts';

const bits = (
  '<img src=x onerror=alert(1)>¦<script>alert(1)</script>¦</details>¦<details open>¦' +
  '<a href="https://evil.example">x</a>¦<!--¦-->¦<![CDATA[¦<?php¦&lt;img&gt;¦&#64;octocat¦`¦```¦' +
  '````suggestion¦~~~¦|¦\\¦\\|¦\n¦\n\n¦\r¦\u2028¦\n# Title\n¦\n- [ ] task\n¦\n> quote\n¦' +
  '\n| a | b |\n|---|---|\n¦\n---\n¦\n===\n¦@octocat¦@org/team¦#1¦GH-7¦owner/repo#12¦' +
  'd6cd1e2bd19e03a81132a23b2025920577f84e37¦https://evil.example¦www.evil.example¦mail@evil.example¦' +
  'ftp://evil.example¦[x](https://evil.example)¦![x](https://evil.example/x.png)¦' +
  '[x]: https://evil.example¦[^1]¦[^1]: note¦**¦__¦*¦_¦~~¦$$x$$¦$`x`$¦:tada:¦::error::owned¦' +
  '\n::set-output name=verdict::verified¦##[group]x¦##vso[task.setvariable variable=x]y¦%0A¦\u001b[31m¦' +
  '\u001b]8;;https://evil.example\u0007¦\u009b2J¦\u202e¦\u2066¦\u200b¦\u00ad¦\ufeff¦\ud800¦\0¦\u007f¦😀¦' +
  '👨‍👩‍👧¦é¦ｗｗｗ.evil.example¦аws¦ ¦  ¦\t¦name¦1.2.3¦^¦<U+202E>¦"¦\'¦{¦}¦(¦)¦+¦-¦1. ¦1) '
).split('¦');

/** Each of them once, four in a text. */
export const hostileBits: readonly string[] = bits.flatMap((_, at) =>
  at % 4 === 0 ? [bits.slice(at, at + 4).join('')] : [],
);

/** The same each time, so that a failure can be repeated. */
export const hostileStrings: readonly string[] = Array.from({ length: 500 }, (_, index) => {
  const digest = createHash('sha256').update(`hostile ${index}`).digest();
  const count = 1 + ((digest[0] ?? 0) % 7);
  return Array.from(
    { length: count },
    (_, at) => bits[((digest[2 * at + 1] ?? 0) * 256 + (digest[2 * at + 2] ?? 0)) % bits.length],
  ).join('');
});

const ourHosts =
  /^https:\/\/(?:github\.com\/(?:example\/infrastructure|lockproof\/lockproof)|registry\.terraform\.io\/providers|search\.opentofu\.org\/provider)\//;

/** What must not appear: an element that the same review with a harmless name does not have, or an address of another site. */
function strange(root: Root, allowed: ReadonlySet<string>): readonly string[] {
  return elementsOf(root).flatMap((element) => {
    const known = allowed.has(shape(element));
    const href = element.properties.href;
    const goes = href === undefined || ourHosts.test(String(href));
    return known && goes ? [] : [`${shape(element)} ${String(href ?? '')}`];
  });
}

/** Tag and names of attributes. */
function shape({ tagName, properties }: Element): string {
  return [tagName, ...Object.keys(properties).sort()].join(' ');
}

/** Reads a line of output as the runner does. */
function isCommand(line: string): boolean {
  return line.trimStart().startsWith('::') || /##[a-z]*\[/i.test(line);
}

function policyOf(text: string): PolicyAccount {
  return { origins: [{ name: text, value: text, from: { kind: 'file', path: text } }], notices: [text] };
}

function contextOf(text: string): RenderContext {
  const where = { path: text, provider: text, platforms: [text], from: 1, to: 2 };
  return { ...markdownContext, edits: [{ ...where, lines: [text], added: [text] }], policy: policyOf(text) };
}

/** The comment, the short comment, and the comments beside lines. */
function rendered(text: string): readonly Root[] {
  const report = hostile(text);
  const context = contextOf(text);
  const deletions = new Set(report.findings.map(placeKey));
  const suggestions = { edits: context.edits ?? [], deletions };
  const beside = lineComments(report, settings({ 'fail-on': 'warning' }), suggestions, context);
  return [
    renderMarkdown(report, context),
    renderMarkdown(
      { ...report, verdict: 'verified', findings: [] },
      { ...context, edits: [], policy: { origins: [], notices: [] } },
    ),
    beside.map(({ body }) => body()).join('\n\n'),
  ].map(renderAsGitHub);
}

/** What every comment has in which all names are harmless. */
const allowed = new Set([...rendered('plain'), ...rendered('a`b|c$')].flatMap(elementsOf).map(shape));

/** Elements, links and addresses that a comment gets from this text, where it is rendered and sanitised as on GitHub. */
export function strangeBy(text: string): readonly string[] {
  return rendered(text).flatMap((root) =>
    strange(root, allowed).map((what) => `${JSON.stringify(text)}: ${what}`),
  );
}

export function expectHarmlessElements(): void {
  expect([...allowed].filter((each) => /^(?:img|input)|^a className|^svg|^iframe/.test(each))).toEqual([]);
}

/** Every output with this text in every field has no character and no line that a terminal or a runner obeys. */
export function expectNothingObeyed(text: string): void {
  const report = hostile(text);
  const printed = [
    renderText(report, { colour: false, policy: policyOf(text) }),
    renderJson(report),
    renderSarif(report, { docsUrl: markdownContext.docsUrl, rules, pageOf: () => '' }),
    renderJUnit(report, { failOn: 'error' }),
    renderCodeQuality(report, { digestOf: (name) => name }),
    renderMarkdown(report, contextOf(text)),
    ...annotations(report).map(({ message }) => message),
  ].join('\n');
  expect(printed).not.toMatch(/[^\n\P{C}]/u);
  expect(printed.split('\n').filter(isCommand)).toEqual([]);
  const findings = report.findings.map(
    ({ said: _, gist: _g, aspect: _a, version: _v, ...finding }) => finding,
  );
  const changes = report.changes.map(({ background: _, ...change }) => change);
  expect(JSON.parse(renderJson(report))).toEqual(
    JSON.parse(JSON.stringify({ ...report, changes, findings })),
  );
}
