import { toolVersion } from '../tool.ts';

/** A file that `lockproof init` writes. */
export interface StarterFile {
  /** In the repository. */
  readonly path: string;
  readonly text: string;
}

/** The full sha of a commit has to be looked up: a release cannot name its own. */
const noCommit = '0'.repeat(40);

/** The workflow of the README. */
export const workflowFile: StarterFile = {
  path: '.github/workflows/lockproof.yml',
  text: `name: lockproof
on:
  pull_request:
    types: [opened, synchronize, reopened, edited] # edited: run again when the base branch changes
  merge_group: # or a merge queue waits for ever
permissions: {}
jobs:
  lockproof:
    runs-on: ubuntu-latest
    permissions:
      contents: read # reads the two revisions of the lock files
      pull-requests: write # writes the one comment
    steps:
      - uses: lockproof/lockproof@${noCommit} # v${toolVersion}: replace the zeros by the sha of a commit that you have read
`,
};

/** A policy in which every key has its default; what begins with `#` and a key, or with `#` and two spaces, is an example that may take its place. */
export const policyFile: StarterFile = {
  path: '.github/lockproof.yml',
  text: `# yaml-language-server: $schema=https://raw.githubusercontent.com/lockproof/lockproof/v${toolVersion}/docs/lockproof.schema.json

# The policy of Lockproof. Every key has its default here, so each may be left out. A pull request is judged by the policy of its base
# branch: an edit counts after the merge. "lockproof policy" checks this file and tells what is in force.

# The lowest severity that fails the build: error, warning, never.
fail-on: error

# Platforms for which every entry of a lock file needs an h1.
platforms: []
#platforms: [linux_amd64, darwin_arm64]

# Hosts that may be asked besides registry.terraform.io and registry.opentofu.org. host=url overrides service discovery.
registries: []
#registries: [registry.example.com]

# Hosts of registries and mirrors that are trusted without a signature. true: every host. false: none.
accept-asserted: false
#accept-asserted: [mirror.example.com]

# An h1 that the registry of the provider announces beside a signed zh. sample: compute some packages, one of them by chance, and accept
# the others if these agree. compute: compute all. accept: compute none.
announced-h1: sample

# The minimum age of a release, in hours, days or weeks. Without this key, any age passes.
#minimum-release-age: 7 days

# The severity of rules: error, warning, notice, off. "lockproof explain" lists the rules.
rules: {}
#rules:
#  new-provider: error
#  major-upgrade: off

# Which providers may be locked. Without "allow": all that are not denied. * matches any characters within a part.
providers: {}
#providers:
#  allow: [registry.terraform.io/hashicorp/*, registry.example.com/*/*]
#  deny: [registry.terraform.io/hashicorp/template, registry.opentofu.org/hashicorp/template]

# Only these keys may sign the releases of these providers.
signing-keys: []
#signing-keys:
#  - providers: [registry.terraform.io/datadog/*, registry.opentofu.org/datadog/*]
#    fingerprints: ["0000000000000000000000001111222233334444"]

# Whether GitHub's advisory database is asked about the providers.
advisories: true

# Providers whose releases need a build attestation at GitHub; an error without one.
require-provenance: []
#require-provenance: [registry.terraform.io/integrations/*]

# Findings that are accepted for a limited time. A waiver needs a reason, a last day, and a version or a hash.
waivers: []
#waivers:
#  - rule: unproven-hash
#    provider: registry.terraform.io/hashicorp/null
#    version: 3.2.4
#    reason: The old mirror built its own package.
#    expires: 2026-12-31

# Settings for some lock files only; a later entry wins.
paths: []
#paths:
#  - match: [legacy/**]
#    platforms: [linux_amd64]
#    announced-h1: compute
#    minimum-release-age: 36 hours
#    rules:
#      platform-missing: off
`,
};

/** Another CI than GitHub's, by the file that it reads, and the recipe for it. */
export const otherSystems: readonly {
  readonly file: string;
  readonly name: string;
  readonly recipe: string;
}[] = [
  { file: '.gitlab-ci.yml', name: 'GitLab', recipe: 'gitlab.md' },
  { file: 'azure-pipelines.yml', name: 'Azure Pipelines', recipe: 'azure-pipelines.md' },
  { file: 'bitbucket-pipelines.yml', name: 'Bitbucket Pipelines', recipe: 'bitbucket.md' },
  { file: 'atlantis.yaml', name: 'Atlantis', recipe: 'atlantis.md' },
];
