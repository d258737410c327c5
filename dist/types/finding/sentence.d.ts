import type { Report } from '../report/report.js';
type Finding = Report['findings'][number];
export type Sentence = NonNullable<Finding['said']>;
