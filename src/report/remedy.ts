import { distinct } from '../distinct.ts';
import { shellPath, shellWord } from '../errors.ts';
import type { Finding } from '../finding/finding.ts';
import { type Command, type Fix, forEachPlatform, type Place, type Step } from '../finding/fix.ts';
import { listed, nameForTool, providerName } from '../finding/sentence.ts';
import { folderOf } from '../paths.ts';
import { coreSettings } from '../policy/settings.ts';
import { sharedFileIn } from '../policy/text-kinds.ts';
import { safeAddress } from '../rules/acceptance.ts';

/* A fix in words. A value that may have a meaning for a shell is in no command. */

/** A fix as prose and the commands to copy; with commands the prose ends in a colon. */
export interface Remedy {
  readonly prose: string;
  /** The prose in parts where a reader chooses one of several ways; else empty. */
  readonly ways: readonly string[];
  readonly commands: readonly string[];
  /** One command that does the same, where there is one. */
  readonly lock: string | null;
  /** The platforms that this command takes, where Terraform's has a place for them. */
  readonly takes: string;
  /** More than one provider or folder is concerned. */
  readonly isMany: boolean;
  /** How many of the commands a reader sees at once: few, or those of the first folder. */
  readonly open: number;
  /** `Then commit the lock file.`; empty where no command writes one. */
  readonly after: string;
}

/** The places where a suggestion deletes the line of a hash, and where a reader finds it. */
export interface OneClick {
  readonly at: (place: Place) => boolean;
  /** `below`: in the same text; `beside the line`: in a review comment. */
  readonly where: 'below' | 'beside the line';
}

const nowhere: OneClick = { at: () => false, where: 'below' };

export function remedySentence(fix: Fix): string {
  const { prose, commands } = remedyOf(fix);
  return [prose, commands.join('; ')].filter((text) => text !== '').join(' ');
}

/** @param oneClick how a reader may delete the line of a hash with one click; left out: in no way @param canLock `lockproof lock` repairs it */
export function remedyOf(fix: Fix, oneClick: OneClick = nowhere, canLock = false): Remedy {
  const runs = fix.flatMap((step) => (step.do === 'run' ? step.commands : []));
  const folders = Map.groupBy(runs, ({ folder }) => folder);
  const isSeveral = folders.size > 1 || runs.some(({ providers }) => providers.length > 1);
  const isMany = canLock && isSeveral && lockCommand(runs) !== null;
  // Before one command for all, or before a line of the restored file is deleted.
  const isApart = ({ do: action }: Step, at: number) =>
    action === 'restore' && (isMany || fix.slice(at).some((later) => later.do === 'delete'));
  const each = fix.flatMap((step, at) => {
    if (step.do === 'restore') return isApart(step, at) ? [] : checkOut(step);
    if (step.do === 'move') {
      const ways = [step.from, step.to];
      return ways.every((path) => safeFolder.test(path)) ? [`git mv ${asWords(ways)}`] : [];
    }
    // One of a step with open platforms has a place for them, too.
    const open = isOpen(step) ? ['OS_ARCH'] : [];
    const isBare = (one: Command) => one.subcommand === 'providers lock' && one.platforms.length === 0;
    const all = step.do === 'run' ? step.commands : [];
    return all.flatMap((one) => commandText(isBare(one) ? { ...one, platforms: open } : one));
  });
  // Without the entry of the base, the command after it would take the newest version.
  const isChain = each.length > 1 && fix.some((step) => step.do === 'restore' && step.lines !== undefined);
  const commands = isChain ? [each.join(' && ')] : each;
  const clauses: string[] = [];
  for (const [at, step] of fix.entries()) {
    const words = isMany && step.do === 'run' ? runAtRoot : actionWords(step, oneClick);
    const own = `${words}${isOpen(step) ? `, ${isMany ? withFlags : forEachPlatform}` : ''}`;
    const apart = isApart(step, at) && step.do === 'restore' ? checkOut(step) : [];
    const clause = clauseOf(step, [own, ...apart.map((command) => `(\`${command}\`)`)].join(' '));
    if (clause === '') continue;
    const isWay = clauses.length === 0 || step.when?.startsWith('if ');
    clauses.push(isWay ? clause : `${clauses.pop()}${jointBefore(step)}${clause}`);
  }
  const prose = `${clauses.map(sentence).join('. ')}${commands.length > 0 ? ':' : '.'}`;
  const [first = []] = folders.values();
  const isSaid = commands.length === 0 || prose.includes('commit the lock file');
  // Without a platform, `lockproof lock` takes those that other entries of the file have.
  const isTold = canLock && runs.some(({ platforms }) => platforms.length > 1);
  const isTaken = !isTold && !isMany && folders.size === 1 && fix.some(isOpen);
  const lock = lockCommand(isTaken ? runs.map((one) => ({ ...one, platforms: [] })) : runs);
  const before = canLock ? [] : commands.map((one) => one.replace(' -platform=OS_ARCH', ''));
  const files = Math.max(folders.size, ...fix.map((step) => (step.do === 'restore' ? step.paths.length : 1)));
  return {
    prose,
    ways: commands.length > 0 || clauses.length < 3 ? [] : clauses.map((clause) => `${sentence(clause)}.`),
    commands,
    lock: lock !== null && (canLock || isTaken) ? [...before, lock].join(' && ') : null,
    takes: isTaken ? ', if other entries of the file have these platforms,' : '',
    isMany,
    open: commands.length > commandsOpen ? first.length : commands.length,
    after: isSaid ? '' : `Then commit the lock ${files > 1 ? 'files' : 'file'}.`,
  };
}

/** Everything that is to be added to the policy in one block, because a key may be there only once; and one for each list that it has already. */
export function acceptancesOf(findings: readonly Pick<Finding, 'rule' | 'fix'>[]) {
  const isOne = new Set(findings.map(({ rule }) => rule)).size === 1;
  const told = findings.flatMap(({ rule, fix }) =>
    fix.flatMap((step) => (step.do === 'accept' ? { ...step, rule, isRepaired: fix.some(isRepair) } : [])),
  );
  const isPart = told.length > 1 && told.some(({ isRepaired }) => isRepaired);
  const instead = !isPart && told[0]?.isRepaired ? ' instead' : '';
  return [...Map.groupBy(told, ({ isBegun, key }) => (isBegun ? key : ''))].map(([begun, same]) => {
    const [ends, [file = '']] = [distinct(same.map(({ until = '' }) => until)), same.map((one) => one.file)];
    const end = ends.length === 1 && ends[0] ? ` until ${ends[0]}` : '';
    const what = isOne ? 'it' : listed(distinct(same.map(({ rule }) => rule)), 3);
    const where =
      begun === ''
        ? 'to'
        : `at the end of "${begun}" (one item per line, indented like the others, no brackets) in`;
    const base = sharedFileIn(file) === null ? ' on the base branch' : '';
    const lines = [...Map.groupBy(same, ({ key }) => key)].flatMap(([key, some]) => [
      ...(key === begun ? [] : [`${key}:`]),
      ...distinct(some.flatMap(({ items }) => items)).map((item) => `  - ${item.replaceAll('\n', '\n    ')}`),
    ]);
    const reason = ends.some((until) => until !== '') ? ' with your reason' : '';
    const words = `To accept ${what}${instead}${end}, add this${reason}${isPart ? ', without what you repaired,' : ''} ${where} ${file}${base}${separately}:`;
    return { words, lines: lines.flatMap((line) => line.split('\n')) };
  });
}

const isRepair = ({ do: action }: Step): boolean => /^(?:delete|restore|run)$/.test(action);

const isOpen = (step: Step): boolean =>
  step.do === 'run' && step.commands.some(({ platforms }) => platforms.includes('OS_ARCH'));

const foldersNamed = 3;

/** `null` unless each command names what it locks, and can be printed. */
function lockCommand(runs: readonly Command[]): string | null {
  const locks = runs.filter(({ subcommand }) => subcommand !== 'get');
  const isLock = ({ subcommand, providers }: Command) =>
    subcommand === 'providers lock' && providers.length > 0;
  if (locks.length === 0 || !locks.every((one) => isLock(one) && commandText(one).length > 0)) return null;
  const folders = distinct(locks.map(({ folder }) => shellPath(folder || '.')));
  const platforms = distinct(locks.flatMap((command) => command.platforms.filter(isNamed))).toSorted();
  return [
    'lockproof lock',
    ...platforms.map((name) => `--platform ${name}`),
    ...(folders.length > foldersNamed ? [] : folders),
  ].join(' ');
}

const separately = ', in a separate pull request';

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

function jointBefore({ do: action, when }: Step): string {
  if (when === 'or') return ', ';
  return (action === 'run' || action === 'move') && when === undefined ? ', then ' : '; ';
}

const withFlags = forEachPlatform.replace('-platform=', '--platform ');

const runAtRoot = 'run this once at the root of the repository, and commit the lock files';

function clauseOf(step: Step, clause: string): string {
  if (step.when === undefined) return clause;
  if (step.when.startsWith('and ')) return `${clause} ${step.when}`;
  // `or` and `otherwise` need no comma.
  if (!step.when.includes(' ')) return `${step.when} ${clause}`;
  return step.do === 'run-again' ? `${clause} ${step.when}` : `${step.when}, ${clause}`;
}

function actionWords(step: Step, oneClick: OneClick): string {
  switch (step.do) {
    case 'delete':
      return `delete ${whatToDelete(step, clickWords(step, oneClick))}`;
    case 'restore':
      return step.what === 'entry' && step.commit !== undefined && step.lines === undefined
        ? 'copy the entry back from the file of the base branch'
        : `restore ${step.what === 'file' && step.paths.length > 1 ? 'the files' : restorable[step.what]} from the base branch`;
    case 'move':
      return `move it to ${folderOf(step.to) || 'the root of the repository'}`;
    case 'run':
      return runWords(step);
    case 'set':
      return settingWords(step);
    case 'accept':
      return '';
    case 'run-again':
      return 're-run the check';
    case 'ask-publisher':
      return `ask the publisher of ${providerName(step.provider)} ${step.question}`;
    case 'consider':
      return step.advice;
  }
}

const restorable = { file: 'the file', entry: 'the entry', hashes: 'the list of hashes', h1: 'the h1 lines' };

/** More commands than this are counted, and folded. */
const commandsOpen = 5;

const linesNamed = 6;

/** By name first: every line that goes moves those below it, and the next finding may be about one of them. */
function whatToDelete({ what, places }: Extract<Step, { do: 'delete' }>, click: string): string {
  const lines = distinct(places.map(({ line }) => line).toSorted((a, b) => a - b)).map(String);
  const oneFile = new Set(places.map(({ path }) => path)).size === 1;
  const named = deletable[what][places.length === 1 ? 0 : 1];
  if (!oneFile || lines.length > linesNamed)
    return `${named} at the lines named above${click && ` (${click})`}`;
  const where = `line${lines.length === 1 ? '' : 's'} ${listed(lines, linesNamed)}`;
  return `${named} (${[where, click].filter((text) => text !== '').join(', ')})`;
}

const deletable = {
  hash: ['this hash', 'these hashes'],
  hashes: ['the whole list of hashes', 'each whole list of hashes'],
  entry: ['the entry', 'each entry'],
} as const;

/** Says only what the reader will find: a suggestion beside every line, beside some, or none. */
function clickWords({ what, places }: Extract<Step, { do: 'delete' }>, { at, where }: OneClick): string {
  const offered = what === 'hash' ? places.filter(at).length : 0;
  if (offered === 0) return '';
  if (where === 'below') return 'or accept the suggestion below';
  const line =
    offered < places.length ? 'where a line has one' : places.length > 1 ? 'on each line' : 'on that line';
  return `or accept the suggestion ${line} under "Files changed"`;
}

function runWords(step: Extract<Step, { do: 'run' }>): string {
  const { commands } = step;
  const untold = commands.filter((command) => commandText(command).length === 0);
  if (untold.length === 0) return 'run';
  const folders = distinct(untold.map(({ folder }) => folder || 'the root of the repository'));
  if (untold.length < commands.length) return `run, and the same in ${listed(folders, linesNamed)}`;
  const names = distinct(commands.map(({ tool, subcommand }) => `"${tool} ${subcommand}"`));
  const what = commands.at(-1)?.providers.length === 0 ? '' : 'for this provider ';
  return `run ${names.join(', then ')} ${what}in the folder of the lock file`;
}

function settingWords({ how, setting, value, file, flag }: Extract<Step, { do: 'set' }>): string {
  const what = {
    set: `set "${setting}: ${value}"`,
    add: `add ${value ?? 'it'} to "${setting}"`,
    raise: `raise "${setting}"${value === null ? '' : ` to ${value}`}`,
    change: `change "${setting}"`,
  }[how];
  if (file !== null) return `${what} in ${file}${separately}`;
  const isAlsoInPolicy = coreSettings.some(
    ({ name, places }) => name === setting && places.includes('policy'),
  );
  if (flag !== true)
    return `${what} in the workflow${isAlsoInPolicy ? ', or in the policy in a separate pull request' : ''}`;
  const isSwitch = how === 'set' && value === 'true';
  const use = `use --${setting}${value === null || isSwitch ? '' : ` ${value}`}`;
  return isAlsoInPolicy ? `${use}, or ${what} in the policy` : use;
}

export const safeFolder = /^[A-Za-z0-9_.,+@%/' -]+$/;

function checkOut({ what, commit, from, paths, lines }: Extract<Step, { do: 'restore' }>): readonly string[] {
  if (commit === undefined || !/^[0-9a-f]{40,64}$/.test(commit)) return [];
  if (![from ?? [], paths].flat().every((path) => safeFolder.test(path))) return [];
  // If git lacks the commit, as in a shallow clone, nothing is written.
  if (what === 'file' && from !== undefined)
    return [`git checkout ${commit} -- ${asWords([from])} && git mv -f ${asWords([from, ...paths])}`];
  if (what === 'file') return [`git checkout ${commit} -- ${asWords(paths)}`];
  // A file may have no newline at its end.
  const cut = lines ? ` | (echo; sed -n ${lines.join(',')}p | grep .) >> ` : null;
  const into = (path: string) => (cut === null ? '' : `${cut}${shellPath(path)}`);
  return paths.map((path) => `git show ${shellWord(`${commit}:${from ?? path}`)}${into(path)}`);
}

const asWords = (paths: readonly string[]): string => paths.map(shellPath).join(' ');

const isNamed = (name: string): boolean => /^\w{1,65}$/.test(name);

/** The command from the root of the repository; empty where a name in it is not safe in a shell. */
function commandText({ tool, subcommand, folder, providers, platforms }: Command): readonly string[] {
  if (!providers.every((address) => safeAddress.test(address) && address.length < 128)) return [];
  if (folder !== '' && !safeFolder.test(folder)) return [];
  return [
    [
      tool,
      ...(folder === '' ? [] : [`-chdir=${shellWord(folder)}`]),
      subcommand,
      ...platforms.filter(isNamed).map((name) => `-platform=${name}`),
      ...providers.map(nameForTool),
    ].join(' '),
  ];
}
