import type { Report } from '../report/report.js';
type Finding = Report['findings'][number];
export type Fix = Finding['fix'];
export type Step = Fix[number];
export type Place = Extract<Step, { do: 'delete' }>['places'][number];
export type Command = Extract<Step, { do: 'run' }>['commands'][number];
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
