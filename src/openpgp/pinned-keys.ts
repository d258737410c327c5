import { hashicorp, openTofu } from '../address/publishers.ts';
import armored from './pinned-keys.json' with { type: 'json' };
import type { PinnedKeys } from './trust-tier.ts';

/**
 * The keys that identify a publisher by themselves. Every other key is only as good as the registry that lists
 * it, and OpenTofu's registry lists OpenTofu's. The JSON file has the lines of two others:
 *
 * - `hashicorp`, for releases: https://www.hashicorp.com/.well-known/pgp-key.txt in the copy of 2026, valid
 *   until 2030-03-01. One of its subkeys, which has expired since, made the signatures of 2021 and 2022.
 * - `partners`, which vouches for the keys of HashiCorp's partners. Every Terraform contains it.
 */
export const pinnedKeys: PinnedKeys = {
  official: [
    { fingerprint: hashicorp.fingerprint, asciiArmor: armored.hashicorp.join('\n') },
    { fingerprint: openTofu.fingerprint, asciiArmor: null },
  ],
  partners: {
    fingerprint: '51890657C5ACDB4B823086567D72D4268E4660FC',
    asciiArmor: armored.partners.join('\n'),
  },
};
