import type { Extension } from '../../extension.ts';
import { rulePage } from '../../rule-pages.ts';
import { sha256 } from '../../sha256.ts';
import { renderCodeQuality } from './code-quality.ts';
import { renderJUnit } from './junit.ts';
import { renderSarif } from './sarif.ts';
import { renderWorkflowCommands } from './workflow-commands.ts';

/** Findings in the forms that other programs show: SARIF, JUnit, GitLab's Code Quality, and GitHub's annotations. */
export const formats: Extension = {
  name: 'formats',
  formats: [
    {
      name: 'sarif',
      render: ({ report, rules }, { docsUrl }) => renderSarif(report, { docsUrl, rules, pageOf: rulePage }),
    },
    { name: 'junit', render: ({ report, settings }) => renderJUnit(report, settings) },
    { name: 'github', render: ({ report }) => renderWorkflowCommands(report) },
    { name: 'codequality', render: ({ report }) => renderCodeQuality(report, { digestOf: sha256 }) },
  ],
};
