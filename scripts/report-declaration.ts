import { z } from 'zod';
import { extensions } from '../src/extensions/index.ts';
import { reportSchema } from '../src/report/report.ts';

/* The type of the report for users of the library, who have neither the schema nor the library that its types are inferred by. */

type Schema = z.core.JSONSchema._JSONSchema;

/** The declarations of the files with schemas of the report, by their paths. */
export function reportDeclarations(): ReadonlyMap<string, string> {
  const importsReport =
    "import type { Report } from '../report/report.js';\ntype Finding = Report['findings'][number];\n";
  return new Map([
    ['report/report.d.ts', reportDeclaration()],
    [
      'finding/fix.d.ts',
      `${importsReport}export type Fix = Finding['fix'];
export type Step = Fix[number];
export type Place = Extract<Step, { do: 'delete' }>['places'][number];
export type Command = Extract<Step, { do: 'run' }>['commands'][number];
export type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T;
`,
    ],
    ['finding/sentence.d.ts', `${importsReport}export type Sentence = NonNullable<Finding['said']>;\n`],
  ]);
}

/** A declaration of `Report`, with what the schema says about each field. */
function reportDeclaration(): string {
  const schema = z.toJSONSchema(reportSchema(extensions.flatMap(({ fields = [] }) => fields)), {
    io: 'output',
    target: 'draft-7',
  });
  return `/** The JSON report. */
export interface Report ${typeOf(schema, '')}
export type ReportedChange = Report['changes'][number];
export type ReportedFinding = Report['findings'][number];
export type ChangeBackground = NonNullable<ReportedChange['background']>;
/** Fields of an extension, with their schemas. */
export interface ReportFields {
    readonly report?: Readonly<Record<string, unknown>>;
    readonly change?: Readonly<Record<string, unknown>>;
}
`;
}

function typeOf(schema: Schema, indent: string): string {
  if (typeof schema === 'boolean') return 'unknown';
  const { const: constant, enum: values, anyOf, oneOf, type, items, properties } = schema;
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one }, indent)).join(' | ');
  const choices = anyOf ?? oneOf;
  if (choices !== undefined) return choices.map((choice) => typeOf(choice, indent)).join(' | ');
  if (constant !== undefined || values !== undefined)
    return (values ?? [constant]).map((value) => JSON.stringify(value)).join(' | ');
  if (Array.isArray(items)) return `readonly [${items.map((one) => typeOf(one, indent)).join(', ')}]`;
  if (typeof items === 'object') return `ReadonlyArray<${typeOf(items, indent)}>`;
  if (properties === undefined) return type === 'integer' ? 'number' : (type ?? 'unknown');
  const inner = `${indent}    `;
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    ...(typeof field === 'object' && field.description ? [`${inner}/** ${field.description} */`] : []),
    `${inner}readonly ${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(field, inner)};`,
  ]);
  return ['{', ...fields, `${indent}}`].join('\n');
}
