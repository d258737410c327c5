import { consider } from '../finding/fix.ts';
import { providerName, say } from '../finding/sentence.ts';
import { versionStep } from '../version/bump.ts';
import { entryRule } from './rule.ts';

/** This is not about trust: a new major version may change or remove features that the configuration uses. */
export const majorUpgrade = entryRule({
  slug: 'major-upgrade',
  severity: 'notice',
  meaning: 'An upgrade of a provider to a new major version.',
  counted: ['major upgrade', 'major upgrades'],
  ask: ['read its upgrade guide before you merge', 'read their upgrade guides before you merge'],
  find({ lock, reviewed: { change } }) {
    const { from, kinds } = change;
    if (from === null || !kinds.includes('version-upgraded')) return null;
    if (versionStep(from.version, lock.version) !== 'major') return null;
    return {
      message: say`New major version of an existing provider: ${providerName(lock.address)} ${from.version} → ${lock.version}.`,
      line: lock.lines.version,
      fix: [consider('Read the upgrade guide of the provider before you merge')],
    };
  },
});
