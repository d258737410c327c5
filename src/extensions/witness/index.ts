import type { Extension, Slots } from '../../extension.ts';
import { setting, truth } from '../../policy/kind.ts';
import { valueIn } from '../../policy/settings.ts';
import { asksWitnesses } from './compare.ts';
import { readsFormerReleases } from './former.ts';
import { isWordEnough, keysElsewhere } from './keys.ts';
import { reportedWitness, witnessFields, witnessLines } from './reported.ts';
import { witnessDisagrees } from './witness-disagrees.ts';

const wanted = setting('witness', {
  kind: truth,
  standard: true,
  says: 'Compare each third-party release in one public registry (registry.terraform.io or registry.opentofu.org) with what the other registry recorded for the same release: `true` or `false`.',
  more: '`witness-disagrees` reports a difference. If a registry lists no key for a release, Lockproof uses the keys of the other one, whatever this setting says.',
  places: ['input', 'flag', 'policy'],
});

/** The two public registries as witnesses for each other: keys that only one of them lists, and whether both list the same packages. */
export const witness: Extension = {
  name: 'witness',
  settings: [wanted],
  rules: [witnessDisagrees],
  fields: witnessFields,
  change: reportedWitness,
  row: witnessLines,
  open: ({ settings }) => ({
    steps: () => (valueIn(settings, wanted) ? [readsFormerReleases(), asksWitnesses()] : []),
  }),
};

export const keysOfOther: Slots['keys'] = (release, registry, settings) =>
  keysElsewhere(release, registry, isWordEnough(settings, release.address));
