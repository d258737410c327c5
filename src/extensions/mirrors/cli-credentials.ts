import { z } from 'zod';
import { convertHcl } from '../../hcl/convert.ts';
import { type Credentials, hostOfToken } from '../../http/credentials.ts';
import { quoted } from '../../quoted.ts';

/** The credentials in a CLI configuration file of Terraform or OpenTofu. */
interface CliCredentials {
  readonly credentials: Credentials;
  /** One sentence about each entry that is not used; none contains a token. */
  readonly notices: readonly string[];
}

/** Only `credentials` is read here; for `provider_installation` see read-installation.ts. */
const configuration = z.object({
  credentials: z
    .record(z.string(), z.array(z.object({ token: z.string().max(65_536).optional() })))
    .optional(),
});

/**
 * Reads the `credentials "host" { token = "…" }` blocks of a CLI configuration file. A token must be a plain string. A file that is not HCL
 * gives no credentials, only a notice.
 *
 * @param filename for messages; no file is opened
 */
export function readCliCredentials(filename: string, text: string): CliCredentials {
  const name = quoted(filename);
  const reply = convertHcl(filename, text);
  if (reply.kind === 'refused') {
    return {
      credentials: new Map(),
      notices: [`The CLI configuration file ${name} is not readable HCL, so its credentials are not used.`],
    };
  }
  const parsed = configuration.safeParse(reply.value);
  if (!parsed.success) {
    return {
      credentials: new Map(),
      notices: [
        `The credentials in the CLI configuration file ${name} have an unknown form, so they are not used.`,
      ],
    };
  }
  const credentials = new Map<string, string>();
  const notices: string[] = [];
  for (const [text, blocks] of Object.entries(parsed.data.credentials ?? {})) {
    const host = hostOfToken(text);
    // Terraform uses the last block of a host.
    const token = blocks.at(-1)?.token;
    if (host === null || token === undefined || token === '' || isTemplate(token)) {
      notices.push(
        `The credentials for ${quoted(text)} in the CLI configuration file ${name} are not a plain token for a host, so they are not used.`,
      );
    } else credentials.set(host, token);
  }
  return { credentials, notices };
}

/** hcl2json writes templates as their text; such a text is not a token. */
function isTemplate(token: string): boolean {
  return token.includes('${') || token.includes('%{');
}
