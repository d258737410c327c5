import { type Faults, refuseExpression } from '../hcl/fault.ts';
import type { Attribute, Block, Value } from '../hcl/syntax.ts';
import type { Positions } from '../hcl/text.ts';
import { quoted } from '../quoted.ts';
import {
  complaintAboutAddress,
  complaintAboutConstraints,
  complaintAboutHash,
  complaintAboutVersion,
} from './checks.ts';

/** Checks a `provider` block in Terraform's order: first the label (a bad one: `null`), then arguments. */
export function readProviderBlock(block: Block, faults: Faults, positions: Positions) {
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
