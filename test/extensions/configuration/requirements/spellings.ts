import type { PlantedFiles } from '../../../support/in-memory-revision.ts';

/* Unusual spellings of what a configuration requires, with what Terraform makes of each. */

const it = 'example.com/acme/it';
const other = 'example.com/acme/other';

/** A root module, the folder `infra`, with one entry of required_providers. It has the name of a provider that is never locked. */
function entry(value: string, name = 'terraform'): PlantedFiles {
  return { 'infra/main.tf': `terraform {\n  required_providers {\n    ${name} = ${value}\n  }\n}\n` };
}

function inJson(value: unknown, name = 'terraform'): PlantedFiles {
  return { 'infra/main.tf.json': JSON.stringify({ terraform: { required_providers: { [name]: value } } }) };
}

export function requires(source: string): string {
  return `terraform {\n  required_providers {\n    it = { source = "${source}" }\n  }\n}\n`;
}

export function call(source: string): string {
  return `module "m" {\n  source = ${source}\n}\n`;
}

function callInJson(source: string): PlantedFiles {
  return { 'infra/main.tf.json': JSON.stringify({ module: { m: { source } } }) };
}

function block(body: string): PlantedFiles {
  return { 'infra/main.tf': `${body}\n` };
}

export interface Spelling {
  readonly what: string;
  readonly files: PlantedFiles;
  /** The addresses that `terraform providers` names in the folder `infra`; `refused`: it stops with an error. */
  readonly terraform: readonly string[] | 'refused';
  /** `read`: as Terraform; `unread`: what is required counts as not known, beside what could be read. */
  readonly here: 'read' | 'unread';
}

const http = 'registry.terraform.io/hashicorp/http';

/** In required_providers. */
export const entries: readonly Spelling[] = [
  { what: 'a name', files: entry(`{ source = "${it}" }`), terraform: [it], here: 'read' },
  { what: 'a name in quotes', files: entry(`{ "source" = "${it}" }`), terraform: [it], here: 'read' },
  { what: 'a colon', files: entry(`{ source : "${it}" }`), terraform: [it], here: 'read' },
  { what: 'a name in parentheses', files: entry(`{ ("source") = "${it}" }`), terraform: [it], here: 'read' },
  {
    what: 'a name in two pairs of parentheses',
    files: entry(`{ ( ("source") ) = "${it}" }`),
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a name in parentheses with a comment',
    files: entry(`{ ( /* c */ "source") = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name in parentheses with an escape sequence',
    files: entry(`{ ("\\u0073ource") = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name in parentheses with a template',
    files: entry(`{ ("so\${""}urce") = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name with an escape sequence',
    files: entry(`{ "\\u0073ource" = "${it}" }`),
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a name as a template',
    files: entry(`{ "so\${""}urce" = "${it}" }`),
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a name as nothing but a template',
    files: entry(`{ "\${"source"}" = "${it}" }`),
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a name as a condition',
    files: entry(`{ (true ? "source" : "") = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name as a condition in a template',
    files: entry(`{ "%{ if true }source%{ endif }" = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name as a loop in a template',
    files: entry(`{ "%{ for x in ["source"] }\${x}%{ endfor }" = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name as an element of a list',
    files: entry(`{ (["source"][0]) = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name as an attribute of an object',
    files: entry(`{ ({ a = "source" }.a) = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name out of a for expression',
    files: entry(`{ ([for x in ["source"] : x][0]) = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name twice',
    files: entry(`{ source = "${other}", "source" = "${it}" }`),
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a name twice, in two spellings',
    files: entry(`{ source = "${other}", ("source") = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name twice, in two spellings, the plain one last',
    files: entry(`{ ("source") = "${other}", source = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name, and one that is a condition',
    files: entry(`{ source = "${other}", (true ? "source" : "") = "${it}" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name as a condition, where the local name implies another provider',
    files: entry(`{ (true ? "source" : "") = "${it}" }`, 'http'),
    terraform: [it],
    here: 'unread',
  },
  { what: 'a value in parentheses', files: entry(`{ source = ("${it}") }`), terraform: [it], here: 'read' },
  {
    what: 'a value as a template',
    files: entry(`{ source = "\${"${it}"}" }`),
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a value as a condition',
    files: entry(`{ source = true ? "${it}" : "" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a value as a condition in a template',
    files: entry(`{ source = "%{ if true }${it}%{ endif }" }`),
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a name that calls a function',
    files: entry(`{ (chomp("source")) = "${it}" }`),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'a name that is a variable',
    files: entry(`{ (source) = "${it}" }`),
    terraform: 'refused',
    here: 'unread',
  },
  { what: 'a name that is null', files: entry(`{ (null) = "${it}" }`), terraform: 'refused', here: 'unread' },
  {
    what: 'an object in parentheses',
    files: entry(`({ source = "${it}" })`),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'an object that is merged',
    files: entry(`merge({ source = "${it}" }, {})`),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'an object as a condition',
    files: entry(`true ? { source = "${it}" } : {}`),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'an object out of a for expression',
    files: entry(`{ for k, v in { source = "${it}" } : k => v }`),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'an object out of a list',
    files: entry(`[{ source = "${it}" }][0]`),
    terraform: 'refused',
    here: 'unread',
  },
  { what: 'a constraint in parentheses', files: entry('("1.0")', 'http'), terraform: [http], here: 'read' },
  {
    what: 'a constraint as a condition',
    files: entry('true ? "1.0" : ""', 'http'),
    terraform: [http],
    here: 'unread',
  },
  {
    what: 'a block with a name that is an expression',
    files: block(`terraform {\n  required_providers {\n    ("terraform") = { source = "${it}" }\n  }\n}`),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'a block that is dynamic',
    files: block(
      `terraform {\n  dynamic "required_providers" {\n    for_each = [1]\n    content {\n      it = { source = "${it}" }\n    }\n  }\n}`,
    ),
    terraform: 'refused',
    here: 'read',
  },
  {
    what: 'two blocks',
    files: { 'infra/main.tf': requires(it), 'infra/more.tf': requires(other).replace('it =', 'other =') },
    terraform: 'refused',
    here: 'read',
  },
  {
    what: 'a name with an escape sequence, in JSON',
    files: {
      'infra/main.tf.json': `{"terraform":{"required_providers":{"terraform":{"\\u0073ource":"${it}"}}}}`,
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a name as a template, in JSON',
    files: inJson({ '${"source"}': it }),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'a value as a template, in JSON',
    files: inJson({ source: `\${"${it}"}` }),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'an object in a list, in JSON',
    files: inJson([{ source: it }]),
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'a name twice, in JSON',
    files: {
      'infra/main.tf.json': `{"terraform":{"required_providers":{"terraform":{"source":"${other}","source":"${it}"}}}}`,
    },
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'an override with a name in parentheses',
    files: {
      'infra/main.tf': requires(other),
      'infra/x_override.tf': requires(it).replace('source', '("source")'),
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'two overrides, in the order of their bytes',
    files: {
      'infra/main.tf': requires(other),
      'infra/\u{1f600}_override.tf': requires(it),
      'infra/\uff21_override.tf': requires(other),
    },
    terraform: [it],
    here: 'read',
  },
];

/** In what else decides which providers are installed. */
export const references: readonly Spelling[] = [
  {
    what: 'a provider with an alias',
    files: block('resource "null_r" "x" {\n  provider = http.x\n}'),
    terraform: [http],
    here: 'read',
  },
  {
    what: 'a provider with a comment in its name',
    files: block('resource "null_r" "x" {\n  provider = http/**/.x\n}'),
    terraform: [http],
    here: 'unread',
  },
  {
    what: 'a provider in quotes, with a comment',
    files: block('resource "null_r" "x" {\n  provider = "/**/http.x"\n}'),
    terraform: [http],
    here: 'unread',
  },
  {
    what: 'a provider with a comment, in JSON',
    files: {
      'infra/main.tf.json': JSON.stringify({ resource: { null_r: { x: { provider: '/**/http.x' } } } }),
    },
    terraform: [http],
    here: 'unread',
  },
  {
    what: 'a resource to import, with a comment in its address',
    files: block('import {\n  to = http/**/.x\n  id = "1"\n}'),
    terraform: [http],
    here: 'unread',
  },
];

const child = { 'infra/m/main.tf': requires(it) };

/** In the sources of modules. The folder that a wrong reading finds is empty of requirements. */
export const sources: readonly Spelling[] = [
  { what: 'a path', files: { ...block(call('"./m"')), ...child }, terraform: [it], here: 'read' },
  {
    what: 'a path in parentheses',
    files: { ...block(call('("./m")')), ...child },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a path as a condition',
    files: { ...block(call('true ? "./m" : ""')), ...child },
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a path as a template, beside a folder of that name',
    files: { ...block(call(`"./\${"m"}"`)), ...child, 'infra/${"m"}/main.tf': '# empty\n' },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a path with a condition, beside a folder of that name',
    files: {
      ...block(call('"./%{ if true }m%{ endif }"')),
      ...child,
      'infra/%{if true}m%{endif}/main.tf': '# empty\n',
    },
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a path with an escaped template, beside a folder of that name',
    files: {
      ...block(call('"./%%{m}"')),
      'infra/%{m}/main.tf': requires(it),
      'infra/%%{m}/main.tf': '# empty\n',
    },
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a path with a letter in two characters',
    files: {
      ...block(call('"./e\u0301"')),
      'infra/\u00e9/main.tf': requires(it),
      'infra/e\u0301/main.tf': '# empty\n',
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a path with a letter in two characters, in JSON',
    files: {
      ...callInJson('./e\u0301'),
      'infra/\u00e9/main.tf': requires(it),
      'infra/e\u0301/main.tf': '# empty\n',
    },
    terraform: [it],
    here: 'unread',
  },
  {
    what: 'a path that an override makes a condition',
    files: {
      ...block(call('"./n"')),
      ...child,
      'infra/n/main.tf': '# empty\n',
      'infra/x_override.tf': call('true ? "./m" : ""'),
    },
    terraform: [it],
    here: 'unread',
  },
];

/** Modules below symlinked folders. The folder beside the symlink has the same name as the one that Terraform reads, and no requirement. */
export const symlinks: readonly Spelling[] = [
  {
    what: 'a module that a symlink leads to calls a neighbour',
    files: {
      ...block(call('"./s"')),
      'infra/s': { symlink: '../q/r' },
      'q/r/main.tf': call('"../m"'),
      'q/m/main.tf': requires(it),
      'infra/m/main.tf': '# empty\n',
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a module that two symlinks lead to, one of them above it, calls a neighbour of its neighbour',
    files: {
      ...block(call('"./s/t"')),
      'infra/s': { symlink: '../q' },
      'q/t': { symlink: 'u/r' },
      'q/u/r/main.tf': call('"../../m"'),
      'q/m/main.tf': requires(it),
      'infra/m/main.tf': '# empty\n',
      'm/main.tf': '# empty\n',
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a path goes up behind a symlink: that part of it is shortened first',
    files: {
      ...block(call('"./s/../m"')),
      'infra/s': { symlink: '../q/r' },
      'q/r/main.tf': '# empty\n',
      'q/m/main.tf': '# empty\n',
      'infra/m/main.tf': requires(it),
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a root module that a symlink leads to calls a neighbour',
    files: {
      infra: { symlink: 'live/real' },
      'live/real/main.tf': call('"../m"'),
      'live/m/main.tf': requires(it),
      'm/main.tf': '# empty\n',
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a module of symlinked files calls what is beside the symlinks',
    files: {
      ...block(call('"./s"')),
      'infra/s/main.tf': { symlink: '../../q/r/main.tf' },
      'q/r/main.tf': call('"../m"'),
      'q/m/main.tf': '# empty\n',
      'infra/m/main.tf': requires(it),
    },
    terraform: [it],
    here: 'read',
  },
  {
    what: 'a symlink leads out of the repository',
    files: { ...block(call('"./s"')), 'infra/s': { symlink: '../../../elsewhere' } },
    terraform: 'refused',
    here: 'unread',
  },
  {
    what: 'a symlink leads to nothing',
    files: { ...block(call('"./s"')), 'infra/s': { symlink: '../nothing' } },
    terraform: 'refused',
    here: 'unread',
  },
];
