import { opentofuRegistry } from '../address/address.ts';
import { headerOf, type LockFile, type LockFileTool, type ProviderLock, printLockFile } from './lock-file.ts';
import { compareAddresses, compareBytes } from './order.ts';

/** The most important first. */
export const layoutFaultKinds = [
  'hidden-characters',
  'comment',
  'module-block',
  'provider-order',
  'hash-order',
  'repeated-hash',
  'header',
  'byte-order-mark',
  'line-ends',
  'other-layout',
  'blank-line',
  'final-newline',
] as const;

export interface LayoutFault {
  readonly kind: (typeof layoutFaultKinds)[number];
  readonly line: number;
  /** The subject without the values that an update changes: it names an untouched fault in two revisions. */
  readonly about: string;
}

/** How a readable lock file differs from what the tools write for its values (T31, T32). Linear. */
export function layoutFaults(text: string, lockFile: LockFile): readonly LayoutFault[] {
  const tool = toolNamedBy(text, lockFile);
  const printed = printLockFile({ ...lockFile, tool });
  if (printed === text) return [];
  const lines = withNewlines(text.replace(/^\ufeff/, '')).split('\n');
  const faults = [...fileFaults(text), ...orderFaults(lockFile.providers), ...lineFaults(lines, printed)];
  const withoutBlanks = (all: string): string => all.replaceAll(/\n\n+/g, '\n').trim();
  const kind = withoutBlanks(printed) === withoutBlanks(text) ? 'blank-line' : 'other-layout';
  if (faults.length === 0) faults.push({ kind, line: firstDifference(lines, printed), about: '' });
  return faults.toSorted((a, b) => a.line - b.line);
}

/** The tool that the file belongs to: by its header, or else by the registry of its providers. */
export function toolNamedBy(text: string, { tool, providers }: LockFile): LockFileTool {
  if (tool !== undefined) return tool;
  const [named, ...others] = toolsIn(text);
  if (named !== undefined && others.length === 0) return named;
  return providers.some(({ address }) => address.startsWith(`${opentofuRegistry}/`)) ? 'tofu' : 'terraform';
}

/** The tools whose header is anywhere in the text. */
function toolsIn(text: string): readonly LockFileTool[] {
  return tools.filter((tool) => withNewlines(text).includes(headerOf(tool)));
}

function fileFaults(text: string): LayoutFault[] {
  const places = [
    ['header', toolsIn(text).length > 0 ? -1 : 0],
    ['byte-order-mark', text.startsWith('\ufeff') ? 0 : -1],
    ['line-ends', text.indexOf('\r\n')],
    ['final-newline', text.endsWith('\n') ? -1 : text.length],
  ] as const;
  return places
    .filter(([, at]) => at !== -1)
    .map(([kind, at]) => ({ kind, line: text.slice(0, at).split('\n').length, about: '' }));
}

function orderFaults(providers: readonly ProviderLock[]): LayoutFault[] {
  return providers.flatMap((provider, index) => {
    const { address, lines } = provider;
    const before = providers[index - 1]?.address ?? address;
    const fault = { kind: 'provider-order', line: lines.block, about: '' } as const;
    return [...(compareAddresses(before, address) > 0 ? [fault] : []), ...hashFaults(provider)];
  });
}

function hashFaults({ address, hashes, lines }: ProviderLock): LayoutFault[] {
  const seen = new Set<string>();
  return hashes.flatMap((hash, index): LayoutFault[] => {
    const line = lines.hashes[index] ?? lines.block;
    if (seen.has(hash)) return [{ kind: 'repeated-hash', line, about: `${address} ${hash}` }];
    seen.add(hash);
    const isLate = compareBytes(hashes[index - 1] ?? hash, hash) > 0;
    return isLate ? [{ kind: 'hash-order', line, about: address }] : [];
  });
}

const tools = ['terraform', 'tofu'] as const;
const headerLines = new Set(tools.flatMap((tool) => headerOf(tool).trimEnd().split('\n')));

function lineFaults(lines: readonly string[], printed: string): LayoutFault[] {
  const known = new Set(printed.split('\n'));
  let inBlockComment = false;
  return lines.flatMap((text, index): LayoutFault[] => {
    if (known.has(text) || headerLines.has(text)) return [];
    const line = index + 1;
    const masked = text.replace(/"[^"]*"/g, (value) => '"'.repeat(value.length));
    const start = inBlockComment ? 0 : masked.search(/#|\/\/|\/\*/);
    const kind = /^\s*module\b/.test(text) ? 'module-block' : 'other-layout';
    if (start === -1) return [{ kind, line, about: text.replace(/"[^"]*"/g, '""') }];
    const comment = text.slice(start);
    inBlockComment = (inBlockComment || comment.startsWith('/*')) && !comment.includes('*/');
    return [
      { kind: hiddenCharacters(comment).length > 0 ? 'hidden-characters' : 'comment', line, about: comment },
    ];
  });
}

/** Invisible characters, and characters that change the displayed order of others (T32); each once. */
export function hiddenCharacters(text: string): readonly string[] {
  return [...new Set(text.match(/(?!\t)[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}]/gu))];
}

function firstDifference(lines: readonly string[], printed: string): number {
  const expected = printed.split('\n');
  const index = lines.findIndex((line, position) => line !== expected[position]);
  return (index === -1 ? lines.length - 1 : index) + 1;
}

function withNewlines(text: string): string {
  return text.replaceAll('\r\n', '\n');
}
