/**
 * The section of the changelog about a version, without its heading. A version that the changelog does not have, or calls not released,
 * is an error: the tag is then on the wrong commit.
 */
export function releaseNotes(changelog: string, version: string): string {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((each) => each.split(/\s/, 1)[0] === version);
  const [heading = '', ...lines] = section?.split('\n') ?? [];
  if (section === undefined) throw new Error(`CHANGELOG.md has no section about ${version}`);
  if (heading.includes('not released')) throw new Error(`CHANGELOG.md says that ${version} is not released`);
  return `${lines.join('\n').trim()}\n`;
}
