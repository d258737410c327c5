/** Rules whose remedies no machine can follow, each with the reason. */
export const forPeople: Readonly<Record<string, string>> = {
  'unexpected-signer': 'only the publisher knows who signed the release',
  'unsigned-provider': 'only the publisher can sign its releases',
  'publisher-changed': 'a person looks for the word of the old publisher',
  'known-vulnerability':
    'which version has the fix is up to the publisher, and when to upgrade up to a person',
  'provenance-mismatch': 'only the publisher knows who built the release',
  'provenance-missing': 'only the publisher can attest its builds',
  'provenance-lost': 'only the publisher knows why the build has no attestation',
  'expired-key': 'only the publisher can extend the key, and the lock file needs no change',
  'version-downgraded': 'a person decides whether the downgrade is intended',
  'provider-moved': 'a person decides whether the new publisher is the one that is meant',
  'local-plugin': 'a person knows where the plugin comes from',
  'submodule-moved': 'the review is in another repository',
  'recently-published': 'the remedy is to wait until the release is old enough',
  'new-provider': 'a person compares the name with the one that is meant',
  'major-upgrade': 'a person reads the upgrade guide',
  prerelease: 'a person decides whether the prerelease is intended',
  'policy-weakened': 'a person decides whether the owner of the policy wants this',
  'witness-disagrees': "a person looks whether the publisher's release page lists the checksum",
  'registry-warning': 'a person reads the warning',
  'asserted-hash': 'there is nothing to do',
};
