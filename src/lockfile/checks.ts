import {
  AddressError,
  formatAddress,
  isBuiltIn,
  isLegacy,
  parseProviderAddress,
} from '../address/address.ts';
import { quoted } from '../errors.ts';
import { parseHash } from '../hash.ts';
import { openMemory, textLimits } from '../memory.ts';
import { formatVersionConstraints, parseVersionConstraints } from '../version/constraints.ts';
import { formatVersion, parseVersion, VersionError } from '../version/version.ts';

export interface Complaint {
  readonly summary: string;
  readonly detail: string;
}

const addresses = openMemory<Complaint | null>(textLimits);
const versions = openMemory<Complaint | null>(textLimits);
const constraintTexts = openMemory<Complaint | null>(textLimits);

/** Why Terraform would not accept this label of a provider block; `null` if it would. */
export function complaintAboutAddress(label: string): Complaint | null {
  return addresses(label, () => judgeAddress(label));
}

export function complaintAboutVersion(version: string): Complaint | null {
  const summary = 'Invalid provider version number';
  return versions(version, () => judge(version, summary, (text) => formatVersion(parseVersion(text))));
}

/** Why Terraform would not accept these `constraints`. It does not compare them with the version. */
export function complaintAboutConstraints(constraints: string): Complaint | null {
  const summary = 'Invalid provider version constraints';
  const normalise = (text: string) => formatVersionConstraints(parseVersionConstraints(text));
  return constraintTexts(constraints, () => judge(constraints, summary, normalise));
}

export function complaintAboutHash(hash: string): Complaint | null {
  if (parseHash(hash).kind !== 'no-scheme') return null;
  return {
    summary: 'Invalid provider hash string',
    detail: `${quoted(hash)} is not a hash: a hash begins with its scheme and a colon, such as "h1:".`,
  };
}

function judgeAddress(label: string): Complaint | null {
  const summary = 'Invalid provider source address';
  const never = (what: string): Complaint => ({
    summary,
    detail: `${quoted(label)} is ${what} never locked.`,
  });
  try {
    const address = parseProviderAddress(label, { underscoreNamespace: true });
    const canonical = formatAddress(address).replace('/?/', '/hashicorp/');
    if (isBuiltIn(address)) return never('part of Terraform and is');
    if (isLegacy(address)) return never('a legacy address, which is');
    if (canonical === label) return null;
    return {
      summary: 'Non-normalized provider source address',
      detail: `${quoted(label)} must be written ${quoted(canonical)}.`,
    };
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    return { summary, detail: `${quoted(label)} is not a provider source address. ${error.message}` };
  }
}

function judge(text: string, summary: string, normalise: (text: string) => string): Complaint | null {
  try {
    const normal = normalise(text);
    return normal === text ? null : { summary, detail: `${quoted(text)} must be written ${quoted(normal)}.` };
  } catch (error) {
    if (!(error instanceof VersionError)) throw error;
    return { summary, detail: `${quoted(text)} cannot be read. ${error.message}` };
  }
}
