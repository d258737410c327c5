import { type Fault, type Faults, refuseExpression } from '../hcl/fault.ts';
import { parseHcl } from '../hcl/parser.ts';
import type { Block, Body, Value } from '../hcl/syntax.ts';
import type { Positions } from '../hcl/text.ts';
import { quoted } from '../quoted.ts';
import { mostProviders, type ProviderLock } from './lock-file.ts';
import { readProviderBlock } from './provider-block.ts';

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
