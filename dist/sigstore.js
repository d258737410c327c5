import { n as require_dist, r as require_dist$1, t as require_dist$2 } from "./sigstore-js.js";
import { t as trusted_root_default } from "./trusted-root.js";
import { X509Certificate } from "node:crypto";

// src/extensions/provenance/sigstore.ts
var import_dist = require_dist();
var import_dist$1 = require_dist$1();
var import_dist$2 = require_dist$2();
function openVerifier(trustedRoots = [trusted_root_default]) {
	const verifiers = trustedRoots.map(verifierOf);
	return (json) => verifyBundle(json, verifiers);
}
function verifierOf(trustedRoot) {
	const root = import_dist$1.TrustedRoot.fromJSON(trustedRoot);
	const material = (0, import_dist$2.toTrustMaterial)(root);
	if (material.certificateAuthorities.length === 0) throw new Error("no authority");
	return {
		verifier: new import_dist$2.Verifier(material, {
			tlogThreshold: root.tlogs.length > 0 ? 1 : 0,
			ctlogThreshold: root.ctlogs.length > 0 ? 1 : 0,
			timestampThreshold: 1
		}),
		material
	};
}
function verifyBundle(json, verifiers) {
	try {
		const bundle = (0, import_dist.bundleFromJSON)(json);
		let result = {
			kind: "refused",
			fault: "unreadable"
		};
		for (const { verifier } of verifiers) {
			result = verifyBy(bundle, verifier);
			if (result.kind === "good") return result;
		}
		if (isOfGitHubsOwnInstance(bundle)) return {
			kind: "unsupported",
			answered: true,
			reason: githubsOwn
		};
		const materials = verifiers.map(({ material }) => material);
		return materials.every((material) => namesOtherKeys(bundle, material)) ? {
			...result,
			newestKey: newestKeyIn(materials)
		} : result;
	} catch {
		return {
			kind: "refused",
			fault: "unreadable"
		};
	}
}
const githubsOwn = "GitHub's own Sigstore instance signed the attestation, and Lockproof ships only the keys of the public one";
function namesOtherKeys(bundle, { certificateAuthorities, ctlogs, tlogs, timestampAuthorities }) {
	const { key, tlogEntries, timestamps } = (0, import_dist$2.toSignedEntity)(bundle);
	const isIn = (logs, id) => logs.some(({ logID }) => logID.equals(id));
	if (tlogEntries.some(({ logId }) => !isIn(tlogs, logId.keyId))) return true;
	for (const stamp of timestamps) {
		if (stamp.$case !== "timestamp-authority") continue;
		const serial = stamp.timestamp.signerSerialNumber;
		if (!timestampAuthorities.some(({ certChain: [leaf] }) => leaf?.serialNumber.equals(serial))) return true;
	}
	if (key.$case !== "certificate") return false;
	const { issuer, extAuthorityKeyID, extSCT } = key.certificate;
	const issuerKey = extAuthorityKeyID?.keyIdentifier;
	return !certificateAuthorities.some(({ certChain }) => certChain.some(({ subject, extSubjectKeyID }) => issuerKey === void 0 ? subject.equals(issuer) : extSubjectKeyID?.keyIdentifier.equals(issuerKey))) || (extSCT?.signedCertificateTimestamps ?? []).some(({ logID }) => !isIn(ctlogs, logID));
}
function newestKeyIn(materials) {
	const keys = materials.flatMap((each) => [
		...each.tlogs,
		...each.ctlogs,
		...each.certificateAuthorities,
		...each.timestampAuthorities
	]);
	const newest = Math.max(...keys.map(({ validFor: { start } }) => start.getTime()));
	return new Date(newest).toISOString().slice(0, 10);
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
			fault: error instanceof import_dist$2.VerificationError ? faults[error.code] : "unreadable"
		};
	}
}
function isOfGitHubsOwnInstance({ verificationMaterial: { content } }) {
	if (content.$case === "publicKey") return false;
	const [leaf] = content.$case === "certificate" ? [content.certificate] : content.x509CertificateChain.certificates;
	return leaf !== void 0 && /^O=GitHub\\?, Inc\.$/m.test(new X509Certificate(leaf.rawBytes).issuer);
}
const faults = {
	CERTIFICATE_ERROR: "certificate",
	PUBLIC_KEY_ERROR: "certificate",
	TIMESTAMP_ERROR: "time",
	SIGNATURE_ERROR: "signature",
	TLOG_ERROR: "log",
	TLOG_INCLUSION_PROOF_ERROR: "log",
	TLOG_INCLUSION_PROMISE_ERROR: "log",
	TLOG_MISSING_INCLUSION_ERROR: "log",
	TLOG_BODY_ERROR: "log",
	NOT_IMPLEMENTED_ERROR: "unreadable"
};

export { openVerifier };