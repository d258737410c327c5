import { z } from 'zod';
import { known, type Outcome, unavailable } from '../../outcome.ts';
import { type GitHubAccess, readAnswer } from '../../source/github/ask-github.ts';
import { versionOf } from '../../version/version.ts';
import { type Advisory, advisorySeverities, isAdvisoryId, type ModuleVersion } from './advisory.ts';

/** One request names so many characters of modules that its address stays below what servers take. */
const longestList = 5_000;
const mostModules = 1_000;
/** Providers have far fewer than a page of 100. */
const mostPages = 10;
const mostAffected = 1_000;

const affectedAnswer = z.object({
  package: z.object({ ecosystem: z.string(), name: z.string().max(500).nullish() }).nullish(),
  vulnerable_version_range: z.string().max(1_000).nullish(),
  first_patched_version: z.string().nullish().catch(null),
});

const advisoryAnswer = z.object({
  ghsa_id: z.string().refine(isAdvisoryId),
  severity: z.enum(advisorySeverities).catch('unknown'),
  summary: z.string(),
  withdrawn_at: z.string().nullish(),
  vulnerabilities: z.array(z.unknown()).max(mostAffected).nullish(),
});

/** GitHub's advisory database, with providers as Go modules. Nothing depends on it: there is one try. */
export function githubAdvisories(github: GitHubAccess) {
  return {
    async about(modules: readonly ModuleVersion[]): Promise<Outcome<readonly Advisory[]>> {
      const advisories: Advisory[] = [];
      for (const affects of listsOf(modules)) {
        const answer = await askAll(github, affects);
        if (answer.kind !== 'known') return answer;
        advisories.push(...answer.value.flatMap(readAdvisory));
      }
      return known([...new Map(advisories.map((each) => [each.id, each])).values()]);
    },
  };
}

export type AdvisoryDatabase = ReturnType<typeof githubAdvisories>;

/** Every page, because a list that is cut short would look like a whole one. */
async function askAll(github: GitHubAccess, affects: string): Promise<Outcome<readonly unknown[]>> {
  const found: unknown[] = [];
  let after: string | null = null;
  for (let page = 0; page < mostPages; page++) {
    const query = { ecosystem: 'go', affects, per_page: 100, ...(after === null ? {} : { after }) };
    const asked = await github.ask('GET /advisories', query);
    const answer = readAnswer(asked, z.array(z.unknown()).max(100));
    if (answer.kind !== 'known') return answer;
    found.push(...answer.value);
    after = asked.kind === 'known' ? asked.value.next : null;
    if (after === null) return known(found);
  }
  return unavailable('too-large', `GitHub lists more than ${100 * mostPages} advisories`);
}

/** The modules as the request names them, in as few lists as the length of an address allows. */
function listsOf(modules: readonly ModuleVersion[]): readonly string[] {
  const names = new Set(modules.map(({ module, version }) => `${module}@${version}`));
  const lists: string[] = [];
  let list: string[] = [];
  let length = 0;
  for (const name of names) {
    if (list.length === mostModules || length + name.length > longestList) {
      lists.push(list.join(','));
      [list, length] = [[], 0];
    }
    list.push(name);
    length += name.length + 1;
  }
  return list.length === 0 ? lists : [...lists, list.join(',')];
}

/** An entry in an unknown form, or one that was withdrawn, says nothing. */
function readAdvisory(value: unknown): readonly Advisory[] {
  const parsed = advisoryAnswer.safeParse(value);
  if (!parsed.success || parsed.data.withdrawn_at != null) return [];
  const { ghsa_id: id, severity, summary, vulnerabilities } = parsed.data;
  const affected = (vulnerabilities ?? []).flatMap((each) => {
    const one = affectedAnswer.safeParse(each);
    if (!one.success || one.data.package?.ecosystem !== 'go' || one.data.package.name == null) return [];
    const { package: named, vulnerable_version_range: range, first_patched_version: patched } = one.data;
    const fixed = (patched ?? '').replace(/^v(?=\d)/, '');
    const module = named.name?.toLowerCase() ?? '';
    return [{ module, range: range ?? '', fixed: versionOf(fixed) === null ? null : fixed }];
  });
  return [{ id, severity, summary: onOneLine(summary), affected }];
}

const longestSummary = 200;

function onOneLine(text: string): string {
  const line = text
    .slice(0, 8 * longestSummary)
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  return characters.length > longestSummary ? `${characters.slice(0, longestSummary).join('')}…` : line;
}
