import { describe, it } from 'vitest';
import {
  failsWithPlantedHash,
  linkTo,
  passesWithProvenHashes,
  root,
  type Variant,
} from './folder-links/variant.ts';

/** One of each kind; test/source/folder-links.test.ts has the others. */
const variants: readonly Variant[] = [
  {
    what: 'its folder becomes a root module',
    base: ({ other }) => ({ 'seed/.terraform.lock.hcl': other }),
    head: () => ({ 'seed/main.tf': root }),
    reads: 'seed',
  },
  {
    what: 'a symlink leads through another one',
    base: ({ honest }) => ({ 'infra/a/.terraform.lock.hcl': honest, 'elsewhere/main.tf': root }),
    head: ({ other }) => ({
      'infra/b': linkTo('../through'),
      through: linkTo('elsewhere'),
      'elsewhere/deep': linkTo('../last'),
      'last/.terraform.lock.hcl': other,
    }),
    reads: 'infra/b/deep',
    lockFiles: 'infra/**/.terraform.lock.hcl',
  },
];

describe.concurrent('a lock file that Terraform reads by another way than its own path, through the built action', () => {
  it.for(variants)('fails with a planted hash where $what (T70, T89)', failsWithPlantedHash);
  it.for(variants)('passes with proven hashes, or names a plain target, where $what', passesWithProvenHashes);
});
