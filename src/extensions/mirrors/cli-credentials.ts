import { hostOfToken } from '../../http/credentials.ts';
import { quoted } from '../../quoted.ts';
import { parseCliFile } from './read-installation.ts';

const longestToken = 65_536;

/** Reads the `credentials "host" { token = "…" }` blocks; a token must be a plain string. No notice contains one. */
export function readCliCredentials(filename: string, text: string) {
  const file = `the CLI configuration file ${quoted(filename)}`;
  const { body, faults } = parseCliFile(text);
  const credentials = new Map<string, string>();
  const unused = (notice: string) => ({ credentials, notices: [notice] });
  if (faults.list.length > 0)
    return unused(`T${file.slice(1)} is not readable HCL, so its credentials are not used.`);
  if (body.attributes.some(({ name }) => name === 'credentials'))
    return unused(`The credentials in ${file} have an unknown form, so they are not used.`);
  const notices: string[] = [];
  const blocks = body.blocks.filter(({ type }) => type === 'credentials');
  for (const [name, same] of Map.groupBy(blocks, ({ labels }) => labels.map(({ text }) => text).join(' '))) {
    const host = hostOfToken(name);
    // Terraform uses the last block of a host.
    const token = same.at(-1)?.body.attributes.find((each) => each.name === 'token')?.value;
    if (host === null || token?.kind !== 'string' || token.text === '' || token.text.length > longestToken)
      notices.push(
        `The credentials for ${quoted(name)} in ${file} are not a plain token for a host, so they are not used.`,
      );
    else credentials.set(host, token.text);
  }
  return { credentials, notices };
}
