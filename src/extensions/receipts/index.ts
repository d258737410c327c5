import { posix } from 'node:path';
import type { Environment } from '../../command.ts';
import type { Extension } from '../../extension.ts';
import type { Report } from '../../report/report.ts';
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
      async render({ report }, { now }) {
        // The library is large, and few runs need it.
        const { renderCycloneDx } = await import('./cyclonedx.ts');
        return renderCycloneDx(report, now);
      },
    },
  ],
};

/** The reviewed thing as a URI: repository and commit as the runner names them; else the commit, or the root as seen from the run. */
function resourceOf(env: Environment, { head, folder = '' }: Pick<Report, 'head' | 'folder'>): string {
  const repository = repositoryIn(env);
  if (repository !== null) return head === null ? repository : `${repository}@${head}`;
  return head === null ? `file:${posix.relative(`/${folder}`, '/') || '.'}` : `urn:git:commit:${head}`;
}

function repositoryIn({ GITHUB_SERVER_URL, GITHUB_REPOSITORY, CI_PROJECT_URL }: Environment): string | null {
  const url =
    GITHUB_SERVER_URL && GITHUB_REPOSITORY ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}` : CI_PROJECT_URL;
  return url === undefined || !URL.canParse(url) ? null : `git+${url}`;
}
