import type { Settings } from '../policy/settings.ts';
import type { Report } from './report.ts';

/** 0 nothing at or above `fail-on`, 1 findings, 3 something could not be asked. (2 is for wrong usage and needs no report.) */
export function exitCode({ verdict }: Report, { failOn, onUnavailable }: Settings): 0 | 1 | 3 {
  switch (verdict) {
    case 'failed':
      return failOn === 'never' ? 0 : 1;
    case 'incomplete':
      return onUnavailable === 'fail' ? 3 : 0;
    case 'verified':
    case 'unchanged':
      return 0;
  }
}
