import { n as require_dist, r as require_dist$1, t as require_dist$2 } from "./sigstore-js.js";
import { t as trusted_root_default } from "./trusted-root.js";
import { X509Certificate } from "node:crypto";

// src/extensions/provenance/sigstore.ts
var import_dist = require_dist();
var import_dist$1 = require_dist$1();
var import_dist$2 = require_dist$2();
/**
* Verifies bundles against Sigstore's public instance: the certificate comes from its authority and is in its certificate log, the entry in its
* transparency log is about this very signature and says when it was made, and the signature is over the payload.
*
* @param trustedRoots of other instances, or newer ones, in place of the one that Lockproof ships; throws where one is none
*/
function openVerifier(trustedRoots = [trusted_root_default]) {
	const verifiers = trustedRoots.map(verifierOf);
	return (json) => verifyBundle(json, verifiers);
}
/** An instance without logs, such as GitHub's own, vouches for the time by an authority for timestamps. */
function verifierOf(trustedRoot) {
	const root = import_dist$1.TrustedRoot.fromJSON(trustedRoot);
	const material = (0, import_dist$2.toTrustMaterial)(root);
	if (material.certificateAuthorities.length === 0) throw new Error("no authority");
	return new import_dist$2.Verifier(material, {
		tlogThreshold: root.tlogs.length > 0 ? 1 : 0,
		ctlogThreshold: root.ctlogs.length > 0 ? 1 : 0,
		timestampThreshold: 1
	});
}
function verifyBundle(json, verifiers) {
	try {
		const bundle = (0, import_dist.bundleFromJSON)(json);
		let result = {
			kind: "refused",
			fault: "unreadable"
		};
		for (const verifier of verifiers) {
			result = verifyBy(bundle, verifier);
			if (result.kind === "good") return result;
		}
		return isOfGitHubsOwnInstance(bundle) ? { kind: "unsupported" } : result;
	} catch {
		return {
			kind: "refused",
			fault: "unreadable"
		};
	}
}
function verifyBy(bundle, verifier) {
	const { content } = bundle;
	if (content.$case !== "dsseEnvelope") return {
		kind: "refused",
		fault: "unreadable"
	};
	try {
		const { identity } = verifier.verify((0, import_dist$2.toSignedEntity)(bundle));
		const extensions = /* @__PURE__ */ new Map();
		for (const { oid, value } of identity?.oids ?? []) {
			const name = oid?.id.join(".") ?? "";
			if (extensions.has(name)) return {
				kind: "refused",
				fault: "certificate"
			};
			extensions.set(name, value);
		}
		const { payloadType, payload } = content.dsseEnvelope;
		return {
			kind: "good",
			payloadType,
			payload,
			extensions
		};
	} catch (error) {
		return {
			kind: "refused",
			fault: error instanceof import_dist$2.VerificationError ? faultOf(error) : "unreadable"
		};
	}
}
/** GitHub signs attestations of private repositories, and of immutable releases, by an authority of its own. */
function isOfGitHubsOwnInstance({ verificationMaterial: { content } }) {
	if (content.$case === "publicKey") return false;
	const [leaf] = content.$case === "certificate" ? [content.certificate] : content.x509CertificateChain.certificates;
	return leaf !== void 0 && /^O=GitHub\\?, Inc\.$/m.test(new X509Certificate(leaf.rawBytes).issuer);
}
function faultOf({ code }) {
	switch (code) {
		case "CERTIFICATE_ERROR":
		case "PUBLIC_KEY_ERROR": return "certificate";
		case "TIMESTAMP_ERROR": return "time";
		case "SIGNATURE_ERROR": return "signature";
		case "TLOG_ERROR":
		case "TLOG_INCLUSION_PROOF_ERROR":
		case "TLOG_INCLUSION_PROMISE_ERROR":
		case "TLOG_MISSING_INCLUSION_ERROR":
		case "TLOG_BODY_ERROR": return "log";
		case "NOT_IMPLEMENTED_ERROR": return "unreadable";
	}
}

export { openVerifier };