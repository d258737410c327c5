/*
 * The documents before and after a release: a commit of forty zeros, or the tag of the newest release. `released` in
 * src/tool.ts decides, and `npm run docs` writes it everywhere.
 */

const noCommit = '0'.repeat(40);
const clone = 'https://github.com/lockproof/lockproof ../lockproof';

/** Texts that only one of the two states has. @param tag of the release */
const pairs = (tag: string): readonly (readonly [before: string, after: string])[] => [
  [
    ' # the commit you have reviewed',
    ' # a tag never moves; the sha of its commit shows in review that it did not',
  ],
  [' # the same commit', ' # the same tag'],
  [' # replace the zeros with the sha of a commit you have reviewed', ' # or the sha of its commit'],
  [
    'Replace the zeros with the sha of a commit you have reviewed.',
    'Instead of the tag, you can name the sha of a commit you have reviewed.',
  ],
  [`git clone --depth 1 ${clone}`, `git clone --quiet --depth 1 --branch ${tag} ${clone}`],
  [
    '> **Not released yet.** There is no tag, no npm package and no Marketplace page. In the recording and in the documents, `lockproof` means `node ../lockproof/dist/cli.js`. The example workflows pin Lockproof to a commit, with forty zeros in place of its sha; `init` writes the sha of your clone.',
    `> **The newest release is ${tag}.** Outside of any checkout, \`npm install --global lockproof@${tag.slice(1)}\` installs the command \`lockproof\`, which the documents use; without it, write \`node ../lockproof/dist/cli.js\`. The example workflows name the tag; \`init\` writes the sha of your clone, or the tag of the installed package.`,
  ],
  [
    'There is no release yet; you can already check that `dist/`, the code that GitHub runs, is built from the source that you have read.',
    'Check first that `dist/`, the code that GitHub runs, is built from the source that you have read.',
  ],
  [
    'The other checks need a release. Replace `1.2.3` with your version.',
    'For the other checks, replace `1.2.3` with your version.',
  ],
];

const pin = /(lockproof\/lockproof@|checkout --quiet |\bref: |\brev: ')(?:0{40}|v\d+\.\d+\.\d+)(?=['\s])/g;
const anyTag = 'v\\d+\\.\\d+\\.\\d+';

/** A document as it reads while this is the newest release; `null`: there is none. The text may be of either state. */
export function asReleased(text: string, tag: string | null): string {
  const pinned = text.replaceAll(pin, (_, start: string) => `${start}${tag ?? noCommit}`);
  return pairs(tag ?? '').reduce((now, [before, after], index) => {
    if (tag !== null) return replaceAny(now.replaceAll(before, after), index, after);
    return replaceAny(now, index, before);
  }, pinned);
}

/** Replaces the text of a pair for any tag. */
function replaceAny(text: string, index: number, by: string): string {
  const [, sample = ''] = pairs('vTAG')[index] ?? [];
  const pattern = sample
    .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll('vTAG', anyTag)
    .replaceAll('@TAG', '@\\d+\\.\\d+\\.\\d+');
  return text.replaceAll(new RegExp(pattern, 'g'), () => by);
}
