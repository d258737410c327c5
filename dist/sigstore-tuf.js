import { n as require_error, t as require_dist } from "./tuf-js.js";
import { Ot as known, jt as unavailable } from "./values.js";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";

// src/extensions/provenance/tuf-root.json
var tuf_root_default = {
	signatures: [
		{
			"keyid": "e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2",
			"sig": "3045022065c68f28ebe44d0a4e047a6e287f9669c8e3b31e08536396c67a1483326be8c6022100e7524a889e40de0df84231dd40e1fcc57fbbbf62055c17076568307dbc509046"
		},
		{
			"keyid": "22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06",
			"sig": "304502206fedc4a382a0c5155e812c9b7461fe388ef704fef9e093c5c236e20abbf8e6620221008bbec36b63bf9baebc03a83c770cf9387efc90907eb83070b7a875129512d687"
		},
		{
			"keyid": "61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222",
			"sig": "30450220468f4219db51c7e815e1e3d33d9987878aa12aeaf331604d5180dd60b19dfb350221009f778ef5e96647c08bd23d63f69c0cce6fc353d747b9d51f35dc0f8678de9fef"
		},
		{
			"keyid": "a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70",
			"sig": "3045022029e2518a7bcac05ec0b227809ce0c969406743412f90dc5255401afb13363f4602210087a64182249e41dd11de91c9f385a33659bd60147a93d13c86b7a64e447f9826"
		},
		{
			"keyid": "183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632",
			"sig": "30450221008051c456ed2bf48aa5fc5742928ab0904266c1d6bdde5fc75ae20f12d098a95502203cc683bd86793808e6c9f89e2ca93f80b00c6ea64880ac4e37db69e2e86b24e3"
		}
	],
	signed: {
		"_type": "root",
		"consistent_snapshot": true,
		"expires": "2027-04-22T19:27:31Z",
		"keys": {
			"0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEWRiGr5+j+3J5SsH+Ztr5nE2H2wO7\nBV+nO3s93gLca18qTOzHY1oWyAGDykMSsGTUBSt9D+An0KfKsD2mfSM42Q==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-online-uri": "gcpkms:projects/sigstore-root-signing/locations/global/keyRings/root/cryptoKeys/timestamp/cryptoKeyVersions/1"
			},
			"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632": {
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEMxpPOJCIZ5otG4106fGJseEQi3V9\npkMYQ4uyV9Tj1M7WHXIyLG+jkfvuG0glQ1JZbRZZBV3gAR4sojdGHISeow==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@lance"
			},
			"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEzBzVOmHCPojMVLSI364WiiV8NPrD\n6IgRxVliskz/v+y3JER5mcVGcONliDcWMC5J2lfHmjPNPhb4H7xm8LzfSA==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@santiagotorres"
			},
			"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEinikSsAQmYkNeH5eYq/CnIzLaacO\nxlSaawQDOwqKy/tCqxq5xxPSJc21K4WIhs9GyOkKfzueY3GILzcMJZ4cWw==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@bobcallaway"
			},
			"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE0ghrh92Lw1Yr3idGV5WqCtMDB8Cx\n+D8hdC4w2ZLNIplVRoVGLskYa3gheMyOjiJ8kPi15aQ2//7P+oj7UvJPGw==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@joshuagl"
			},
			"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2": {
				"keyid_hash_algorithms": ["sha256", "sha512"],
				"keytype": "ecdsa",
				"keyval": { "public": "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEEXsz3SZXFb8jMV42j6pJlyjbjR8K\nN3Bwocexq6LMIb5qsWKOQvLN16NUefLc4HswOoumRsVVaajSpQS6fobkRw==\n-----END PUBLIC KEY-----\n" },
				"scheme": "ecdsa-sha2-nistp256",
				"x-tuf-on-ci-keyowner": "@mnm678"
			}
		},
		"roles": {
			"root": {
				"keyids": [
					"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2",
					"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06",
					"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222",
					"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70",
					"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632"
				],
				"threshold": 3
			},
			"snapshot": {
				"keyids": ["0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5"],
				"threshold": 1,
				"x-tuf-on-ci-expiry-period": 3650,
				"x-tuf-on-ci-signing-period": 365
			},
			"targets": {
				"keyids": [
					"e71a54d543835ba86adad9460379c7641fb8726d164ea766801a1c522aba7ea2",
					"22f4caec6d8e6f9555af66b3d4c3cb06a3bb23fdc7e39c916c61f462e6f52b06",
					"61643838125b440b40db6942f5cb5a31c0dc04368316eb2aaa58b95904a58222",
					"a687e5bf4fab82b0ee58d46e05c9535145a2c9afb458f43d42b45ca0fdce2a70",
					"183e64f37670dc13ca0d28995a3053f3740954ddce44321a41e46534cf44e632"
				],
				"threshold": 3
			},
			"timestamp": {
				"keyids": ["0c87432c3bf09fd99189fdc32fa5eaedf4e4a5fac7bab73fa04a2e0fc64af6f5"],
				"threshold": 1,
				"x-tuf-on-ci-expiry-period": 7,
				"x-tuf-on-ci-signing-period": 6
			}
		},
		"spec_version": "1.0",
		"version": 16,
		"x-tuf-on-ci-expiry-period": 197,
		"x-tuf-on-ci-signing-period": 46
	}
};

// src/extensions/provenance/sigstore-tuf.ts
var import_dist = require_dist();
var import_error = require_error();
const publicInstance = {
	url: "https://tuf-repo-cdn.sigstore.dev",
	firstRoot: JSON.stringify(tuf_root_default)
};
const target = "trusted_root.json";
const largestTarget = 1048576;
const mostNewRoots = 64;
async function fetchTrustedRoot(fetcher, { url, firstRoot } = publicInstance) {
	const folder = await mkdtemp(join(tmpdir(), "lockproof-tuf-"));
	const { host } = new URL(url);
	const asked = askedThrough(fetcher, folder);
	try {
		await writeFile(join(folder, "root.json"), firstRoot);
		const updater = new import_dist.Updater({
			metadataDir: folder,
			metadataBaseUrl: url,
			targetDir: folder,
			targetBaseUrl: `${url.replace(/\/+$/, "")}/targets`,
			fetcher: asked,
			config: { maxRootRotations: mostNewRoots }
		});
		const info = await updater.getTargetInfo(target);
		if (info === void 0) return unavailable("malformed-answer", `${host} has no ${target}`);
		if (info.length > largestTarget) return unavailable("too-large", `${target} of ${host} is larger than 1 MiB`);
		const text = await readFile(await updater.downloadTarget(info), "utf8");
		const { openVerifier } = await import("./sigstore.js");
		openVerifier([JSON.parse(text)]);
		return known(text);
	} catch (error) {
		return asked.unanswered() ?? unavailable("malformed-answer", `${host}: ${faultOf(error)}`);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
	}
}
function askedThrough(fetcher, folder) {
	let unanswered = null;
	const bytes = async (url, maxBytes) => {
		const answer = await fetcher.get(url, {
			maxBytes,
			what: `the file ${new URL(url).pathname}`,
			brief: true
		});
		if (answer.kind === "known") return Buffer.from(answer.value.body);
		if (answer.kind === "absent") throw new import_error.DownloadHTTPError("absent", 404);
		if (answer.status === 403) throw new import_error.DownloadHTTPError("absent", 403);
		unanswered = answer;
		throw new Error(answer.cause);
	};
	return {
		unanswered: () => unanswered,
		downloadBytes: bytes,
		async downloadFile(url, maxBytes, use) {
			const file = join(folder, "downloaded");
			await writeFile(file, await bytes(url, maxBytes));
			return use(file);
		}
	};
}
function faultOf(error) {
	const message = error instanceof Error ? error.message : "";
	if (/expired/i.test(message)) return "its signed lists have expired";
	if (error instanceof import_error.DownloadHTTPError) return "a file that its signed lists name is missing";
	return "what it answered is not signed by the keys that count, or contradicts itself";
}

export { fetchTrustedRoot };