import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Ajv, type ErrorObject } from 'ajv';
import { buildSchema, execute, type GraphQLSchema, parse, validate } from 'graphql';
import type { LoggedRequest } from '../github-double/world.ts';

/** `scripts/github-descriptions.ts` writes these excerpts of GitHub's own descriptions of its REST API. */
export type Edition = 'github.com' | 'ghes-3.17';

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation | null>>>>;
  readonly components: { readonly parameters: Readonly<Record<string, Parameter>> };
}

interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required?: boolean };
  readonly responses: Readonly<Record<string, unknown>>;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
}

/** The package exports it only together with a copy in JSON of 5 MB. */
const officialSchema = resolve(
  import.meta.dirname,
  '../../../node_modules/@octokit/graphql-schema/schema.graphql',
);
const editions = new Map<Edition, { readonly description: Description; readonly ajv: Ajv }>();

function edition(name: Edition) {
  const known = editions.get(name);
  if (known !== undefined) return known;
  const path = join(import.meta.dirname, `${name}.json`);
  const description = JSON.parse(readFileSync(path, 'utf8')) as Description;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema(description, name);
  const fresh = { description, ajv };
  editions.set(name, fresh);
  return fresh;
}

let schema: GraphQLSchema | null = null;

function graphQLSchema(): GraphQLSchema {
  schema ??= buildSchema(readFileSync(officialSchema, 'utf8'), { assumeValidSDL: true });
  return schema;
}

/** Where a request or its answer is not what GitHub describes; one line each. */
export function deviationsOf(logged: LoggedRequest, name: Edition = 'github.com'): readonly string[] {
  const found = logged.path === '/graphql' ? ofGraphQL(logged) : ofRest(logged, name);
  return found.map((each) => `${logged.method} ${logged.path}: ${each}`);
}

function ofRest(
  { method, path, query, body, status, reply }: LoggedRequest,
  name: Edition,
): readonly string[] {
  const { description, ajv } = edition(name);
  const template = Object.keys(description.paths).find((each) => matches(each, path));
  const verb = method.toLowerCase();
  const operation = template === undefined ? null : (description.paths[template]?.[verb] ?? null);
  if (template === undefined || operation === null) return ['there is no such operation'];
  const place = `${name}#/paths/${pointer(template)}/${verb}`;
  const check = (what: string, at: string, value: unknown): readonly string[] => {
    const test = ajv.compile({ $ref: `${place}${at}` });
    return test(value) ? [] : (test.errors ?? []).map((error) => `${what}${words(error)}`);
  };
  const known = (operation.parameters ?? []).map((each) => parameterOf(each, description));
  const unknown = [...query.keys()].filter(
    (key) => !known.some((parameter) => parameter.in === 'query' && parameter.name === key),
  );
  const sent =
    operation.requestBody === undefined
      ? []
      : check('request', '/requestBody/content/application~1json/schema', body);
  // The description has only JSON, and the page of this operation a media type for the sha alone.
  const isSha =
    /\.sha\b/.test(reply.headers?.['content-type'] ?? '') && /^[0-9a-f]{40}$/.test(String(reply.body));
  return [
    ...unknown.map((key) => `there is no parameter ${key}`),
    ...sent,
    ...(status < 300 && !isSha
      ? check('answer', `/responses/${status}/content/application~1json/schema`, reply.body)
      : []),
  ];
}

function matches(template: string, path: string): boolean {
  return new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path);
}

function pointer(key: string): string {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}

function parameterOf(
  parameter: Parameter | { readonly $ref: string },
  { components }: Description,
): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (found === undefined) throw new Error(`${parameter.$ref} is not in the excerpt`);
  return found;
}

function words({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`;
}

/** Executes the query with the answer as its data: what the schema does not allow fails, and what was not asked for is lost. */
function ofGraphQL({ body, status, reply }: LoggedRequest): readonly string[] {
  const { query, variables } = body as {
    readonly query: string;
    readonly variables?: Record<string, unknown>;
  };
  const document = parse(query);
  const wrong = validate(graphQLSchema(), document).map(({ message }) => message);
  if (wrong.length > 0 || status !== 200) return wrong;
  const { data, errors } = reply.body as { readonly data?: unknown; readonly errors?: readonly object[] };
  if (data == null) return errors === undefined ? ['neither data nor errors'] : [];
  const result = execute({
    schema: graphQLSchema(),
    document,
    rootValue: data,
    ...(variables === undefined ? {} : { variableValues: variables }),
    fieldResolver: (source: Record<string, unknown>, _args, _context, info) => source[info.path.key],
    typeResolver: (value: Record<string, unknown>, _context, { fieldName }) =>
      typeof value.__typename === 'string' ? value.__typename : typeAt(fieldName, value),
  });
  if (result instanceof Promise) return ['the answer is not there'];
  const said = (result.errors ?? []).map(({ message }) => message);
  if (said.length > 0 && errors === undefined) return said;
  const same = isDeepStrictEqual(JSON.parse(JSON.stringify(result.data ?? null)), data);
  return same || errors !== undefined ? [] : ['the answer has something that was not asked for'];
}

/** The double names no type that was not asked for. */
function typeAt(field: string, value: Readonly<Record<string, unknown>>): string {
  if (field === 'target') return 'Commit';
  return 'text' in value || 'byteSize' in value ? 'Blob' : 'Tree';
}
