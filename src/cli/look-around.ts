import { publicRegistries } from '../address/address.ts';
import { quoted } from '../errors.ts';
import { isOfFiles } from '../hash.ts';
import { Patience } from '../hcl/convert.ts';
import { parseLockFile } from '../lockfile/read.ts';
import { readText } from '../policy/kind.ts';
import { platform } from '../policy/platforms.ts';
import { tokenNameOf } from '../rules/not-asked.ts';
import { isLockFileName, type PathTest } from '../source/glob.ts';
import { contentIn, type RevisionTree } from '../source/revision-tree.ts';
import { docsUrl } from '../tool.ts';

/** A repository may have any number of files, of any size, that name anything. */
const most = { files: 1000, names: 20, bytes: 1024 * 1024 };

const workflow = /^\.github\/workflows\/[^/]+\.ya?ml$/;
const script = /(?:^|\/)(?:[^/]+\.sh|[Mm]akefile|justfile|Taskfile\.ya?ml)$/;

/** A tool, the path and the text by which a file shows that it is in use, and its recipe. */
const signs: readonly (readonly [what: string, path: RegExp, text: RegExp, recipe: string])[] = [
  ['Terragrunt', /(?:^|\/)terragrunt\.hcl$/, /^/, 'terragrunt.md'],
  ['Renovate', /^(?:(?:\.git(?:hub|lab)\/)?renovate\.json5?|\.renovaterc(?:\.json5?)?)$/, /^/, 'bots.md'],
  ['Dependabot', /^\.github\/dependabot\.ya?ml$/, /-ecosystem: *["']?(terraform|opentofu)/, 'bots.md'],
  ['a merge queue', workflow, /^[^#\n]*\bmerge_group\b/m, 'required-check.md'],
];

export interface Surroundings
  extends Readonly<Record<'registries' | 'platforms' | 'tools' | 'reasons', readonly string[]>> {
  /** The numbers of h1 of the entries of the lock files. */
  readonly h1Counts: readonly number[];
}

/** Suggests what the policy should list, and why: "found X, so Y". Only plain names count: files are hostile. */
export async function lookAround(tree: RevisionTree): Promise<Surroundings> {
  const reasons: string[] = [];
  const paths = [...(tree.whole?.keys() ?? [])];
  const collect = async (
    isPlace: PathTest,
    namesIn: (text: string, path: string) => readonly string[],
    so: (name: string) => string,
  ): Promise<readonly string[]> => {
    const found = new Map<string, string>();
    for (const path of paths.filter(isPlace).slice(0, most.files)) {
      // A file that cannot be read proposes nothing; a review says why.
      const content = await contentIn(tree, path).catch(() => null);
      if (content?.kind !== 'file' || content.bytes.length > most.bytes) continue;
      for (const name of namesIn(new TextDecoder().decode(content.bytes), path))
        if (!found.has(name)) found.set(name, path);
    }
    const shown = [...found].slice(0, most.names);
    reasons.push(...shown.map(([name, path]) => `found ${name} (${quoted(path)}), so ${so(name)}`));
    if (found.size > most.names) reasons.push(`found ${found.size - most.names} more, so look at them too`);
    return shown.map(([name]) => name);
  };
  const patience = new Patience();
  const h1Counts: number[] = [];
  const hosts = await collect(
    isLockFileName,
    (text, path) => {
      const providers = parseLockFile(text, { path, patience }).lockFile?.providers ?? [];
      h1Counts.push(...providers.map(({ hashes }) => hashes.filter(isOfFiles).length));
      const hosts = providers.map(({ address }) => address.split('/', 1).join());
      return hosts.filter((host) => !publicRegistries.includes(host));
    },
    (host) =>
      isPlain(host)
        ? `"registries" lists it: remove it unless you trust it. A token for it goes into ${tokenNameOf(host)}`
        : 'look closely at the name before you add it to "registries"',
  );
  // By the commands that lock for them: an h1 does not say which platform it is for.
  const platforms = await collect(
    (path) => script.test(path) || workflow.test(path),
    (text) =>
      (/\bproviders lock\b/.test(text) ? [...text.matchAll(/-platform[= ]["']?(\w+)/g)] : [])
        .map(([, name = '']) => name)
        .filter((name) => readText(platform, name).kind === 'value'),
    () => 'the policy requires this platform',
  );
  const tools: string[] = [];
  for (const [what, place, pattern, recipe] of signs) {
    const named = (text: string) => (pattern.test(text) ? [what] : []);
    const see = () => `see ${docsUrl}/recipes/${recipe}`;
    tools.push(...(await collect((path) => place.test(path), named, see)));
  }
  return { registries: hosts.filter(isPlain), platforms, tools, reasons, h1Counts };
}

/** A name that people can read, and no IP address. */
function isPlain(host: string): boolean {
  return /^(?:(?!xn--)[a-z0-9-]+\.)+[a-z]{2,}$/.test(host);
}
