import {
  AddressError,
  formatAddress,
  isBuiltIn,
  isLegacy,
  parseProviderAddress,
} from '../address/address.ts';
import { formatVersionConstraints, parseVersionConstraints } from '../version/constraints.ts';
import { formatVersion, parseVersion, VersionError } from '../version/version.ts';
import { parseHash } from './hash.ts';
import { remember } from './memory.ts';
import { shown } from './shown.ts';

/** What is wrong with one value: a {@link Problem} that has no place yet. */
export interface Complaint {
  readonly summary: string;
  readonly detail: string;
}

/** A check's answer; an object, so that "nothing" can be remembered too. */
interface Verdict {
  readonly complaint: Complaint | null;
}

const fine: Verdict = { complaint: null };

/** Why Terraform would not accept this label of a provider block; `null` where it would. */
export function complaintAboutAddress(label: string): Complaint | null {
  return judgeAddress(label).complaint;
}

/** Why Terraform would not accept this `version`. */
export function complaintAboutVersion(version: string): Complaint | null {
  return judgeVersion(version).complaint;
}

/** Why Terraform would not accept these `constraints`. Whether the version meets them is no question here: Terraform does not ask it either. */
export function complaintAboutConstraints(constraints: string): Complaint | null {
  return judgeConstraints(constraints).complaint;
}

/** Why Terraform would not accept this element of `hashes`. */
export function complaintAboutHash(hash: string): Complaint | null {
  if (parseHash(hash).kind !== 'no-scheme') return null;
  return {
    summary: 'Invalid provider hash string',
    detail: `${shown(hash)} is no hash: a hash begins with its scheme and a colon, such as "h1:".`,
  };
}

const judgeAddress = remember((label) => {
  const summary = 'Invalid provider source address';
  try {
    const address = parseProviderAddress(label);
    const canonical = formatAddress(address).replace('/?/', '/hashicorp/');
    if (isBuiltIn(address))
      return wrong(summary, `${shown(label)} is part of Terraform and is never locked.`);
    if (isLegacy(address))
      return wrong(summary, `${shown(label)} is a legacy address, which is never locked.`);
    if (canonical === label) return fine;
    return wrong(
      'Non-normalized provider source address',
      `${shown(label)} must be written ${shown(canonical)}.`,
    );
  } catch (error) {
    if (!(error instanceof AddressError)) throw error;
    return wrong(summary, `${shown(label)} is no provider source address. ${hintFor(error)}`);
  }
});

function hintFor(error: AddressError): string {
  if (error.code !== 'underscore-namespace') return error.message;
  return 'A namespace with an underscore is accepted by Terraform 1.16 and later only, not by OpenTofu.';
}

const judgeVersion = remember((text) => {
  const summary = 'Invalid provider version number';
  return judgeNormalForm(text, summary, (version) => formatVersion(parseVersion(version)));
});

const judgeConstraints = remember((text) => {
  const summary = 'Invalid provider version constraints';
  return judgeNormalForm(text, summary, (terms) => formatVersionConstraints(parseVersionConstraints(terms)));
});

function judgeNormalForm(text: string, summary: string, normalise: (text: string) => string): Verdict {
  try {
    const normal = normalise(text);
    return normal === text ? fine : wrong(summary, `${shown(text)} must be written ${shown(normal)}.`);
  } catch (error) {
    if (!(error instanceof VersionError)) throw error;
    return wrong(summary, `${shown(text)} cannot be read. ${error.message}`);
  }
}

function wrong(summary: string, detail: string): Verdict {
  return { complaint: { summary, detail } };
}
