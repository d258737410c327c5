/** A fault that would harm a user, and the tests of `npm test` that have to notice it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly replace: string;
  readonly by: string;
  /** The fewest files that notice it. */
  readonly tests: readonly string[];
}

/** The text of a source file with a fault in it. @throws if the file has changed so that the fault does not fit any more */
export function putIn({ name, file, replace, by }: Fault, text: string): string {
  const [before, after, ...more] = text.split(replace);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`"${name}" no longer fits: ${file} has not exactly one ${JSON.stringify(replace)}`);
  return `${before}${by}${after}`;
}

export const faults: readonly Fault[] = [
  {
    name: 'a token goes where an answer of the registry says',
    file: 'src/registry/client.ts',
    replace: 'hosts.isListed(hostname) && hosts.isListed(host);',
    by: 'hosts.isListed(hostname);',
    tests: ['test/registry/client.test.ts'],
  },
  {
    name: 'a token follows a redirect to another host',
    file: 'src/http/redirects.ts',
    replace: 'if (next.value.origin !== url.origin) token = undefined;',
    by: '',
    tests: ['test/http/guarded-fetcher.test.ts'],
  },
  {
    name: 'an answer to one token is given to another',
    file: 'src/registry/client.ts',
    replace: "{token ?? ''} ",
    by: "{''} ",
    tests: ['test/registry/client.test.ts'],
  },
  {
    name: 'a host that is not listed is asked',
    file: 'src/registry/client.ts',
    replace: 'if (!hosts.has(host)) {',
    by: "if (host === '') {",
    tests: ['test/registry/client.test.ts'],
  },
  {
    name: 'the package of another platform is accepted',
    file: 'src/registry/metadata.ts',
    replace: ' !== question.platform) {',
    by: " === '') {",
    tests: ['test/registry/client.test.ts'],
  },
  {
    name: 'the file of another platform is accepted',
    file: 'src/registry/metadata.ts',
    replace: ' || named.platform !== question.platform)',
    by: ')',
    tests: ['test/registry/client.test.ts'],
  },
  {
    name: 'a text of GraphQL is taken for a blob with other bytes',
    file: 'src/source/github/blobs.ts',
    replace: 'bytes !== null && blobSha(bytes, blob.sha) === blob.sha',
    by: 'bytes !== null && blob.sha === blob.sha',
    tests: ['test/source/github-answers.test.ts'],
  },
  {
    name: 'an answer of REST is taken for a blob with other bytes',
    file: 'src/source/github/blobs.ts',
    replace: 'return blobSha(bytes, sha) === sha ? bytes',
    by: 'return bytes.length >= 0 ? bytes',
    tests: ['test/source/github-answers.test.ts'],
  },
  {
    name: 'the policy is read at head',
    file: 'src/source/github/github-source.ts',
    replace: 'trusted.file?.path === path ? trusted.file.content : contentIn(treeAt(trusted.tip), path);',
    by: "contentIn(treeAt(trusted.tip === '' ? trusted.tip : head), path);",
    tests: ['test/source/github-answers.test.ts'],
  },
  {
    name: 'the policy is read at the merge base',
    file: 'src/source/github/github-source.ts',
    replace: 'trusted.file?.path === path ? trusted.file.content : contentIn(treeAt(trusted.tip), path);',
    by: 'contentIn(treeAt(base ?? trusted.tip), path);',
    tests: ['test/source/github-answers.test.ts'],
  },
  {
    name: 'the policy of the change judges it',
    file: 'src/policy/read-policy.ts',
    replace: 'const policy = await policyIn(trusted, path, parse);',
    by: "const policy = await policyIn(trusted.kind === 'missing' ? trusted : head, path, parse);",
    tests: ['test/policy/read-policy.test.ts'],
  },
  {
    name: 'a stale run overwrites the comment of a newer one',
    file: 'src/extensions/conversation/bring-up-to-date.ts',
    replace: 'if (conversation.head === pull.head) return',
    by: "if (conversation.head !== '') return",
    tests: ['test/extensions/conversation/publish-to-pull.test.ts'],
  },
  {
    name: '`lock` passes over an entry that may be of another release',
    file: 'src/extensions/completion/result.ts',
    replace: 'obstacle?.suspect === true',
    by: 'obstacle?.suspect !== obstacle?.suspect',
    tests: ['test/extensions/completion/result.test.ts'],
  },
  {
    name: 'a summary that PASSED names a package that nothing signed supports',
    file: 'src/extensions/receipts/vsa.ts',
    replace: "worth?.kind === 'proven' && platform !== null",
    by: 'platform !== null && worth !== undefined',
    tests: ['test/extensions/receipts/vsa.test.ts'],
  },
  {
    name: 'a push is compared with nothing although GitHub has its base',
    file: 'src/source/github/base.ts',
    replace: '    if (await isThere(options, base)) throw error;\n',
    by: '',
    tests: ['test/source/github-answers.test.ts'],
  },
  {
    name: 'an attestation by a certificate in no log is good',
    file: 'src/extensions/provenance/sigstore.ts',
    replace: 'ctlogThreshold: root.ctlogs.length > 0 ? 1 : 0,',
    by: 'ctlogThreshold: 0,',
    tests: ['test/extensions/provenance/examine.test.ts'],
  },
  {
    name: 'an expired key vouches for partners',
    file: 'src/openpgp/trust-tier.ts',
    replace: "return check.afterExpiry ? notTrusted('was made by a key that had expired') : 'partner';",
    by: "return 'partner';",
    tests: ['test/openpgp/hostile-files.test.ts'],
  },
  {
    name: 'a stolen key stays good until the date of its revocation',
    file: 'src/openpgp/key-ring.ts',
    replace: 'const at = harmless.includes(signature.reasonForRevocationFlag) ? checker.now : null;',
    by: 'const at = harmless.length > 0 ? checker.now : null;',
    tests: ['test/openpgp/self-signatures.test.ts'],
  },
  {
    name: 'suggestions are written at the lines of another commit',
    file: 'src/extensions/conversation/publish-to-pull.ts',
    replace: 'report.head === head ? diffHunks',
    by: "report.head !== '' ? diffHunks",
    tests: ['test/extensions/conversation/publish-to-pull.test.ts'],
  },
  {
    name: '`lock` writes hashes of a release by a key that the policy does not pin',
    file: 'src/extensions/completion/offer.ts',
    replace: "  'signing-key-changed',\n",
    by: '',
    tests: ['test/extensions/completion/plan.test.ts'],
  },
  {
    name: '`lock --prune` empties an entry',
    file: 'src/extensions/completion/plan.ts',
    replace: 'const removable = rest.length + offer.added.length > 0 ? refuted : [];',
    by: 'const removable = rest.length >= 0 ? refuted : [];',
    tests: ['test/extensions/completion/plan.test.ts'],
  },
  {
    name: '`lock` completes an entry whose zh are all gone',
    file: 'src/extensions/completion/offer.ts',
    replace: 'return listed.length > 0 && !listed.some(',
    by: 'return listed.length < 0 && !listed.some(',
    tests: ['test/extensions/completion/plan.test.ts'],
  },
  {
    name: '`lock` opens a package whose document has a bad signature',
    file: 'src/extensions/completion/learn.ts',
    replace: 'if (!counts(described.value.document, address, look))',
    by: "if (signature.kind === 'unsigned' && !counts(described.value.document, address, look))",
    tests: ['test/extensions/completion/learn.test.ts'],
  },
  {
    name: 'a private address is asked because an answer names it',
    file: 'src/http/address-guard.ts',
    replace: 'if (address !== null && !isPublicAddress(address) && !trusted.has(originOf(url)))',
    by: 'if (address !== null && !isPublicAddress(address) && trusted.has(originOf(url)))',
    tests: ['test/http/guarded-fetcher.test.ts'],
  },
  {
    name: 'a package is opened whose bytes are not those of the signed digest',
    file: 'src/evidence/package-hashes.ts',
    replace: 'if (wanted !== null && file.zh !== wanted)',
    by: "if (wanted !== null && file.zh === '')",
    tests: ['test/evidence/package-hasher.test.ts'],
  },
  {
    name: 'an entry of an archive counts whatever its checksum is',
    file: 'src/package/entry-content.ts',
    replace: 'if (checksum !== content.crc32)',
    by: 'if (checksum !== checksum)',
    tests: ['test/package/hash-archive.test.ts'],
  },
  {
    name: 'a document with a bad signature supports hashes',
    file: 'src/evidence/hash-proof.ts',
    replace: "    case 'unsigned':\n      return null;\n    case 'bad':\n",
    by: "    case 'unsigned':\n    case 'bad':\n      return null;\n",
    tests: ['test/evidence/proofs.test.ts'],
  },
  {
    name: 'a revoked key signs',
    file: 'src/openpgp/detached-signature.ts',
    replace: 'return key.revoked\n',
    by: 'return key === null\n',
    tests: ['test/openpgp/self-signatures.test.ts'],
  },
  {
    name: 'an attestation of another repository is good',
    file: 'src/extensions/provenance/examine.ts',
    replace: 'if (build.repository.toLowerCase() !== expected.repository.toLowerCase())',
    by: "if (build.repository === '')",
    tests: ['test/extensions/provenance/examine.test.ts'],
  },
  {
    name: "somebody's word is enough without a policy that says so",
    file: 'src/policy/policy.ts',
    replace: "typeof acceptAsserted === 'boolean' ? acceptAsserted :",
    by: "typeof acceptAsserted === 'boolean' ? true :",
    tests: ['test/subject/worth.test.ts'],
  },
  {
    name: 'a waiver counts after its last day',
    file: 'src/policy/waiver.ts',
    replace: '.slice(0, 10) > expires ?',
    by: ".slice(0, 10) > '9999' ?",
    tests: ['test/rules/weigh.test.ts'],
  },
  {
    name: 'a run in which something could not be asked passes',
    file: 'src/report/build.ts',
    replace: "return onUnavailable === 'fail' ? 3 : 0;",
    by: "return onUnavailable === 'fail' ? 0 : 0;",
    tests: ['test/report/build.test.ts'],
  },
  {
    name: 'a run with errors passes',
    file: 'src/report/build.ts',
    replace: "return failOn === 'never' ? 0 : 1;",
    by: "return failOn === 'never' ? 0 : 0;",
    tests: ['test/report/build.test.ts'],
  },
  {
    name: 'shards pass although one of them is missing',
    file: 'src/extensions/shards/merge.ts',
    replace: 'if (missing.length === 0) return null;',
    by: 'if (missing.length >= 0) return null;',
    tests: ['test/extensions/shards/merge.test.ts'],
  },
  {
    name: 'a comment of somebody else is taken for ours',
    file: 'src/extensions/conversation/conversation.ts',
    replace: 'if (!isBy(author, viewer) || !Number',
    by: 'if (!Number',
    tests: ['test/extensions/conversation/sticky-comment.test.ts'],
  },
];
