import { orNull } from '../../errors.ts';
import type { Build } from './provenance.ts';

/** In DER, GitHub's identity token in Sigstore's certificates (https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md). */
export type CertificateExtensions = ReadonlyMap<string, Uint8Array>;

const claim = (number: number) => `1.3.6.1.4.1.57264.1.${number}`;
const [issuer, runner, sourceRepository] = [claim(8), claim(11), claim(12)];
const [sourceRef, sourceId, buildConfig] = [claim(14), claim(15), claim(18)];

/** GitHub Actions; an enterprise may have its own path below it. */
const actionsIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w-]+)?$/;

/** The workflow run that a certificate names; `null` if it is not the certificate of a workflow at github.com. */
export function buildIn(extensions: CertificateExtensions): Build | null {
  const text = (oid: string) => utf8In(extensions.get(oid)) ?? '';
  const [, repository] = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)$/.exec(text(sourceRepository)) ?? [];
  const ref = text(sourceRef);
  if (!actionsIssuer.test(text(issuer)) || repository === undefined || ref === '') return null;
  const [, workflow = 'a workflow'] = /\/([^/@]{1,200})@[^@]*$/.exec(text(buildConfig)) ?? [];
  const [environment, id] = [text(runner), text(sourceId)];
  return {
    repository,
    repositoryId: /^\d{1,20}$/.test(id) ? id : null,
    renamed: null,
    workflow,
    ref,
    runner: environment === 'github-hosted' || environment === 'self-hosted' ? environment : null,
  };
}

/** The text of an UTF8String in DER, with a length of at most two bytes. */
function utf8In(der: Uint8Array | undefined): string | null {
  if (der === undefined || der[0] !== 0x0c) return null;
  const [, first = 0, second = 0, third = 0] = der;
  const start = first < 0x80 ? 2 : first - 0x7e;
  const length = [first, second, second * 256 + third][start - 2] ?? -1;
  if (der.length !== start + length) return null;
  return orNull(() => new TextDecoder('utf-8', { fatal: true }).decode(der.subarray(start)));
}
