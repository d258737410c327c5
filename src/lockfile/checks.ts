import {
  AddressError,
  formatAddress,
  isBuiltIn,
  isLegacy,
  parseProviderAddress,
} from '../address/address.ts';
import { parseHash } from '../hash.ts';
import { openMemory, textLimits } from '../memory.ts';
import { quoted } from '../quoted.ts';
import { formatVersionConstraints, parseVersionConstraints } from '../version/constraints.ts';
import { formatVersion, parseVersion, VersionError } from '../version/version.ts';

/** What is wrong with one value: a {@link Problem} without a place. */
interface Complaint {
  readonly summary: string;
  readonly detail: string;
}

/** The answer of a check. It is an object, so that "no complaint" can be remembered too. */
interface Verdict {
  readonly complaint: Complaint | null;
}

const fine: Verdict = { complaint: null };

const addresses = openMemory<Verdict>(textLimits);
const versions = openMemory<Verdict>(textLimits);
const constraintTexts = openMemory<Verdict>(textLimits);

/** Why Terraform would not accept this label of a provider block; `null` if it would. */
export function complaintAboutAddress(label: string): Complaint | null {
  return addresses(label, () => judgeAddress(label)).complaint;
}

/** Why Terraform would not accept this `version`. */
export function complaintAboutVersion(version: string): Complaint | null {
  return versions(version, () => judgeVersion(version)).complaint;
}

/**
 * Why Terraform would not accept these `constraints`. It does not check whether the version meets them, because Terraform does not check
 * that either.
 */
export function complaintAboutConstraints(constraints: string): Complaint | null {
  return constraintTexts(constraints, () => judgeConstraints(constraints)).complaint;
}

/** Why Terraform would not accept this element of `hashes`. */
export function complaintAboutHash(hash: string): Complaint | null {
  if (parseHash(hash).kind !== 'no-scheme') return null;
  return {
    summary: 'Invalid provider hash string',
    detail: `${quoted(hash)} is not a hash: a hash begins with its scheme and a colon, such as "h1:".`,
  };
}

function judgeAddress(label: string): Verdict {
  const summary = 'Invalid provider source address';
  try {
    const address = parseProviderAddress(label);
    const canonical = formatAddress(address).replace('/?/', '/hashicorp/');
    if (isBuiltIn(address))
      return wrong(summary, `${quoted(label)} is part of Terraform and is never locked.`);
    if (isLegacy(address))
      return wrong(summary, `${quoted(label)} is a legacy address, which is never locked.`);
    if (canonical === label) return fine;
    return wrong(
      'Non-normalized provider source address',
      `${quoted(label)} must be written ${quoted(canonical)}.`,
    );
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    return wrong(summary, `${quoted(label)} is not a provider source address. ${hintFor(error)}`);
  }
}

function hintFor(error: AddressError): string {
  if (error.code !== 'underscore-namespace') return error.message;
  return 'Only Terraform 1.16 and later accept a namespace with an underscore; OpenTofu does not accept it.';
}

function judgeVersion(text: string): Verdict {
  const summary = 'Invalid provider version number';
  return judgeNormalForm(text, summary, (version) => formatVersion(parseVersion(version)));
}

function judgeConstraints(text: string): Verdict {
  const summary = 'Invalid provider version constraints';
  return judgeNormalForm(text, summary, (terms) => formatVersionConstraints(parseVersionConstraints(terms)));
}

function judgeNormalForm(text: string, summary: string, normalise: (text: string) => string): Verdict {
  try {
    const normal = normalise(text);
    return normal === text ? fine : wrong(summary, `${quoted(text)} must be written ${quoted(normal)}.`);
  } catch (error) {
    if (!(error instanceof VersionError)) throw error;
    return wrong(summary, `${quoted(text)} cannot be read. ${error.message}`);
  }
}

function wrong(summary: string, detail: string): Verdict {
  return { complaint: { summary, detail } };
}
