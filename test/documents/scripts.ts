import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Block } from './blocks.ts';

/** Something that a reader hands to a shell: a block of commands, or the commands of a job. */
export interface Script {
  /** `docs/recipes/gitlab.md:7` */
  readonly place: string;
  readonly document: string;
  /** Commands for a person, which follow each other on a page; a job of a CI system has a clone of its own. */
  readonly forPerson: boolean;
  readonly text: string;
}

export const shells: readonly string[] = ['sh', 'bash', 'console', 'powershell', 'shell', 'zsh'];

/** A call of Lockproof: by its name, or by the file of a clone. */
const call = /(?:^|[\s"'(;|&])(?:lockproof|node \S*\bdist\/cli\.js"?) [a-z]/m;

/** A block of commands for real Terraform, and for nothing else. */
export function isForTerraform({ language, text }: Block): boolean {
  return shells.includes(language) && /^(?:terraform .*\n)+$/.test(text);
}

/** Commands of a person that ask GitHub. A double of `gh` answers them. */
export function isForGithub({ language, text, notRun }: Block): boolean {
  return shells.includes(language) && notRun === null && /^ *gh /m.test(text);
}

/** How one clones Lockproof, and makes it a command. */
export function isForCloning({ language, text, notRun }: Block): boolean {
  const clones = text.startsWith('git clone ') && !text.includes('0'.repeat(40));
  return shells.includes(language) && notRun === null && clones;
}

/** The scripts of a block that call Lockproof, as they are in the file. */
export function scriptsIn({ document, line, language, text }: Block): readonly Script[] {
  const place = `${document}:${line}`;
  if (shells.includes(language)) return call.test(text) ? [{ place, document, forPerson: true, text }] : [];
  if (language !== 'yaml') return [];
  const jobs = scriptsOfYaml(parseDocument(text).contents);
  return jobs.map((script) => ({ place, document, forPerson: false, text: script }));
}

/** A list of texts with a call is one script, line by line, as CI systems run it; so is a single text with one. */
function scriptsOfYaml(node: unknown): readonly string[] {
  if (isMap(node)) return node.items.flatMap(({ value }) => scriptsOfYaml(value));
  if (isSeq(node)) {
    const texts = node.items.map((item) =>
      isScalar(item) && typeof item.value === 'string' ? item.value : null,
    );
    const whole = texts.filter((text) => text !== null);
    return whole.length === texts.length && whole.some((text) => call.test(text))
      ? [whole.join('\n')]
      : node.items.flatMap(scriptsOfYaml);
  }
  return isScalar(node) && typeof node.value === 'string' && call.test(node.value) ? [node.value] : [];
}
