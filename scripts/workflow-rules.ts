import { isMap, isScalar, LineCounter, type Pair, parseDocument, type YAMLMap } from 'yaml';

/** What is wrong with a workflow, and in which line of its text. `rule` is the name that zizmor has for it. */
export interface Complaint {
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

type Path = readonly (string | number)[];
type Found = readonly { readonly path: Path; readonly message: string }[];
type Fields = Readonly<Record<string, unknown>>;

interface Step {
  readonly path: Path;
  /** The name of the action, without its version; empty where the step runs a script. */
  readonly action: string;
  readonly inputs: Fields;
  readonly fields: Fields;
}

interface Workflow {
  readonly root: Fields;
  readonly jobs: readonly { readonly path: Path; readonly fields: Fields }[];
  readonly steps: readonly Step[];
  /** The names of the events that start it. */
  readonly triggers: readonly string[];
  /** The comment on the line of a value. */
  readonly commentAt: (path: Path) => string;
}

const rules: Readonly<Record<string, (workflow: Workflow) => Found>> = {
  'unpinned-uses': unpinnedUses,
  artipacked,
  'template-injection': templateInjection,
  'dangerous-triggers': dangerousTriggers,
  'excessive-permissions': excessivePermissions,
  'cache-poisoning': cachePoisoning,
};

/** What the rules have to say about the text of a workflow, by line. */
export function complaintsAbout(text: string): readonly Complaint[] {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const root = fieldsOf(document.toJS());
  const jobs = Object.entries(fieldsOf(root.jobs)).map(([name, job]) => {
    return { path: ['jobs', name], fields: fieldsOf(job) };
  });
  const workflow: Workflow = {
    root,
    jobs,
    steps: jobs.flatMap(({ path, fields }) => stepsOf(fields.steps, [...path, 'steps'])),
    triggers: triggersOf(root.on),
    commentAt: (path) => {
      const node = document.getIn(path, true);
      return isScalar(node) ? (node.comment ?? '') : '';
    },
  };
  const lineAt = (path: Path): number => {
    const parent = document.getIn(path.slice(0, -1), true);
    const key = isMap(parent) ? pairOf(parent, path.at(-1))?.key : document.getIn(path, true);
    const start = (key as { range?: readonly number[] | null } | undefined)?.range?.[0] ?? 0;
    return lines.linePos(start).line;
  };
  return Object.entries(rules)
    .flatMap(([rule, check]) =>
      check(workflow).map(({ path, message }) => ({ line: lineAt(path), rule, message })),
    )
    .sort((a, b) => a.line - b.line);
}

/** A tag or branch can be moved to other code after it was looked at; a commit cannot. The version beside it is for the reader. */
function unpinnedUses({ jobs, steps, commentAt }: Workflow): Found {
  return [...jobs, ...steps].flatMap(({ path, fields }) => {
    const { uses } = fields;
    // No tag of Lockproof ever moves.
    if (typeof uses !== 'string' || /^\.\/|^lockproof\/lockproof@v\d+\.\d+\.\d+$/.test(uses)) return [];
    const pinned = uses.startsWith('docker://')
      ? /@sha256:[0-9a-f]{64}$/.test(uses)
      : /^[\w./-]+@[0-9a-f]{40}$/.test(uses);
    const place = [...path, 'uses'];
    // Forty zeros are for the reader to replace: a document cannot name a commit that comes after it.
    return pinned && (/^ v\d/.test(commentAt(place)) || uses.endsWith(`@${'0'.repeat(40)}`))
      ? []
      : [{ path: place, message: `not pinned by a full sha with its version beside it: ${uses}` }];
  });
}

/** A checkout leaves the job's token on the disk, where any later step can read it or upload it. */
function artipacked({ steps }: Workflow): Found {
  return steps
    .filter(({ action, inputs }) => action === 'actions/checkout' && !isOff(inputs['persist-credentials']))
    .map(({ path }) => ({
      path: [...path, 'uses'],
      message: 'a checkout without `persist-credentials: false`',
    }));
}

/** GitHub puts the value into the script before the shell reads it, so that a value can be a command. */
function templateInjection({ steps }: Workflow): Found {
  return steps.flatMap(({ path, action, inputs, fields }) => [
    ...injected(fields.run, [...path, 'run']),
    ...(action === 'actions/github-script' ? injected(inputs.script, [...path, 'with', 'script']) : []),
  ]);
}

function injected(script: unknown, path: Path): Found {
  return typeof script === 'string' && script.includes('${{')
    ? [{ path, message: 'an expression inside a script: hand the value over in `env`' }]
    : [];
}

/** These events run with the rights of the repository, for somebody who may have none. */
function dangerousTriggers({ root, triggers }: Workflow): Found {
  return triggers
    .filter((trigger) => trigger === 'pull_request_target' || trigger === 'workflow_run')
    .map((trigger) => ({
      path: isFields(root.on) ? ['on', trigger] : ['on'],
      message: `${trigger} runs with the rights of the repository for whoever opens a pull request`,
    }));
}

/** What a workflow is given all its jobs have, and where it says nothing they may have the rights to write everything. */
function excessivePermissions({ root, jobs }: Workflow): Found {
  const none = isFields(root.permissions) && Object.keys(root.permissions).length === 0;
  const missing = {
    path: ['name' in root ? 'name' : 'on'],
    message: 'no `permissions: {}` for the workflow',
  };
  const wide = { path: ['permissions'], message: 'permissions for all jobs: give each job its own' };
  const ofWorkflow = none ? [] : ['permissions' in root ? wide : missing];
  const ofJobs = jobs
    .filter(({ fields }) => 'permissions' in fields && !isFields(fields.permissions))
    .map(({ path, fields }) => ({
      path: [...path, 'permissions'],
      message: `name the permissions that the job needs instead of ${String(fields.permissions)}`,
    }));
  return [...ofWorkflow, ...ofJobs];
}

/** Any workflow of the branch can write to the cache, so what a release takes from there is not what was reviewed. */
function cachePoisoning({ root, steps, triggers }: Workflow): Found {
  const push = fieldsOf(fieldsOf(root.on).push);
  const publishes =
    triggers.includes('release') ||
    'tags' in push ||
    steps.some(({ fields }) => /\b(?:npm publish|gh release)\b/.test(String(fields.run ?? '')));
  if (!publishes) return [];
  return steps
    .filter(({ action, inputs }) => restoresCache(action, inputs))
    .map(({ path, action }) => ({
      path: [...path, 'uses'],
      message: `${action} restores a cache in a workflow that publishes`,
    }));
}

function restoresCache(action: string, inputs: Fields): boolean {
  switch (action) {
    case 'actions/cache':
    case 'actions/cache/restore':
      return true;
    case 'actions/setup-node':
      return 'cache' in inputs || !isOff(inputs['package-manager-cache']);
    case 'actions/setup-go':
      return !isOff(inputs.cache);
    default:
      return /^actions\/setup-/.test(action) && 'cache' in inputs && !isOff(inputs.cache);
  }
}

function stepsOf(steps: unknown, path: Path): readonly Step[] {
  if (!Array.isArray(steps)) return [];
  return steps.map(fieldsOf).map((fields, index) => {
    const [action = ''] = String(fields.uses ?? '')
      .toLowerCase()
      .split('@');
    return { path: [...path, index], action, inputs: fieldsOf(fields.with), fields };
  });
}

function triggersOf(on: unknown): readonly string[] {
  if (typeof on === 'string') return [on];
  return Array.isArray(on) ? on.map(String) : Object.keys(fieldsOf(on));
}

function pairOf(map: YAMLMap, name: unknown): Pair | undefined {
  return map.items.find(({ key }) => (isScalar(key) ? key.value : key) === name);
}

function isOff(value: unknown): boolean {
  return value === false || value === 'false';
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {};
}
