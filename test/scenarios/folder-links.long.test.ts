import { describe, it } from 'vitest';
import {
  failsWithPlantedHash,
  lenient,
  linkTo,
  passesWithProvenHashes,
  root,
  type Variant,
} from './folder-links/variant.ts';

const variants: readonly Variant[] = [
  {
    what: 'a new folder is a symlink to one with another policy, which the change brings',
    base: ({ honest }) => ({ ...lenient, 'infra/.terraform.lock.hcl': honest }),
    head: ({ other }) => ({ 'infra/x': linkTo('../legacy'), 'legacy/.terraform.lock.hcl': other }),
    reads: 'infra/x',
  },
  {
    what: 'a symlink of a folder is turned to one with another policy',
    base: ({ honest, other }) => ({
      ...lenient,
      'x/.terraform.lock.hcl': honest,
      'legacy/.terraform.lock.hcl': other,
      infra: linkTo('x'),
    }),
    head: () => ({ infra: linkTo('legacy') }),
    reads: 'infra',
  },
  {
    what: 'a lock file changes that is also read through a symlink, where another policy holds',
    base: ({ honest }) => ({ ...lenient, 'legacy/.terraform.lock.hcl': honest, infra: linkTo('legacy') }),
    head: ({ other }) => ({ 'legacy/.terraform.lock.hcl': other }),
    reads: 'infra',
  },
  {
    what: 'a new folder that the patterns select is a symlink to one that they do not select',
    base: ({ honest }) => ({ 'infra/.terraform.lock.hcl': honest }),
    head: ({ other }) => ({
      'infra/x': linkTo('../elsewhere'),
      'elsewhere/.terraform.lock.hcl': other,
      'elsewhere/main.tf': root,
    }),
    reads: 'infra/x',
    lockFiles: 'infra/**/.terraform.lock.hcl',
  },
  {
    what: 'a symlink leads through a folder in the folder of git',
    base: ({ honest, other }) => ({
      'infra/.terraform.lock.hcl': honest,
      'elsewhere/.terraform.lock.hcl': other,
      'elsewhere/main.tf': root,
    }),
    head: () => ({ 'infra/x': linkTo('../.git/refs/../../elsewhere') }),
    reads: 'infra/x',
    lockFiles: 'infra/**/.terraform.lock.hcl',
    isUnclear: true,
  },
  {
    what: 'a folder becomes a symlink through the folder of git to one with another policy',
    base: ({ honest, other }) => ({
      ...lenient,
      'infra/.terraform.lock.hcl': honest,
      'legacy/.terraform.lock.hcl': other,
    }),
    head: () => ({ 'infra/.terraform.lock.hcl': null, infra: linkTo('.git/../legacy') }),
    reads: 'infra',
    isUnclear: true,
  },
  {
    what: 'a lock file that no root module had moves into one that is new',
    base: ({ other }) => ({ 'modules/x/.terraform.lock.hcl': other }),
    head: ({ other }) => ({
      'modules/x/.terraform.lock.hcl': null,
      'infra/.terraform.lock.hcl': other,
      'infra/main.tf': root,
    }),
    reads: 'infra',
  },
];

describe.concurrent('a lock file that Terraform reads by another way than its own path, through the built action', () => {
  it.for(variants)('fails with a planted hash where $what', failsWithPlantedHash);
  it.for(variants)('passes with proven hashes, or names a plain target, where $what', passesWithProvenHashes);
});
