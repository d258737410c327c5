import type { Element, ElementContent, Root, RootContent, Text } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * Markdown as GitHub shows it in a comment: its dialect, its published sanitising rules, and the links that it adds for names, numbers and
 * commits in text.
 */
export function renderAsGitHub(markdown: string): Root {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  const clean = sanitize(fromHtml(html, { fragment: true }), defaultSchema);
  return clean.type === 'root' ? linked(clean) : { type: 'root', children: [] };
}

export function asHtml(root: Root): string {
  return toHtml(root);
}

export function elementsOf(root: Root): readonly Element[] {
  return root.children.flatMap(elementsIn);
}

function elementsIn(node: RootContent | ElementContent): readonly Element[] {
  return node.type === 'element' ? [node, ...node.children.flatMap(elementsIn)] : [];
}

/** GitHub links no references inside these. */
const quiet = new Set(['a', 'code', 'pre', 'style', 'script']);

const reference =
  /(?<![\w/@`])@[a-z\d](?:[a-z\d-]{0,38})(?:\/[\w-]+)?|(?<![\w#&])#\d+|\bGH-\d+|\b[\w.-]+\/[\w.-]+#\d+|(?<![\w])[0-9a-f]{7,40}(?![\w])/gi;

function linked(root: Root): Root {
  return { ...root, children: root.children.flatMap((node) => linkedNode(node) as RootContent[]) };
}

function linkedNode(node: RootContent | ElementContent): readonly (RootContent | ElementContent)[] {
  if (node.type === 'text') return split(node);
  if (node.type !== 'element' || quiet.has(node.tagName)) return [node];
  return [{ ...node, children: node.children.flatMap((child) => linkedNode(child) as ElementContent[]) }];
}

function split({ value }: Text): readonly ElementContent[] {
  const parts: ElementContent[] = [];
  let at = 0;
  for (const match of value.matchAll(reference)) {
    parts.push({ type: 'text', value: value.slice(at, match.index) });
    parts.push({
      type: 'element',
      tagName: 'a',
      properties: { className: ['reference'], href: `reference:${match[0]}` },
      children: [{ type: 'text', value: match[0] }],
    });
    at = match.index + match[0].length;
  }
  return [...parts, { type: 'text', value: value.slice(at) }];
}
