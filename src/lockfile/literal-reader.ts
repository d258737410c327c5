import { quoted } from '../errors.ts';
import type { Attribute, Block, Body, Value } from '../hcl/syntax.ts';
import type { Positions } from '../hcl/text.ts';
import {
  type Complaint,
  complaintAboutAddress,
  complaintAboutConstraints,
  complaintAboutHash,
  complaintAboutVersion,
} from './checks.ts';
import { mostProviders, type Problem, type ProviderLock } from './lock-file.ts';

/** Adds a problem at an offset; `null`: there is none. */
type Complain = (offset: number, complaint: Complaint | null) => void;

const mostProblems = 50;

/** Any other value: HCL would evaluate it, and no program writes one into a lock file. */
export const notPlain: Complaint = {
  summary: 'Not a plain literal',
  detail: 'A lock file has plain values in quotes; this is an expression, which no tool writes there.',
};

/** Reads any layout with Terraform's checks (`decodeLocksFromHCL`), but refuses expressions. @param body of a text that is HCL */
export function readLiteral(body: Body, positions: Positions) {
  const problems: Problem[] = [];
  // Bounded, because a hostile file can have as many faults as characters.
  const complain: Complain = (offset, complaint) => {
    if (complaint === null || problems.length === mostProblems) return;
    problems.push({ severity: 'error', ...complaint, ...positions.at(offset) });
  };
  const blocks = body.blocks.filter((block) => checkLabels(block, complain));
  refuseOthers(body, inFile, complain);
  const providers = readProviders(blocks, complain, positions);
  const modules = blocks.filter(({ type }) => type === 'module');
  for (const module of modules) refuseExpressions(module.body, complain);
  const warnings = modules.slice(0, 1).map(
    ({ offset }): Problem => ({
      severity: 'warning',
      summary: 'Dependency locks for modules are not yet supported',
      detail: 'Terraform ignores this block, and so does Lockproof.',
      ...positions.at(offset),
    }),
  );
  return { lockFile: { providers }, problems: [...problems, ...warnings] };
}

/** The names that may be in a body, and the words about any other. */
interface Known extends Readonly<Record<'arguments' | 'blocks', readonly string[]>> {
  readonly argument: string;
  readonly block: string;
}

const inFile: Known = {
  arguments: [],
  blocks: ['provider', 'module'],
  argument: 'an argument; a lock file has only provider blocks',
  block: 'a block of a lock file',
};
const inProvider: Known = {
  arguments: ['version', 'constraints', 'hashes'],
  blocks: [],
  argument: 'an argument of a provider block',
  block: 'a block that a provider block may have',
};

function refuseOthers({ attributes, blocks }: Body, known: Known, complain: Complain): void {
  for (const { name, offset } of attributes.filter((each) => !known.arguments.includes(each.name)))
    complain(offset, {
      summary: 'Unsupported argument',
      detail: `${quoted(name)} is not ${known.argument}.`,
    });
  for (const { type, offset } of blocks.filter((each) => !known.blocks.includes(each.type)))
    complain(offset, { summary: 'Unsupported block type', detail: `${quoted(type)} is not ${known.block}.` });
}

/** The name of the label, and Terraform's summary where it is missing. */
const labels = new Map([
  ['provider', { name: 'source address', missing: 'Missing source_addr for provider' }],
  ['module', { name: 'path', missing: 'Missing path for module' }],
]);

/** Whether the block belongs in a lock file and has exactly one label. */
function checkLabels({ type, labels: [first, second], body }: Block, complain: Complain): boolean {
  const label = labels.get(type);
  if (label === undefined) return false;
  if (first === undefined) {
    const detail = `A ${type} block begins with its ${label.name} in quotes.`;
    complain(body.offset, { summary: label.missing, detail });
  } else if (second !== undefined) {
    const detail = `A ${type} block has one label, its ${label.name}.`;
    complain(second.offset, { summary: `Extraneous label for ${type}`, detail });
  }
  return first !== undefined && second === undefined;
}

function readProviders(blocks: readonly Block[], complain: Complain, positions: Positions) {
  const first = new Map<string, Block>();
  const locks: ProviderLock[] = [];
  for (const block of blocks) {
    if (block.type !== 'provider') continue;
    if (first.size === mostProviders) {
      const detail = `A lock file may have at most ${mostProviders} providers.`;
      complain(block.offset, { summary: 'Too many providers', detail });
      break;
    }
    const reading = readProviderBlock(block, complain, positions);
    if (reading === null) continue;
    const earlier = first.get(reading.address);
    if (earlier !== undefined) {
      const detail = `${quoted(reading.address)} is already locked on line ${positions.lineAt(earlier.offset)}.`;
      complain(block.offset, { summary: 'Duplicate provider lock', detail });
      continue;
    }
    first.set(reading.address, block);
    if (reading.lock !== null) locks.push(reading.lock);
  }
  return locks;
}

/** Terraform ignores `module` blocks. Only plain values may be in them, because no one checks others. */
function refuseExpressions(body: Body, complain: Complain): void {
  for (const { value } of body.attributes) refuseInside(value, complain);
  for (const block of body.blocks) refuseExpressions(block.body, complain);
}

function refuseInside(value: Value, complain: Complain): void {
  if (value.kind === 'expression') complain(value.offset, notPlain);
  if (value.kind !== 'list') return;
  for (const item of value.items) refuseInside(item, complain);
}

/** Checks a `provider` block in Terraform's order: first the label (a bad one: `null`), then arguments. */
function readProviderBlock(block: Block, complain: Complain, positions: Positions) {
  const [label] = block.labels;
  if (label === undefined) return null;
  const complaint = label.plain ? complaintAboutAddress(label.text) : notPlain;
  complain(label.offset, complaint);
  if (complaint !== null) return null;
  const [version, constraints, hashes] = ['version', 'constraints', 'hashes'].map((name) =>
    block.body.attributes.find((attribute) => attribute.name === name),
  );
  if (version === undefined) complain(block.body.offset, versionMissing);
  refuseOthers(block.body, inProvider, complain);
  const versionText = version === undefined ? null : readVersion(version.value, complain);
  const constraintsText = constraints === undefined ? null : readConstraints(constraints.value, complain);
  const hashItems = hashes === undefined ? [] : readHashes(hashes.value, complain, positions);
  if (versionText === null || version === undefined) return { address: label.text, lock: null };
  const lineOf = (attribute: Attribute): number => positions.lineAt(attribute.offset);
  return {
    address: label.text,
    lock: {
      address: label.text,
      version: versionText,
      constraints: constraintsText,
      hashes: hashItems.map((item) => item.text),
      lines: {
        block: positions.lineAt(block.offset),
        version: lineOf(version),
        constraints: constraints === undefined ? null : lineOf(constraints),
        hashes: hashItems.map((item) => item.line),
        hashesArgument: hashes === undefined ? null : lineOf(hashes),
      },
    },
  };
}

const versionMissing: Complaint = {
  summary: 'Missing required argument',
  detail: 'A provider block must have a "version".',
};

function readVersion(value: Value, complain: Complain): string | null {
  if (value.kind === 'null') complain(value.offset, versionMissing);
  const text = value.kind === 'null' ? null : plainText(value, complain);
  const complaint = text === null ? null : complaintAboutVersion(text);
  complain(value.offset, complaint);
  return complaint === null ? text : null;
}

function readConstraints(value: Value, complain: Complain): string | null {
  const text = plainText(value, complain);
  complain(value.offset, text === null ? null : complaintAboutConstraints(text));
  return text;
}

/** The usable elements. Terraform reports an unusable one at the line of the list and keeps the others. */
function readHashes(value: Value, complain: Complain, positions: Positions) {
  if (value.kind !== 'list') {
    complain(value.offset, { summary: 'Invalid expression', detail: '"hashes" must be a list in brackets.' });
    return [];
  }
  if (value.items.length === 0) {
    const detail = '"hashes" must have at least one hash or be left out.';
    complain(value.offset, { summary: 'Invalid provider hash set', detail });
  }
  const hashes = [];
  for (const item of value.items) {
    const text = plainText(item, complain);
    if (text === null) continue;
    const line = positions.lineAt(item.offset);
    const complaint = complaintAboutHash(text);
    if (complaint === null) hashes.push({ text, line });
    else complain(value.offset, { ...complaint, detail: `${complaint.detail} It is on line ${line}.` });
  }
  return hashes;
}

/** The text of a value that must be a string. Any value but plain text gives `null` and a fault. */
function plainText(value: Value, complain: Complain): string | null {
  if (value.kind === 'string' || value.kind === 'scalar') return value.text;
  const detail = `A value in quotes is needed here, not ${value.kind === 'list' ? 'a list' : 'null'}.`;
  const isOpen = value.kind === 'expression';
  complain(value.offset, isOpen ? notPlain : { summary: 'Unsuitable value type', detail });
  return null;
}
