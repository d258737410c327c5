import { z } from 'zod';
import { counted } from '../../finding/sentence.ts';
import { setting } from '../../policy/kind.ts';
import { decidedFor } from '../../policy/policy.ts';
import { inPolicy } from '../../policy/policy-kinds.ts';
import type { Settings } from '../../policy/settings.ts';

/** In hours. */
export const minimumReleaseAge = setting('minimum-release-age', {
  kind: {
    ...inPolicy,
    schema: () =>
      z
        .string()
        .regex(/^\d{1,4} (?:hour|day|week)s?$/, 'expected a time such as "7 days" or "36 hours"')
        .transform((text) => {
          const hours = text.includes('week') ? 7 * 24 : text.includes('day') ? 24 : 1;
          return Number.parseInt(text, 10) * hours;
        }),
    strictness: (hours: number) => new Map([['', hours]]),
    shown: (hours: number) =>
      hours === 0 || hours % 24 > 0 ? `${hours} hours` : counted(hours / 24, 'day', 'days'),
  },
  standard: '0 hours',
  says: 'Minimum age of a release in a lock file, in hours, days or weeks.',
  places: ['policy', 'paths'],
  example: ' 7 days',
});

/** The minimum age in hours of a release in a lock file; 0: any age. */
export function ageFor(settings: Settings, path: string): number {
  return decidedFor(settings, minimumReleaseAge, path).value;
}
