import type { Format } from '../format.ts';
import { renderVsa } from '../receipt/vsa.ts';
import { refuseReceipt } from '../receipt/whole.ts';
import { backgroundOf } from '../report/background.ts';
import { renderCodeQuality } from '../report/code-quality.ts';
import { renderJson } from '../report/json.ts';
import { renderJUnit } from '../report/junit.ts';
import { renderMarkdown } from '../report/markdown.ts';
import { renderSarif } from '../report/sarif.ts';
import { renderText } from '../report/terminal.ts';
import { rulePages } from '../rule-pages.ts';
import { sha256 } from '../sha256.ts';
import { resourceOf } from './resource.ts';

/** Every value of `--format`; the first is the default. */
export const formats: readonly Format[] = [
  {
    name: 'text',
    render: ({ report, policy }, { look, rows }) =>
      renderText(report, { ...look, rows, ...(policy === undefined ? {} : { policy }) }),
  },
  {
    name: 'markdown',
    render: ({ report, rules, policy, subject }, { docsUrl, rows }) =>
      renderMarkdown(report, {
        rules,
        rows,
        docsUrl,
        repositoryUrl: null,
        reproduce: null,
        fullReport: null,
        ...(subject === undefined ? {} : { background: backgroundOf(subject) }),
        ...(policy === undefined ? {} : { policy }),
      }),
  },
  { name: 'json', render: ({ report }) => renderJson(report) },
  {
    name: 'sarif',
    render: ({ report, rules }, { docsUrl }) =>
      renderSarif(report, { docsUrl, rules, pages: rulePages(rules) }),
  },
  { name: 'junit', render: ({ report, settings }) => renderJUnit(report, settings) },
  { name: 'codequality', render: ({ report }) => renderCodeQuality(report, { digestOf: sha256 }) },
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
      const { renderCycloneDx } = await import('../receipt/cyclonedx.ts');
      return renderCycloneDx(report, now);
    },
  },
];

/** @param name as `--format` allows it */
export function formatNamed(name: string): Format {
  const format = formats.find((one) => one.name === name);
  if (format === undefined) throw new Error(`no format ${name}`);
  return format;
}
