import type { Extension } from '../../extension.ts';
import { resourceOf } from './resource.ts';
import { renderVsa } from './vsa.ts';
import { refuseReceipt } from './whole.ts';

/** Documents that others verify later: a verification summary (SLSA) and a bill of materials (CycloneDX). */
export const receipts: Extension = {
  name: 'receipts',
  formats: [
    {
      name: 'vsa',
      refuse: (part) => refuseReceipt('vsa', part),
      render: ({ report }, { environment, now }) =>
        renderVsa(report, { now, resource: resourceOf(environment, report.head) }),
    },
    {
      name: 'cyclonedx',
      refuse: (part) => refuseReceipt('cyclonedx', part),
      async render({ report }, { now }) {
        // The library is large, and few runs need it.
        const { renderCycloneDx } = await import('./cyclonedx.ts');
        return renderCycloneDx(report, now);
      },
    },
  ],
};
