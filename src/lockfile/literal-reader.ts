import { quoted } from '../errors.ts';
import { type Fault, type Faults, refuseExpression } from '../hcl/fault.ts';
import { parseHcl } from '../hcl/parser.ts';
import type { Attribute, Block, Body, Value } from '../hcl/syntax.ts';
import type { Positions } from '../hcl/text.ts';
import {
  complaintAboutAddress,
  complaintAboutConstraints,
  complaintAboutHash,
  complaintAboutVersion,
} from './checks.ts';
import { mostProviders, type ProviderLock } from './lock-file.ts';

/** Reads any layout with Terraform's checks (`decodeLocksFromHCL`), but refuses expressions. */
export function readLiteral(text: string, positions: Positions) {
  const { body, faults } = parseHcl(text);
  const blocks = body.blocks.filter((block) => checkLabels(block, faults));
  checkTopLevel(body, faults);
  const warnings = checkModules(blocks, faults);
  const providers = readProviders(blocks, faults, positions);
  return { lockFile: { providers }, faults: faults.list, warnings };
}

const labelNames = new Map([
  ['provider', 'source address'],
  ['module', 'path'],
]);

function checkTopLevel(body: Body, faults: Faults): void {
  for (const { name, offset } of body.attributes) {
    faults.add(
      offset,
      'Unsupported argument',
      `${quoted(name)} is not an argument; a lock file has only provider blocks.`,
    );
  }
  for (const { type, offset } of body.blocks) {
    if (labelNames.has(type)) continue;
    faults.add(offset, 'Unsupported block type', `${quoted(type)} is not a block of a lock file.`);
  }
}

/** Whether the block belongs in a lock file and has exactly one label. */
function checkLabels(block: Block, faults: Faults): boolean {
  const name = labelNames.get(block.type);
  if (name === undefined) return false;
  const [first, second] = block.labels;
  if (first === undefined) {
    const summary =
      block.type === 'provider' ? 'Missing source_addr for provider' : 'Missing path for module';
    faults.add(block.body.offset, summary, `A ${block.type} block begins with its ${name} in quotes.`);
    return false;
  }
  if (second !== undefined) {
    const detail = `A ${block.type} block has one label, its ${name}.`;
    faults.add(second.offset, `Extraneous label for ${block.type}`, detail);
    return false;
  }
  return true;
}

function readProviders(blocks: readonly Block[], faults: Faults, positions: Positions) {
  const first = new Map<string, Block>();
  const locks: ProviderLock[] = [];
  for (const block of blocks) {
    if (block.type !== 'provider') continue;
    if (first.size === mostProviders) {
      faults.add(
        block.offset,
        'Too many providers',
        `A lock file may have at most ${mostProviders} providers.`,
      );
      break;
    }
    const reading = readProviderBlock(block, faults, positions);
    if (reading === null) continue;
    const earlier = first.get(reading.address);
    if (earlier !== undefined) {
      const detail = `${quoted(reading.address)} is already locked on line ${positions.lineAt(earlier.offset)}.`;
      faults.add(block.offset, 'Duplicate provider lock', detail);
      continue;
    }
    first.set(reading.address, block);
    if (reading.lock !== null) locks.push(reading.lock);
  }
  return locks;
}

/** Terraform ignores `module` blocks. Only plain values may be in them, because no one checks others. */
function checkModules(blocks: readonly Block[], faults: Faults): readonly Fault[] {
  const modules = blocks.filter((block) => block.type === 'module');
  for (const block of modules) refuseExpressions(block.body, faults);
  return modules.slice(0, 1).map(({ offset }) => ({
    summary: 'Dependency locks for modules are not yet supported',
    detail: 'Terraform ignores this block, and so does Lockproof.',
    offset,
  }));
}

function refuseExpressions(body: Body, faults: Faults): void {
  for (const { value } of body.attributes) refuseInside(value, faults);
  for (const block of body.blocks) refuseExpressions(block.body, faults);
}

function refuseInside(value: Value, faults: Faults): void {
  if (value.kind === 'expression') refuseExpression(faults, value.offset);
  if (value.kind !== 'list') return;
  for (const item of value.items) refuseInside(item, faults);
}

/** Checks a `provider` block in Terraform's order: first the label (a bad one: `null`), then arguments. */
function readProviderBlock(block: Block, faults: Faults, positions: Positions) {
  const label = block.labels[0];
  if (label === undefined || !label.plain) return null;
  const complaint = complaintAboutAddress(label.text);
  if (complaint !== null) {
    faults.add(label.offset, complaint.summary, complaint.detail);
    return null;
  }
  checkArguments(block, faults);
  const [version, constraints, hashes] = ['version', 'constraints', 'hashes'].map((name) =>
    block.body.attributes.find((attribute) => attribute.name === name),
  );
  const versionText = version === undefined ? null : readVersion(version.value, faults);
  const constraintsText = constraints === undefined ? null : readConstraints(constraints.value, faults);
  const hashItems = hashes === undefined ? [] : readHashes(hashes.value, faults, positions);
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

function checkArguments({ body }: Block, faults: Faults): void {
  if (!body.attributes.some(({ name }) => name === 'version')) {
    faults.add(body.offset, ...versionMissing);
  }
  for (const { name, offset } of body.attributes) {
    if (knownArguments.includes(name)) continue;
    faults.add(offset, 'Unsupported argument', `${quoted(name)} is not an argument of a provider block.`);
  }
  for (const { type, offset } of body.blocks) {
    const detail = `${quoted(type)} is not a block that a provider block may have.`;
    faults.add(offset, 'Unsupported block type', detail);
  }
}

function readVersion(value: Value, faults: Faults): string | null {
  if (value.kind === 'null') {
    faults.add(value.offset, ...versionMissing);
    return null;
  }
  const text = plainText(value, faults);
  const complaint = text === null ? null : complaintAboutVersion(text);
  if (complaint === null) return text;
  faults.add(value.offset, complaint.summary, complaint.detail);
  return null;
}

function readConstraints(value: Value, faults: Faults): string | null {
  const text = plainText(value, faults);
  const complaint = text === null ? null : complaintAboutConstraints(text);
  if (complaint !== null) faults.add(value.offset, complaint.summary, complaint.detail);
  return text;
}

/** The usable elements. Terraform reports an unusable one at the line of the list and keeps the others. */
function readHashes(value: Value, faults: Faults, positions: Positions) {
  if (value.kind !== 'list') {
    faults.add(value.offset, 'Invalid expression', '"hashes" must be a list in brackets.');
    return [];
  }
  if (value.items.length === 0) {
    const detail = '"hashes" must have at least one hash or be left out.';
    faults.add(value.offset, 'Invalid provider hash set', detail);
  }
  const hashes = [];
  for (const item of value.items) {
    const text = plainText(item, faults);
    if (text === null) continue;
    const line = positions.lineAt(item.offset);
    const complaint = complaintAboutHash(text);
    if (complaint === null) hashes.push({ text, line });
    else faults.add(value.offset, complaint.summary, `${complaint.detail} It is on line ${line}.`);
  }
  return hashes;
}

/** The text of a value that must be a string. Any value but plain text gives `null` and a fault. */
function plainText(value: Value, faults: Faults): string | null {
  if (value.kind === 'string' || value.kind === 'scalar') return value.text;
  if (value.kind === 'expression') {
    refuseExpression(faults, value.offset);
    return null;
  }
  const what = { null: ', not null', list: ', not a list', broken: '' }[value.kind];
  faults.add(value.offset, 'Unsuitable value type', `A value in quotes is needed here${what}.`);
  return null;
}
