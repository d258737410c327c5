import { decidedFor } from '../../policy/policy.ts';
import { releaseAge } from '../../policy/policy-kinds.ts';
import { setting } from '../../policy/setting.ts';
import type { Settings } from '../../policy/settings.ts';

export const minimumReleaseAge = setting('minimum-release-age', {
  kind: releaseAge,
  standard: '0 hours',
  says: 'Minimum age of a release in a lock file, in hours, days or weeks.',
  places: ['policy', 'paths'],
  example: ' 7 days',
});

/** The minimum age in hours of a release in a lock file; 0: any age. */
export function ageFor(settings: Settings, path: string): number {
  return decidedFor(settings, minimumReleaseAge, path).value;
}
