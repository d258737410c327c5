import { posix } from 'node:path';
import type { Environment } from '../../command.ts';
import type { Extension } from '../../extension.ts';
import type { Report } from '../../report/report.ts';
import { renderCycloneDx } from './cyclonedx.ts';
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
        renderVsa(report, { now, resource: resourceOf(environment, report) }),
    },
    {
      name: 'cyclonedx',
      refuse: (part) => refuseReceipt('cyclonedx', part),
      render: ({ report }, { now }) => renderCycloneDx(report, now),
    },
  ],
};

/** The reviewed thing as a URI: repository and commit as the runner names them; else the commit, or the root as seen from the run. */
function resourceOf(env: Environment, { head, folder = '' }: Pick<Report, 'head' | 'folder'>): string {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name, CI_PROJECT_URL } = env;
  const url = server && name ? `${server}/${name}` : CI_PROJECT_URL;
  if (url !== undefined && URL.canParse(url)) return `git+${url}${head === null ? '' : `@${head}`}`;
  return head === null ? `file:${posix.relative(`/${folder}`, '/') || '.'}` : `urn:git:commit:${head}`;
}
