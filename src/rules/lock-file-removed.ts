import { consider, type Fix, restore, type Step } from '../finding/fix.ts';
import { type Sentence, say } from '../finding/sentence.ts';
import { isEmptied } from '../subject/fate.ts';
import { placeOf } from '../subject/required-entry.ts';
import type { ReviewedFile, RootModuleFate } from '../subject/subject.ts';
import { aboutFile, type Rule, type RuleFinding } from './rule.ts';

/** Without entries Terraform takes the newest version that the constraints allow and checks no hash (T44, T60). */
export const lockFileRemoved: Rule = {
  slug: 'lock-file-removed',
  severity: 'error',
  meaning: 'A lock file that the change removes, or leaves without any entry.',
  ofMerge: true,
  headline: ({ who, is }) => `${who} ${is} gone`,
  check({ files }) {
    return files.flatMap((file) => {
      const { revision } = file;
      if (revision.head.kind === 'missing') return removal(file, 'The lock file was removed', revision.path);
      if (isEmptied(file)) return removal(file, 'The lock file has no entry left', revision.path);
      return revision.previousPath === undefined ? [] : departure(file, revision.previousPath);
    });
  },
};

function removal(file: ReviewedFile, what: string, path: string): readonly RuleFinding[] {
  const { weight, story, fix } = judgementOf(file.fate, file, path);
  return [aboutFile(path, { ...weight, message: say`${what}${story}.`, fix })];
}

/** Git sees a rename; a root module that has lost its lock file by it sees none. */
function departure(file: ReviewedFile, path: string): readonly RuleFinding[] {
  const { fate, revision } = file;
  switch (fate?.kind) {
    case 'gone':
    case 'never-was':
    case 'behind-link':
    case 'needs-nothing':
      return [];
    case 'left-behind': {
      const { weight, story, fix } = judgementOf(fate, file, path);
      return [
        aboutFile(path, { ...weight, message: say`The lock file went to ${revision.path}${story}.`, fix }),
      ];
    }
    case 'stays':
    case 'child':
    case 'unlocked-child':
    case undefined: {
      const { weight, story, fix } = judgementOf(fate, file, path);
      const message = say`The lock file moved to ${revision.path}, and as far as can be seen its root module did not${story}.`;
      return [aboutFile(path, { ...weight, message, fix })];
    }
  }
}

interface Judgement {
  readonly weight: Pick<RuleFinding, 'severity' | 'standard'>;
  /** The end of the sentence. */
  readonly story: Sentence;
  readonly fix: Fix;
}

function judgementOf(fate: RootModuleFate | undefined, file: ReviewedFile, path: string): Judgement {
  const put = (when: string): Step => ({ ...restore('file', path), when });
  switch (fate?.kind) {
    case 'gone':
      return {
        weight: { severity: 'notice' },
        story: say`, and its folder has no configuration any more`,
        fix: [
          consider('move its lock file too', 'if the module moved'),
          put('if Terraform still runs there'),
        ],
      };
    case 'left-behind':
      return {
        weight: {},
        story: say`, and its root module went to ${fate.folder || 'the root of the repository'} without it: ${consequence(file)}`,
        fix: [
          consider(`take its lock file along to ${fate.folder || 'the root of the repository'}`),
          consider('a maintainer may merge over this finding', 'if it is another module'),
        ],
      };
    case 'needs-nothing':
      return {
        weight: { severity: 'notice' },
        story: say`, and the configuration in its folder requires no provider`,
        fix: [put('if Terraform needs one there')],
      };
    case 'behind-link':
      return {
        weight: { severity: 'notice' },
        story: say`, and at its path Terraform now finds ${fate.path} through a symlink`,
        fix: [put('if that is not intended')],
      };
    case 'never-was':
      return {
        weight: { standard: 'warning' },
        story: say`; its folder had no configuration before the change and has none after it`,
        fix: [put('if a tool writes configuration there')],
      };
    case 'child':
      return {
        weight: { standard: 'warning' },
        story: say`; its folder is called as a module${placeOf([fate.caller])}, and Terraform reads no lock file there`,
        fix: [put('if Terraform also runs there')],
      };
    case 'unlocked-child':
      return {
        weight: {},
        story: say`; the change calls its folder as a module${placeOf([fate.caller])}, but no root module that reaches it has its providers locked: ${consequence(file)}`,
        fix: [
          restore('file', path),
          consider('lock its providers in the root module that calls it', 'if Terraform runs only there now'),
        ],
      };
    case 'stays':
    case undefined:
      return {
        weight: {},
        story: say`: ${consequence(file)}`,
        fix: [
          restore('file', path),
          consider(
            'a maintainer may merge despite this finding',
            'if its root module was removed on purpose',
          ),
        ],
      };
  }
}

function consequence({ base }: ReviewedFile): string {
  const count = base?.lockFile?.providers.length ?? 0;
  const providers = count === 0 ? 'its providers' : count === 1 ? 'its provider' : `its ${count} providers`;
  return `Terraform then picks any version that the constraints allow for ${providers} and checks no hash`;
}
