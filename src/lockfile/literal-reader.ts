import { quoted } from '../errors.ts';
import type { Attribute, Block, Body, Value } from '../hcl/syntax.ts';
import type { Positions } from '../hcl/text.ts';
import {
  complaintAboutAddress,
  complaintAboutConstraints,
  complaintAboutHash,
  complaintAboutVersion,
} from './checks.ts';
import { mostProviders, type Problem, type ProviderLock } from './lock-file.ts';

type Complain = (offset: number, summary: string, detail: string) => void;

const mostProblems = 50;

/** Any other value: HCL would evaluate it, and no program writes one into a lock file. */
export const notPlain = [
  'Not a plain literal',
  'A lock file has plain values in quotes; this is an expression, which no tool writes there.',
] as const;

/** Reads any layout with Terraform's checks (`decodeLocksFromHCL`), but refuses expressions. @param body of a text that is HCL */
export function readLiteral(body: Body, positions: Positions) {
  const problems: Problem[] = [];
  // Bounded, because a hostile file can have as many faults as characters.
  const complain: Complain = (offset, summary, detail) => {
    const full = problems.length === mostProblems;
    if (!full) problems.push({ severity: 'error', summary, detail, ...positions.at(offset) });
  };
  const blocks = body.blocks.filter((block) => checkLabels(block, complain));
  checkTopLevel(body, complain);
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

const labelNames = new Map([
  ['provider', 'source address'],
  ['module', 'path'],
]);

function checkTopLevel(body: Body, complain: Complain): void {
  for (const { name, offset } of body.attributes) {
    const detail = `${quoted(name)} is not an argument; a lock file has only provider blocks.`;
    complain(offset, 'Unsupported argument', detail);
  }
  for (const { type, offset } of body.blocks) {
    if (labelNames.has(type)) continue;
    complain(offset, 'Unsupported block type', `${quoted(type)} is not a block of a lock file.`);
  }
}

/** Whether the block belongs in a lock file and has exactly one label. */
function checkLabels(block: Block, complain: Complain): boolean {
  const name = labelNames.get(block.type);
  if (name === undefined) return false;
  const [first, second] = block.labels;
  if (first === undefined) {
    const summary =
      block.type === 'provider' ? 'Missing source_addr for provider' : 'Missing path for module';
    complain(block.body.offset, summary, `A ${block.type} block begins with its ${name} in quotes.`);
    return false;
  }
  if (second !== undefined) {
    const detail = `A ${block.type} block has one label, its ${name}.`;
    complain(second.offset, `Extraneous label for ${block.type}`, detail);
    return false;
  }
  return true;
}

function readProviders(blocks: readonly Block[], complain: Complain, positions: Positions) {
  const first = new Map<string, Block>();
  const locks: ProviderLock[] = [];
  for (const block of blocks) {
    if (block.type !== 'provider') continue;
    if (first.size === mostProviders) {
      const detail = `A lock file may have at most ${mostProviders} providers.`;
      complain(block.offset, 'Too many providers', detail);
      break;
    }
    const reading = readProviderBlock(block, complain, positions);
    if (reading === null) continue;
    const earlier = first.get(reading.address);
    if (earlier !== undefined) {
      const detail = `${quoted(reading.address)} is already locked on line ${positions.lineAt(earlier.offset)}.`;
      complain(block.offset, 'Duplicate provider lock', detail);
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
  if (value.kind === 'expression') complain(value.offset, ...notPlain);
  if (value.kind !== 'list') return;
  for (const item of value.items) refuseInside(item, complain);
}

/** Checks a `provider` block in Terraform's order: first the label (a bad one: `null`), then arguments. */
function readProviderBlock(block: Block, complain: Complain, positions: Positions) {
  const label = block.labels[0];
  if (label === undefined) return null;
  if (!label.plain) {
    complain(label.offset, ...notPlain);
    return null;
  }
  const complaint = complaintAboutAddress(label.text);
  if (complaint !== null) {
    complain(label.offset, complaint.summary, complaint.detail);
    return null;
  }
  checkArguments(block, complain);
  const [version, constraints, hashes] = ['version', 'constraints', 'hashes'].map((name) =>
    block.body.attributes.find((attribute) => attribute.name === name),
  );
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

const versionMissing = ['Missing required argument', 'A provider block must have a "version".'] as const;
const knownArguments = ['version', 'constraints', 'hashes'];

function checkArguments({ body }: Block, complain: Complain): void {
  if (!body.attributes.some(({ name }) => name === 'version')) complain(body.offset, ...versionMissing);
  for (const { name, offset } of body.attributes) {
    if (knownArguments.includes(name)) continue;
    complain(offset, 'Unsupported argument', `${quoted(name)} is not an argument of a provider block.`);
  }
  for (const { type, offset } of body.blocks) {
    const detail = `${quoted(type)} is not a block that a provider block may have.`;
    complain(offset, 'Unsupported block type', detail);
  }
}

function readVersion(value: Value, complain: Complain): string | null {
  if (value.kind === 'null') {
    complain(value.offset, ...versionMissing);
    return null;
  }
  const text = plainText(value, complain);
  const complaint = text === null ? null : complaintAboutVersion(text);
  if (complaint === null) return text;
  complain(value.offset, complaint.summary, complaint.detail);
  return null;
}

function readConstraints(value: Value, complain: Complain): string | null {
  const text = plainText(value, complain);
  const complaint = text === null ? null : complaintAboutConstraints(text);
  if (complaint !== null) complain(value.offset, complaint.summary, complaint.detail);
  return text;
}

/** The usable elements. Terraform reports an unusable one at the line of the list and keeps the others. */
function readHashes(value: Value, complain: Complain, positions: Positions) {
  if (value.kind !== 'list') {
    complain(value.offset, 'Invalid expression', '"hashes" must be a list in brackets.');
    return [];
  }
  if (value.items.length === 0) {
    const detail = '"hashes" must have at least one hash or be left out.';
    complain(value.offset, 'Invalid provider hash set', detail);
  }
  const hashes = [];
  for (const item of value.items) {
    const text = plainText(item, complain);
    if (text === null) continue;
    const line = positions.lineAt(item.offset);
    const complaint = complaintAboutHash(text);
    if (complaint === null) hashes.push({ text, line });
    else complain(value.offset, complaint.summary, `${complaint.detail} It is on line ${line}.`);
  }
  return hashes;
}

/** The text of a value that must be a string. Any value but plain text gives `null` and a fault. */
function plainText(value: Value, complain: Complain): string | null {
  if (value.kind === 'string' || value.kind === 'scalar') return value.text;
  if (value.kind === 'expression') {
    complain(value.offset, ...notPlain);
    return null;
  }
  const what = { null: ', not null', list: ', not a list' }[value.kind];
  complain(value.offset, 'Unsuitable value type', `A value in quotes is needed here${what}.`);
  return null;
}
