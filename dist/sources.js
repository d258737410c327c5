import { i as __toESM, t as __commonJSMin } from "./rolldown-runtime.js";
import { b as shellWord, g as orNull, l as UserError, m as invalidInput, p as codeOf$1, v as quoted } from "./package-border.js";
import { $t as decodeUtf8, Ot as known, Rt as displayHostname, T as readCanonical, Tt as absent, Vt as parseHostname, W as printProvider, X as hashOfZip, jt as unavailable, p as isConfiguration, q as openMemory } from "./values.js";
import { $t as globs, A as pairsOf, B as SourceError, D as configuredFolders, E as changesBetween, F as fileContent, G as openSemaphore, Gt as repositoryAround, I as isSameContent, L as isUnderReview, Lt as folderOf, M as blobSha, N as contentLimit, R as kindOfMode, Rt as foldersAbove, S as unclear, T as maySearch, U as inTurns, V as ambiguous, an as pathOnDisk, b as follow, en as isLockFileName, in as foldedName, j as blobDigest, k as isChange, r as followRenames, tn as lockFileName, v as contentIn, x as listedTree, z as listingOf, zt as isReallyWithin } from "./around.js";
import { homedir, tmpdir } from "node:os";
import { createReadStream, createWriteStream, existsSync, rmSync } from "node:fs";
import { delimiter, dirname, isAbsolute, join, posix, relative, resolve, sep } from "node:path";
import { createHash } from "node:crypto";
import { lookup } from "node:dns";
import { lstat, mkdtemp, readFile, readdir, readlink, realpath, rm, stat } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { once } from "node:events";
import { pipeline } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { execFile } from "node:child_process";

// src/http/run-time.ts
function openRunTime(milliseconds, began = performance.now()) {
	const end = began + milliseconds;
	return {
		left: () => Math.max(0, end - performance.now()),
		exceeded: () => unavailable("time", `the time of this run (${timeSpan(milliseconds)}) was used up`)
	};
}
const endless = openRunTime(Number.POSITIVE_INFINITY);
function timeSpan(milliseconds) {
	const seconds = Math.ceil(milliseconds / 1e3);
	const [size, unit] = seconds % 3600 === 0 || seconds > 5999 ? [3600, "hour"] : seconds % 60 === 0 || seconds > 99 ? [60, "minute"] : [1, "second"];
	const count = Math.ceil(seconds / size);
	return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

// node_modules/ipaddr.js/lib/ipaddr.js
var require_ipaddr = /* @__PURE__ */ __commonJSMin(((exports, module, this$1) => {
	(function(root) {
		"use strict";
		const ipv4Part = "(0?\\d+|0x[a-f0-9]+)";
		const ipv4Regexes = {
			fourOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			threeOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}$`, "i"),
			twoOctet: new RegExp(`^${ipv4Part}\\.${ipv4Part}$`, "i"),
			longValue: new RegExp(`^${ipv4Part}$`, "i")
		};
		const octalRegex = new RegExp(`^0[0-7]+$`, "i");
		const hexRegex = new RegExp(`^0x[a-f0-9]+$`, "i");
		const zoneIndex = "%[0-9a-z]{1,}";
		const ipv6Part = "(?:[0-9a-f]+::?)+";
		const ipv6Regexes = {
			zoneIndex: new RegExp(zoneIndex, "i"),
			"native": new RegExp(`^(::)?(${ipv6Part})?([0-9a-f]+)?(::)?(${zoneIndex})?$`, "i"),
			deprecatedTransitional: new RegExp(`^(?:::)(${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?)$`, "i"),
			transitional: new RegExp(`^((?:${ipv6Part})|(?:::)(?:${ipv6Part})?)${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}\\.${ipv4Part}(${zoneIndex})?$`, "i")
		};
		function expandIPv6(string, parts) {
			if (string.indexOf("::") !== string.lastIndexOf("::")) return null;
			let colonCount = 0;
			let lastColon = -1;
			let zoneId = (string.match(ipv6Regexes.zoneIndex) || [])[0];
			let replacement, replacementCount;
			if (zoneId) {
				zoneId = zoneId.substring(1);
				string = string.replace(/%.+$/, "");
			}
			while ((lastColon = string.indexOf(":", lastColon + 1)) >= 0) colonCount++;
			if (string.substr(0, 2) === "::") colonCount--;
			if (string.substr(-2, 2) === "::") colonCount--;
			if (colonCount >= parts) return null;
			replacementCount = parts - colonCount;
			replacement = ":";
			while (replacementCount--) replacement += "0:";
			string = string.replace("::", replacement);
			if (string[0] === ":") string = string.slice(1);
			if (string[string.length - 1] === ":") string = string.slice(0, -1);
			parts = (function() {
				const ref = string.split(":");
				const results = [];
				for (let i = 0; i < ref.length; i++) results.push(ref[i].length > 4 ? NaN : parseInt(ref[i], 16));
				return results;
			})();
			return {
				parts,
				zoneId
			};
		}
		function matchCIDR(first, second, partSize, cidrBits) {
			if (first.length !== second.length) throw new Error("ipaddr: cannot match CIDR for objects with different lengths");
			let part = 0;
			let shift;
			while (cidrBits > 0) {
				shift = partSize - cidrBits;
				if (shift < 0) shift = 0;
				if (first[part] >> shift !== second[part] >> shift) return false;
				cidrBits -= partSize;
				part += 1;
			}
			return true;
		}
		function parseIntAuto(string) {
			if (hexRegex.test(string)) return parseInt(string, 16);
			if (string[0] === "0" && !isNaN(parseInt(string[1], 10))) {
				if (octalRegex.test(string)) return parseInt(string, 8);
				throw new Error(`ipaddr: cannot parse ${string} as octal`);
			}
			return parseInt(string, 10);
		}
		function padPart(part, length) {
			while (part.length < length) part = `0${part}`;
			return part;
		}
		const ipaddr = {};
		ipaddr.IPv4 = (function() {
			function IPv4(octets) {
				if (octets.length !== 4) throw new Error("ipaddr: ipv4 octet count should be 4");
				let i, octet;
				for (i = 0; i < octets.length; i++) {
					octet = octets[i];
					if (!(0 <= octet && octet <= 255)) throw new Error("ipaddr: ipv4 octet should fit in 8 bits");
				}
				this.octets = octets;
			}
			IPv4.prototype.SpecialRanges = {
				unspecified: [[new IPv4([
					0,
					0,
					0,
					0
				]), 8]],
				broadcast: [[new IPv4([
					255,
					255,
					255,
					255
				]), 32]],
				multicast: [[new IPv4([
					224,
					0,
					0,
					0
				]), 4]],
				linkLocal: [[new IPv4([
					169,
					254,
					0,
					0
				]), 16]],
				loopback: [[new IPv4([
					127,
					0,
					0,
					0
				]), 8]],
				carrierGradeNat: [[new IPv4([
					100,
					64,
					0,
					0
				]), 10]],
				"private": [
					[new IPv4([
						10,
						0,
						0,
						0
					]), 8],
					[new IPv4([
						172,
						16,
						0,
						0
					]), 12],
					[new IPv4([
						192,
						168,
						0,
						0
					]), 16]
				],
				reserved: [
					[new IPv4([
						192,
						0,
						0,
						0
					]), 24],
					[new IPv4([
						192,
						0,
						2,
						0
					]), 24],
					[new IPv4([
						192,
						88,
						99,
						0
					]), 24],
					[new IPv4([
						198,
						18,
						0,
						0
					]), 15],
					[new IPv4([
						198,
						51,
						100,
						0
					]), 24],
					[new IPv4([
						203,
						0,
						113,
						0
					]), 24],
					[new IPv4([
						240,
						0,
						0,
						0
					]), 4]
				],
				as112: [[new IPv4([
					192,
					175,
					48,
					0
				]), 24], [new IPv4([
					192,
					31,
					196,
					0
				]), 24]],
				amt: [[new IPv4([
					192,
					52,
					193,
					0
				]), 24]]
			};
			IPv4.prototype.kind = function() {
				return "ipv4";
			};
			IPv4.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv4") throw new Error("ipaddr: cannot match ipv4 address with non-ipv4 one");
				return matchCIDR(this.octets, other.octets, 8, cidrRange);
			};
			IPv4.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 8,
					128: 7,
					192: 6,
					224: 5,
					240: 4,
					248: 3,
					252: 2,
					254: 1,
					255: 0
				};
				let i, octet, zeros;
				for (i = 3; i >= 0; i -= 1) {
					octet = this.octets[i];
					if (octet in zerotable) {
						zeros = zerotable[octet];
						if (stop && zeros !== 0) return null;
						if (zeros !== 8) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 32 - cidr;
			};
			IPv4.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv4.prototype.toByteArray = function() {
				return this.octets.slice(0);
			};
			IPv4.prototype.toIPv4MappedAddress = function() {
				return ipaddr.IPv6.parse(`::ffff:${this.toString()}`);
			};
			IPv4.prototype.toNormalizedString = function() {
				return this.toString();
			};
			IPv4.prototype.toString = function() {
				return this.octets.join(".");
			};
			return IPv4;
		})();
		ipaddr.IPv4.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.isIPv4 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv4.isValid = function(string) {
			try {
				new this(this.parser(string));
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidCIDR = function(string) {
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv4.isValidFourPartDecimal = function(string) {
			if (ipaddr.IPv4.isValid(string) && string.match(/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){3}$/)) return true;
			else return false;
		};
		ipaddr.IPv4.isValidCIDRFourPartDecimal = function(string) {
			const match = string.match(/^(.+)\/(\d+)$/);
			if (!ipaddr.IPv4.isValidCIDR(string) || !match) return false;
			return ipaddr.IPv4.isValidFourPartDecimal(match[1]);
		};
		ipaddr.IPv4.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 4) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv4 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv4.parse = function(string) {
			const parts = this.parser(string);
			if (parts === null) throw new Error("ipaddr: string is not formatted like an IPv4 Address");
			return new this(parts);
		};
		ipaddr.IPv4.parseCIDR = function(string) {
			let match;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				const maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 32) {
					const parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv4 CIDR range");
		};
		ipaddr.IPv4.parser = function(string) {
			let match, part, value;
			if (match = string.match(ipv4Regexes.fourOctet)) return (function() {
				const ref = match.slice(1, 6);
				const results = [];
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					results.push(parseIntAuto(part));
				}
				return results;
			})();
			else if (match = string.match(ipv4Regexes.longValue)) {
				value = parseIntAuto(match[1]);
				if (value > 4294967295 || value < 0) throw new Error("ipaddr: address outside defined range");
				return (function() {
					const results = [];
					let shift = 0;
					for (; shift <= 24; shift += 8) results.push(value >> shift & 255);
					return results;
				})().reverse();
			} else if (match = string.match(ipv4Regexes.twoOctet)) return (function() {
				const ref = match.slice(1, 4);
				const results = [];
				value = parseIntAuto(ref[1]);
				if (value > 16777215 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(value >> 16 & 255);
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else if (match = string.match(ipv4Regexes.threeOctet)) return (function() {
				const ref = match.slice(1, 5);
				const results = [];
				value = parseIntAuto(ref[2]);
				if (value > 65535 || value < 0) throw new Error("ipaddr: address outside defined range");
				results.push(parseIntAuto(ref[0]));
				results.push(parseIntAuto(ref[1]));
				results.push(value >> 8 & 255);
				results.push(value & 255);
				return results;
			})();
			else return null;
		};
		ipaddr.IPv4.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 32) throw new Error("ipaddr: invalid IPv4 prefix length");
			const octets = [
				0,
				0,
				0,
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 4) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.IPv6 = (function() {
			function IPv6(parts, zoneId) {
				let i, part;
				if (parts.length === 16) {
					this.parts = [];
					for (i = 0; i <= 14; i += 2) this.parts.push(parts[i] << 8 | parts[i + 1]);
				} else if (parts.length === 8) this.parts = parts;
				else throw new Error("ipaddr: ipv6 part count should be 8 or 16");
				for (i = 0; i < this.parts.length; i++) {
					part = this.parts[i];
					if (!(0 <= part && part <= 65535)) throw new Error("ipaddr: ipv6 part should fit in 16 bits");
				}
				if (zoneId) this.zoneId = zoneId;
			}
			IPv6.prototype.SpecialRanges = {
				unspecified: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 128],
				linkLocal: [new IPv6([
					65152,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				multicast: [new IPv6([
					65280,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 8],
				loopback: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					0,
					0,
					1
				]), 128],
				uniqueLocal: [new IPv6([
					64512,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 7],
				ipv4Mapped: [new IPv6([
					0,
					0,
					0,
					0,
					0,
					65535,
					0,
					0
				]), 96],
				deprecatedSiteLocal: [new IPv6([
					65216,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 10],
				discard: [new IPv6([
					256,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 64],
				rfc6145: [new IPv6([
					0,
					0,
					0,
					0,
					65535,
					0,
					0,
					0
				]), 96],
				rfc6052: [[new IPv6([
					100,
					65435,
					0,
					0,
					0,
					0,
					0,
					0
				]), 96], [new IPv6([
					100,
					65435,
					1,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				"6to4": [new IPv6([
					8194,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				teredo: [new IPv6([
					8193,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				benchmarking: [new IPv6([
					8193,
					2,
					0,
					0,
					0,
					0,
					0,
					0
				]), 48],
				amt: [new IPv6([
					8193,
					3,
					0,
					0,
					0,
					0,
					0,
					0
				]), 32],
				as112v6: [[new IPv6([
					8193,
					4,
					274,
					0,
					0,
					0,
					0,
					0
				]), 48], [new IPv6([
					9760,
					79,
					32768,
					0,
					0,
					0,
					0,
					0
				]), 48]],
				deprecatedOrchid: [new IPv6([
					8193,
					16,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				orchid2: [new IPv6([
					8193,
					32,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				droneRemoteIdProtocolEntityTags: [new IPv6([
					8193,
					48,
					0,
					0,
					0,
					0,
					0,
					0
				]), 28],
				segmentRouting: [new IPv6([
					24320,
					0,
					0,
					0,
					0,
					0,
					0,
					0
				]), 16],
				reserved: [
					[new IPv6([
						8193,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 23],
					[new IPv6([
						8193,
						3512,
						0,
						0,
						0,
						0,
						0,
						0
					]), 32],
					[new IPv6([
						16383,
						0,
						0,
						0,
						0,
						0,
						0,
						0
					]), 20]
				]
			};
			IPv6.prototype.isIPv4MappedAddress = function() {
				return this.range() === "ipv4Mapped";
			};
			IPv6.prototype.kind = function() {
				return "ipv6";
			};
			IPv6.prototype.match = function(other, cidrRange) {
				let ref;
				if (cidrRange === void 0) {
					ref = other;
					other = ref[0];
					cidrRange = ref[1];
				}
				if (other.kind() !== "ipv6") throw new Error("ipaddr: cannot match ipv6 address with non-ipv6 one");
				return matchCIDR(this.parts, other.parts, 16, cidrRange);
			};
			IPv6.prototype.prefixLengthFromSubnetMask = function() {
				let cidr = 0;
				let stop = false;
				const zerotable = {
					0: 16,
					32768: 15,
					49152: 14,
					57344: 13,
					61440: 12,
					63488: 11,
					64512: 10,
					65024: 9,
					65280: 8,
					65408: 7,
					65472: 6,
					65504: 5,
					65520: 4,
					65528: 3,
					65532: 2,
					65534: 1,
					65535: 0
				};
				let part, zeros;
				for (let i = 7; i >= 0; i -= 1) {
					part = this.parts[i];
					if (part in zerotable) {
						zeros = zerotable[part];
						if (stop && zeros !== 0) return null;
						if (zeros !== 16) stop = true;
						cidr += zeros;
					} else return null;
				}
				return 128 - cidr;
			};
			IPv6.prototype.range = function() {
				return ipaddr.subnetMatch(this, this.SpecialRanges);
			};
			IPv6.prototype.toByteArray = function() {
				let part;
				const bytes = [];
				const ref = this.parts;
				for (let i = 0; i < ref.length; i++) {
					part = ref[i];
					bytes.push(part >> 8);
					bytes.push(part & 255);
				}
				return bytes;
			};
			IPv6.prototype.toFixedLengthString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(padPart(this.parts[i].toString(16), 4));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toIPv4Address = function() {
				if (!this.isIPv4MappedAddress()) throw new Error("ipaddr: trying to convert a generic ipv6 address to ipv4");
				const ref = this.parts.slice(-2);
				const high = ref[0];
				const low = ref[1];
				return new ipaddr.IPv4([
					high >> 8,
					high & 255,
					low >> 8,
					low & 255
				]);
			};
			IPv6.prototype.toNormalizedString = function() {
				const addr = (function() {
					const results = [];
					for (let i = 0; i < this.parts.length; i++) results.push(this.parts[i].toString(16));
					return results;
				}).call(this).join(":");
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				return addr + suffix;
			};
			IPv6.prototype.toRFC5952String = function() {
				const regex = /((^|:)(0(:|$)){2,})/g;
				let suffix = "";
				if (this.zoneId) suffix = `%${this.zoneId}`;
				const normalized = this.toNormalizedString();
				const string = normalized.slice(0, normalized.length - suffix.length);
				let bestMatchIndex = 0;
				let bestMatchLength = -1;
				let bestMatchGroups = -1;
				let match;
				while (match = regex.exec(string)) {
					const groups = (match[0].match(/0/g) || []).length;
					if (groups > bestMatchGroups) {
						bestMatchGroups = groups;
						bestMatchIndex = match.index;
						bestMatchLength = match[0].length;
					}
				}
				if (bestMatchLength < 0) return string + suffix;
				return `${string.substring(0, bestMatchIndex)}::${string.substring(bestMatchIndex + bestMatchLength)}${suffix}`;
			};
			IPv6.prototype.toString = function() {
				return this.toRFC5952String();
			};
			return IPv6;
		})();
		ipaddr.IPv6.broadcastAddressFromCIDR = function(string) {
			try {
				const cidr = this.parseCIDR(string);
				const ipInterfaceOctets = cidr[0].toByteArray();
				const subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				const octets = [];
				let i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) | parseInt(subnetMaskOctets[i], 10) ^ 255);
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.isIPv6 = function(string) {
			return this.parser(string) !== null;
		};
		ipaddr.IPv6.isValid = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				const addr = this.parser(string);
				new this(addr.parts, addr.zoneId);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.isValidCIDR = function(string) {
			if (typeof string === "string" && string.indexOf(":") === -1) return false;
			try {
				this.parseCIDR(string);
				return true;
			} catch {
				return false;
			}
		};
		ipaddr.IPv6.networkAddressFromCIDR = function(string) {
			let cidr, i, ipInterfaceOctets, octets, subnetMaskOctets;
			try {
				cidr = this.parseCIDR(string);
				ipInterfaceOctets = cidr[0].toByteArray();
				subnetMaskOctets = this.subnetMaskFromPrefixLength(cidr[1]).toByteArray();
				octets = [];
				i = 0;
				while (i < 16) {
					octets.push(parseInt(ipInterfaceOctets[i], 10) & parseInt(subnetMaskOctets[i], 10));
					i++;
				}
				return new this(octets);
			} catch (e) {
				throw new Error("ipaddr: the address does not have IPv6 CIDR format", { cause: e });
			}
		};
		ipaddr.IPv6.parse = function(string) {
			const addr = this.parser(string);
			if (addr === null) throw new Error("ipaddr: string is not formatted like an IPv6 Address");
			return new this(addr.parts, addr.zoneId);
		};
		ipaddr.IPv6.parseCIDR = function(string) {
			let maskLength, match, parsed;
			if (match = string.match(/^(.+)\/(\d+)$/)) {
				maskLength = parseInt(match[2]);
				if (maskLength >= 0 && maskLength <= 128) {
					parsed = [this.parse(match[1]), maskLength];
					Object.defineProperty(parsed, "toString", { value: function() {
						return this.join("/");
					} });
					return parsed;
				}
			}
			throw new Error("ipaddr: string is not formatted like an IPv6 CIDR range");
		};
		ipaddr.IPv6.parser = function(string) {
			let addr, i, match, octet, octets, zoneId;
			if (match = string.match(ipv6Regexes.deprecatedTransitional)) return this.parser(`::ffff:${match[1]}`);
			if (ipv6Regexes.native.test(string)) return expandIPv6(string, 8);
			if (match = string.match(ipv6Regexes.transitional)) {
				zoneId = match[6] || "";
				addr = match[1];
				if (!match[1].endsWith("::")) addr = addr.slice(0, -1);
				addr = expandIPv6(addr + zoneId, 6);
				if (addr && addr.parts) {
					octets = [
						parseInt(match[2]),
						parseInt(match[3]),
						parseInt(match[4]),
						parseInt(match[5])
					];
					for (i = 0; i < octets.length; i++) {
						octet = octets[i];
						if (!(0 <= octet && octet <= 255)) return null;
					}
					addr.parts.push(octets[0] << 8 | octets[1]);
					addr.parts.push(octets[2] << 8 | octets[3]);
					return {
						parts: addr.parts,
						zoneId: addr.zoneId
					};
				}
			}
			return null;
		};
		ipaddr.IPv6.subnetMaskFromPrefixLength = function(prefix) {
			prefix = parseInt(prefix);
			if (Number.isNaN(prefix) || prefix < 0 || prefix > 128) throw new Error("ipaddr: invalid IPv6 prefix length");
			const octets = [
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0,
				0
			];
			let j = 0;
			const filledOctetCount = Math.floor(prefix / 8);
			while (j < filledOctetCount) {
				octets[j] = 255;
				j++;
			}
			if (filledOctetCount < 16) octets[filledOctetCount] = Math.pow(2, prefix % 8) - 1 << 8 - prefix % 8;
			return new this(octets);
		};
		ipaddr.fromByteArray = function(bytes) {
			const length = bytes.length;
			if (length === 4) return new ipaddr.IPv4(bytes);
			else if (length === 16) return new ipaddr.IPv6(bytes);
			else throw new Error("ipaddr: the binary input is neither an IPv6 nor IPv4 address");
		};
		ipaddr.isValid = function(string) {
			return ipaddr.IPv6.isValid(string) || ipaddr.IPv4.isValid(string);
		};
		ipaddr.isValidCIDR = function(string) {
			return ipaddr.IPv6.isValidCIDR(string) || ipaddr.IPv4.isValidCIDR(string);
		};
		ipaddr.parse = function(string) {
			if (ipaddr.IPv6.isValid(string)) return ipaddr.IPv6.parse(string);
			else if (ipaddr.IPv4.isValid(string)) return ipaddr.IPv4.parse(string);
			else throw new Error("ipaddr: the address has neither IPv6 nor IPv4 format");
		};
		ipaddr.parseCIDR = function(string) {
			try {
				return ipaddr.IPv6.parseCIDR(string);
			} catch {
				try {
					return ipaddr.IPv4.parseCIDR(string);
				} catch (e) {
					throw new Error("ipaddr: the address has neither IPv6 nor IPv4 CIDR format", { cause: e });
				}
			}
		};
		ipaddr.process = function(string) {
			const addr = this.parse(string);
			if (addr.kind() === "ipv6" && addr.isIPv4MappedAddress()) return addr.toIPv4Address();
			else return addr;
		};
		ipaddr.subnetMatch = function(address, rangeList, defaultName) {
			let i, rangeName, rangeSubnets, subnet;
			if (defaultName === void 0 || defaultName === null) defaultName = "unicast";
			for (rangeName in rangeList) if (Object.prototype.hasOwnProperty.call(rangeList, rangeName)) {
				rangeSubnets = rangeList[rangeName];
				if (rangeSubnets[0] && !(rangeSubnets[0] instanceof Array)) rangeSubnets = [rangeSubnets];
				for (i = 0; i < rangeSubnets.length; i++) {
					subnet = rangeSubnets[i];
					if (address.kind() === subnet[0].kind() && address.match.apply(address, subnet)) return rangeName;
				}
			}
			return defaultName;
		};
		if (typeof module !== "undefined" && module.exports) module.exports = ipaddr;
		else root.ipaddr = ipaddr;
	})(this$1);
}));

// src/http/address-guard.ts
var import_ipaddr = /* @__PURE__ */ __toESM(require_ipaddr(), 1);
function trustedOrigins(hosts) {
	const origins = /* @__PURE__ */ new Set();
	for (const host of hosts) {
		const url = URL.parse(`https://${host}/`);
		if (url !== null && url.pathname === "/" && url.username === "") origins.add(originOf(url));
	}
	return origins;
}
function originOf(url) {
	return `${url.hostname}:${url.port === "" ? "443" : url.port}`;
}
function permittedUrl(text, trusted) {
	const url = URL.parse(text);
	if (url === null) return refused("the address that was given is not a URL");
	const scheme = url.protocol.slice(0, -1);
	if (scheme !== "https") return refused(`${url.host || "the address"} uses ${scheme}; only https is allowed`);
	if (url.username !== "" || url.password !== "") return refused(`the address at ${url.host} has a user name or a password`);
	const address = literalAddress(url.hostname);
	if (trusted.has(originOf(url))) return known(url);
	if (address !== null && !isPublicAddress(address)) return refused(`${url.host} is not a public address and not listed in registries`);
	if (/(?:^|\.)localhost\.?$/.test(url.hostname)) return refused(`${url.host} does not resolve to a public address and is not listed in registries`);
	return known(url);
}
function refused(cause) {
	return unavailable("address-refused", cause);
}
var AddressRefusedError = class extends Error {};
const globalUnicast = import_ipaddr.default.IPv6.parseCIDR("2000::/3");
const ofClouds = [
	"168.63.129.16/32",
	"161.26.0.0/16",
	"166.8.0.0/14"
].map((range) => import_ipaddr.default.IPv4.parseCIDR(range));
const nat64 = import_ipaddr.default.IPv6.parseCIDR("64:ff9b::/96");
function isPublicAddress(address) {
	if (!import_ipaddr.default.isValid(address)) return false;
	const parsed = import_ipaddr.default.parse(address);
	if (parsed instanceof import_ipaddr.default.IPv6 && parsed.match(nat64)) return isPublicAddress(parsed.toByteArray().slice(-4).join("."));
	if (parsed.range() !== "unicast") return false;
	return parsed instanceof import_ipaddr.default.IPv4 ? !ofClouds.some((range) => parsed.match(range)) : parsed.match(globalUnicast);
}
function literalAddress(hostname) {
	const bare = hostname.startsWith("[") ? hostname.slice(1, -1) : hostname;
	return import_ipaddr.default.isValid(bare) ? bare : null;
}
function guardedLookup(resolve, isAllowed = isPublicAddress) {
	return (hostname, options, done) => {
		resolve(hostname, (error, addresses) => {
			if (error !== null) return done(error, []);
			const allowed = addresses.filter(({ address }) => isAllowed(address));
			const [first] = allowed;
			if (first === void 0) return done(new AddressRefusedError(`${hostname} has no public address`), []);
			if (options.all === true) return done(null, allowed);
			done(null, first.address, first.family);
		});
	};
}
const resolveWithSystem = (hostname, done) => {
	lookup(hostname, { all: true }, (error, addresses) => done(error, addresses ?? []));
};

// src/http/disk-error.ts
var DiskError = class extends Error {
	code;
	constructor(cause) {
		super("a file cannot be written", { cause });
		this.name = "DiskError";
		this.code = codeOf$1(cause) ?? "EIO";
	}
};
async function onDisk(work) {
	try {
		return await work;
	} catch (error) {
		throw new DiskError(error);
	}
}

// src/http/attempt.ts
function final(outcome) {
	return {
		final: true,
		outcome,
		silent: false
	};
}
function again(outcome, pause = null) {
	return {
		final: false,
		outcome,
		pause,
		silent: false
	};
}
function openAskedPauses({ longestPause, askedPauses }, wait, time) {
	let left = askedPauses;
	let waiting = 0;
	let until = 0;
	return { async take(milliseconds) {
		const now = performance.now();
		const longer = Math.max(0, milliseconds - Math.max(0, until - now));
		if (milliseconds > Math.min(longestPause, time.left()) || longer > left) return false;
		left -= longer;
		until = Math.max(until, now + milliseconds);
		waiting += 1;
		try {
			await wait(milliseconds);
		} finally {
			waiting -= 1;
			if (waiting === 0) until = 0;
		}
		return true;
	} };
}
async function withRetries(attempt, limits, wait, pauses) {
	let result = await attempt();
	for (let retry = 0; retry < limits.retries && !result.final; retry++) {
		if (result.pause === null) await wait(limits.pause * 2 ** retry);
		else if (!await pauses.take(result.pause)) {
			const why = `asks for a pause of ${Math.ceil(result.pause / 1e3)} s: longer than a run waits`;
			return {
				...result.outcome,
				cause: `${result.outcome.cause}, and ${why}`
			};
		}
		result = await attempt();
	}
	return result.outcome;
}
function retryAfter(header, now) {
	if (header === void 0) return null;
	if (/^\d{1,9}$/.test(header)) return Number(header) * 1e3;
	if (!httpDate.test(header)) return null;
	const date = Date.parse(header);
	return Number.isNaN(date) ? null : Math.max(0, date - now);
}
const httpDate = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function failureOf(error, host, proxy) {
	if (error instanceof AddressRefusedError) {
		const cause = `${host} does not resolve to a public address and is not listed in registries`;
		return final(unavailable("address-refused", cause));
	}
	if (error instanceof DiskError) return final(notSaved(error, host));
	if (codeOf(error).startsWith("Z_")) return final(unavailable("malformed-answer", `${host} sent an answer that cannot be decompressed`));
	const { kind, cause, silent } = connectionFault(error, host, proxy);
	if (kind === "slow") return {
		...final(unavailable("network", cause)),
		silent
	};
	if (kind !== "network") return final(unavailable(kind, cause));
	const asked = codeOf(error) === "ENOTFOUND" && proxy === null ? { asked: {
		host,
		trouble: "no-such-name"
	} } : {};
	return {
		...again({
			...unavailable("network", cause),
			...asked
		}),
		silent
	};
}
function connectionFault(error, host, proxy) {
	const code = codeOf(error);
	const through = proxy === null ? null : `the proxy ${proxy.name} (${proxy.variable})`;
	const fault = knownFaults.get(code);
	const known = {
		isKnown: true,
		silent: fault?.silent === true
	};
	const untrusted = `the TLS certificate of ${host} cannot be trusted (${code})${through === null ? "" : `; ${through} may have replaced it with its own`}`;
	if (/^(?:CERT_|UNABLE_TO_|ERR_TLS_)|SELF_SIGNED/.test(code)) return {
		kind: "certificate",
		cause: untrusted,
		...known
	};
	const status = through === null ? null : refusalOf(error);
	if (status !== null) {
		const cause = `${through} refused the connection to ${host} (status ${status})`;
		return status >= 500 ? {
			kind: "network",
			cause,
			...known,
			silent: true
		} : {
			kind: status === 407 ? "proxy-login" : "refused-by-proxy",
			cause,
			...known
		};
	}
	if (code === "TimeoutError") return {
		kind: "slow",
		cause: `${host} took too long to answer`,
		silent: true,
		isKnown: true
	};
	const who = through !== null && fault?.first === true ? through : host;
	if (fault !== void 0) return {
		kind: "network",
		cause: `${who} ${fault.words}`,
		...known
	};
	return {
		kind: "network",
		cause: `the connection to ${host} failed${code === "" ? "" : ` (${code})`}`,
		silent: false,
		isKnown: false
	};
}
function refusalOf(error) {
	for (const { message } of causesOf(error)) {
		const [, status, login] = /^Proxy response \((\d{3})\)|^Proxy Authentication Required \((407)\)/.exec(message) ?? [];
		if (status !== void 0 || login !== void 0) return Number(status ?? login);
	}
	return null;
}
const early = {
	words: "closed the connection early",
	silent: true
};
const unreachable = {
	words: "cannot be reached from here",
	first: true,
	silent: true
};
const late = {
	words: "could not be reached in time",
	first: true,
	silent: true
};
const forbidden = "cannot be reached: this machine does not allow the connection";
const knownFaults = /* @__PURE__ */ new Map([
	["ENOTFOUND", {
		words: "could not be found: DNS has no such name",
		first: true
	}],
	["EAI_AGAIN", {
		words: "could not be found: the name server did not answer",
		first: true
	}],
	["ECONNREFUSED", {
		words: "refused the connection",
		first: true,
		silent: true
	}],
	["PROXY_HUNG_UP", {
		words: "closed the connection",
		first: true,
		silent: true
	}],
	["ECONNRESET", early],
	["EPIPE", early],
	["UND_ERR_SOCKET", early],
	["UND_ERR_RES_CONTENT_LENGTH_MISMATCH", { words: "sent a different number of bytes than it announced" }],
	["ETIMEDOUT", late],
	["UND_ERR_CONNECT_TIMEOUT", late],
	["EHOSTUNREACH", unreachable],
	["ENETUNREACH", unreachable],
	["EACCES", {
		words: forbidden,
		first: true
	}],
	["EPERM", {
		words: forbidden,
		first: true
	}],
	["UND_ERR_HEADERS_TIMEOUT", {
		words: "did not answer in time",
		silent: true
	}],
	["UND_ERR_BODY_TIMEOUT", {
		words: "stopped in the middle of its answer",
		silent: true
	}]
]);
function notSaved({ code }, host) {
	return unavailable("not-saved", `the answer of ${host} cannot be saved on this machine (${code})`);
}
function codeOf(error) {
	for (const each of causesOf(error)) {
		if (each.name === "TimeoutError") return "TimeoutError";
		if ("code" in each && typeof each.code === "string" && /^[A-Z0-9_]{1,64}$/.test(each.code)) return each.code;
	}
	return "";
}
function causesOf(error) {
	const causes = [];
	for (let at = error; at instanceof Error && causes.length < 5;) {
		causes.push(at);
		at = at instanceof AggregateError && at.errors.length > 0 ? at.errors[0] : at.cause;
	}
	return causes;
}

// src/http/proxy.ts
function proxiesIn(environment) {
	const url = proxyIn(environment)?.url;
	const [httpsProxy, login] = [url?.origin ?? "", `${url?.username ?? ""}:${url?.password ?? ""}`];
	const token = `Basic ${Buffer.from(decodeURIComponent(login)).toString("base64")}`;
	return {
		httpProxy: httpsProxy,
		httpsProxy,
		noProxy: exemptIn(environment),
		...login === ":" ? {} : { token }
	};
}
const exemptIn = ({ no_proxy, NO_PROXY }) => no_proxy || NO_PROXY || "";
const variables = ["https_proxy", "HTTPS_PROXY"];
function proxyIn(environment) {
	const variable = variables.find((name) => environment[name]?.trim());
	if (variable === void 0) return null;
	const value = environment[variable]?.trim() ?? "";
	const url = URL.parse(value.includes("://") ? value : `http://${value}`);
	if (url !== null && orNull(() => decodeURIComponent(url.username + url.password)) !== null && /^https?:$/.test(url.protocol)) return {
		variable,
		url
	};
	throw invalidInput(`${variable} is not the address of an HTTP proxy; write it like http://proxy.example.com:3128, with %25 for a % in a password.`);
}
function proxyFor({ protocol, hostname, port }, environment) {
	const proxy = proxyIn(environment);
	if (proxy === null) return null;
	const wanted = Number(port || (protocol === "http:" ? 80 : 443));
	return isExempt(hostname.toLowerCase(), wanted, exemptIn(environment)) ? null : {
		name: proxy.url.host,
		variable: proxy.variable
	};
}
function isExempt(hostname, port, exempt) {
	if (exempt === "*") return true;
	return exempt.split(/[,\s]/).some((entry) => {
		const [, withPort, only] = /^(.+):(\d+)$/.exec(entry) ?? [];
		if (entry === "" || only !== void 0 && Number(only) !== port) return false;
		const name = (withPort ?? entry).replace(/^\*?\./, "").toLowerCase();
		return hostname === name || hostname.endsWith(`.${name}`);
	});
}
function namesProxy(environment) {
	return variables.some((name) => environment[name]);
}

// src/http/json-answer.ts
function isJson({ contentType }) {
	return /^application\/json\s*(?:;|$)/i.test(contentType);
}
function readAnswer(answer, schema, what, protocol = "registry protocol") {
	const value = parseJson(answer.body);
	if (value === void 0) return unavailable("malformed-answer", `the server's answer about ${what} is not JSON`);
	const parsed = schema.safeParse(value);
	if (parsed.success) return known(parsed.data);
	const field = parsed.error.issues[0]?.path.filter((part) => typeof part === "string").join(".");
	return unavailable("malformed-answer", `the answer about ${what} does not follow the ${protocol}${field ? ` (at ${field})` : ""}`);
}
function parseJson(bytes) {
	try {
		return JSON.parse(new TextDecoder("utf-8", {
			fatal: true,
			ignoreBOM: true
		}).decode(bytes));
	} catch {
		return;
	}
}
function resolveLink(link, base, what) {
	const url = URL.parse(link, base);
	if (url === null) return unavailable("malformed-answer", `the address of ${what} cannot be read`);
	if (url.protocol !== "https:") return unavailable("address-refused", `the address of ${what} is not https`);
	if (url.username !== "" || url.password !== "") return unavailable("address-refused", `the address of ${what} has a user name or a password`);
	url.hash = "";
	return known(url.href);
}

// src/http/credentials.ts
const prefix = "TF_TOKEN_";
function readCredentials(environment, isNeeded = () => true) {
	const credentials = /* @__PURE__ */ new Map();
	for (const [name, token] of Object.entries(environment)) {
		const host = hostNamedBy(name);
		if (host === null || !token?.trim()) continue;
		const plain = isNeeded(host) ? plainToken(token, name) : orNull(() => plainToken(token, name));
		if (plain !== null) credentials.set(host, plain);
	}
	return credentials;
}
function emptyTokens(environment, hosts) {
	return Object.keys(environment).filter((name) => environment[name] === "").filter((name) => hosts.includes(hostNamedBy(name) ?? ""));
}
function hostNamedBy(name) {
	if (!name.startsWith(prefix)) return null;
	return hostOfToken(name.slice(9).replaceAll("__", "-").replaceAll("_", "."));
}
function tokenFor(credentials, url) {
	return credentials.get(new URL(url).host);
}
function hostOfToken(host) {
	return orNull(() => parseHostname(displayHostname(host)));
}
function plainToken(text, where) {
	const token = text.trim();
	if (/^[!-~]*$/.test(token)) return token;
	throw invalidInput(`${where} is no token, because it has a space, a line break or a character beyond ASCII; copy the token again.`);
}

// src/http/body.ts
function headerOf(response, name) {
	const value = response.headers[name];
	return typeof value === "string" ? value : value?.[0];
}
function decoded(response) {
	if (headerOf(response, "content-encoding")?.toLowerCase() !== "gzip") return response;
	const body = createGunzip();
	pipeline(response.body, body, () => {});
	const headers = {
		...response.headers,
		"content-length": void 0
	};
	return {
		...response,
		headers,
		body
	};
}
async function collectBody(response, maxBytes, host) {
	if (announced(response) > maxBytes) return tooLarge(response, host, maxBytes);
	const pieces = [];
	let bytes = 0;
	for await (const piece of response.body) {
		bytes += piece.length;
		if (bytes > maxBytes) return tooLarge(response, host, maxBytes);
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}
async function saveBody(response, path, limits, host) {
	const { maxBytes, budget, room } = limits;
	if (announced(response) > maxBytes) return tooLarge(response, host, maxBytes);
	if (announced(response) > budget.left()) return overBudget(response, budget);
	await room?.begin(announced(response) || null);
	const digest = createHash("sha256");
	let bytes = 0;
	const file = openFile(path);
	try {
		for await (const piece of response.body) {
			bytes += piece.length;
			if (bytes > maxBytes) return tooLarge(response, host, maxBytes);
			if (!budget.take(piece.length)) return overBudget(response, budget);
			room?.take(piece.length);
			digest.update(piece);
			await onDisk(file.write(piece));
		}
		await onDisk(file.end());
	} finally {
		await file.close();
	}
	return {
		path,
		bytes,
		zh: hashOfZip(digest.digest("hex"))
	};
}
function announced(response) {
	const length = headerOf(response, "content-length");
	return length !== void 0 && /^\d{1,15}$/.test(length) ? Number(length) : 0;
}
function tooLarge(response, host, maxBytes) {
	response.body.destroy();
	return unavailable("too-large", `the answer of ${host} is larger than ${maxBytes} bytes`);
}
function overBudget(response, budget) {
	response.body.destroy();
	const bytes = announced(response);
	return bytes === 0 ? budget.exceeded() : {
		...budget.exceeded(),
		bytes
	};
}
function openDownloadBudget(maxBytes) {
	let taken = 0;
	return {
		left: () => Math.max(0, maxBytes - taken),
		take: (bytes) => {
			taken += bytes;
			return taken <= maxBytes;
		},
		taken: () => taken,
		exceeded: () => unavailable("budget", `the packages of this run are larger than max-download (${maxBytes} bytes)`)
	};
}
const batchBytes = 524288;
function openFile(path) {
	const stream = createWriteStream(path, {
		mode: 384,
		highWaterMark: batchBytes
	});
	stream.on("error", () => {});
	return {
		async write(piece) {
			if (stream.errored !== null) throw stream.errored;
			if (!stream.write(piece)) await once(stream, "drain");
		},
		async end() {
			stream.end();
			await finished(stream);
		},
		async close() {
			stream.destroy();
			await finished(stream).catch(() => {});
		}
	};
}

// src/http/host-gate.ts
function openHostGate(limits) {
	const hosts = openMemory();
	const patience = openPatience(limits);
	const isGivenUp = ({ silences }) => silences >= limits.silences || silences > 0 && patience.left() === 0;
	return { async pass(host, { time, isPackage, isBrief }, ask) {
		const state = hosts(host, () => newHost(limits.requestsPerHost));
		const trouble = isBrief ? state.brief : state.full;
		return state.semaphore(async () => {
			const rest = isPackage ? () => {} : patience.wait();
			try {
				for (const each of [state.full, trouble]) if (isGivenUp(each) && each.lastWords !== null) return final(each.lastWords);
				const most = Math.ceil(limits.grace + patience.left());
				const hop = await ask(isPackage ? time : Math.min(time, most));
				if (!("final" in hop)) {
					note(trouble, false, false);
					return hop;
				}
				if (hop.silent && hop.outcome.kind === "unavailable") trouble.lastWords = hop.outcome;
				note(trouble, hop.silent, hop.silent || !hop.final && hop.pause === null);
				return isGivenUp(trouble) || trouble.faults >= limits.silences ? final(hop.outcome) : hop;
			} finally {
				rest();
			}
		});
	} };
}
function note(trouble, silent, faulty) {
	trouble.silences = silent ? trouble.silences + 1 : 0;
	trouble.faults = faulty ? trouble.faults + 1 : 0;
}
function newHost(requests) {
	const none = {
		silences: 0,
		faults: 0,
		lastWords: null
	};
	return {
		semaphore: openSemaphore(requests),
		full: { ...none },
		brief: { ...none }
	};
}
function openPatience({ grace, patience }) {
	let overdue = 0;
	let since = 0;
	let spent = 0;
	const running = () => overdue > 0 ? performance.now() - since : 0;
	return {
		wait() {
			let isOverdue = false;
			const due = performance.now() + grace;
			const bell = setTimeout(() => {
				isOverdue = true;
				if (overdue === 0) since = due;
				overdue += 1;
			}, grace);
			bell.unref();
			return () => {
				clearTimeout(bell);
				if (!isOverdue) return;
				spent += overdue === 1 ? performance.now() - since : 0;
				overdue -= 1;
			};
		},
		left: () => Math.max(0, patience - spent - running())
	};
}

// src/http/limits.ts
const defaultLimits = {
	connect: 1e4,
	headers: 3e4,
	stall: 3e4,
	answer: 6e4,
	briefAnswer: 5e3,
	download: 18e5,
	pause: 500,
	longestPause: 6e4,
	askedPauses: 12e4,
	retries: 2,
	redirects: 10,
	headerBytes: 65536,
	requestsPerHost: 8,
	silences: 3,
	grace: 5e3,
	patience: 4e4
};

// src/http/guarded-fetcher.ts
function createFetcher(options) {
	proxiesIn(process.env);
	const limits = {
		...defaultLimits,
		...options.limits
	};
	const { ca, time = endless, resolve = resolveWithSystem, wait = setTimeout$1 } = options;
	const trusted = trustedOrigins(options.trustedHosts);
	const budget = openDownloadBudget(options.maxDownload);
	const connections = openWhenAsked({
		trusted,
		limits,
		resolve,
		ca
	});
	const gate = openHostGate(limits);
	const pauses = openAskedPauses(limits, wait, time);
	const sent = { requests: 0 };
	const route = {
		connections,
		gate,
		trusted,
		limits,
		time,
		sent
	};
	const retrying = async (attempt, brief = false) => {
		if (time.left() === 0) return time.exceeded();
		const outcome = await withRetries(attempt, brief ? {
			...limits,
			retries: 0
		} : limits, wait, pauses);
		return outcome.kind === "unavailable" && outcome.code === "network" && time.left() === 0 ? time.exceeded() : outcome;
	};
	return {
		get: (url, request) => retrying(() => getOnce(route, url, request), request.brief),
		download: (url, request, use) => withTemporaryFolder(async (folder) => {
			const path = join(folder, "package.zip");
			const saved = await retrying(() => saveOnce(route, url, request, path, budget));
			return saved.kind === "known" ? known(await use(saved.value)) : saved;
		}).catch((error) => {
			if (error instanceof DiskError) return notSaved(error, URL.parse(url)?.host ?? "the server");
			throw error;
		}),
		traffic: () => ({
			...sent,
			bytesDownloaded: budget.taken()
		}),
		close: () => connections.close()
	};
}
function getOnce(route, url, { accept, maxBytes, token, login, what, brief = false, ...more }) {
	return followRedirects(route, {
		url,
		what,
		headers: {
			...commonHeaders,
			...accept === void 0 ? {} : { accept }
		},
		authorization: more.authorization ?? (token === void 0 ? void 0 : `Bearer ${token}`),
		login,
		time: brief ? route.limits.briefAnswer : route.limits.answer,
		isPackage: false,
		isBrief: brief
	}, async (response, at) => {
		const body = await collectBody(response, maxBytes, at.host);
		if (!(body instanceof Uint8Array)) return final(body);
		return final(known({
			url: at.href,
			contentType: headerOf(response, "content-type") ?? "",
			body
		}));
	});
}
async function saveOnce(route, url, { maxBytes, what, login, room }, path, budget) {
	if (budget.left() === 0) return final(budget.exceeded());
	const time = route.limits.download;
	return followRedirects(route, {
		url,
		what,
		headers: commonHeaders,
		authorization: void 0,
		login,
		time,
		isPackage: true,
		isBrief: false
	}, async (response, at) => {
		const saved = await saveBody(response, path, {
			maxBytes,
			budget,
			room
		}, at.host);
		if (!("kind" in saved)) return final(known(saved));
		return {
			...final(saved),
			silent: saved.code === "network"
		};
	});
}
const commonHeaders = {
	"accept-encoding": "identity",
	"user-agent": "lockproof"
};
function openWhenAsked(options) {
	let client = null;
	return {
		async get(url, headers, signal) {
			client ??= import("./client.js").then(({ openClient }) => openClient(options));
			return (await client).get(url, headers, signal);
		},
		async close() {
			await (await client)?.close();
		}
	};
}
const inUse = /* @__PURE__ */ new Set();
async function withTemporaryFolder(use) {
	const folder = await onDisk(mkdtemp(join(tmpdir(), "lockproof-")));
	if (inUse.size === 0) process.on("exit", removeAll);
	inUse.add(folder);
	try {
		return await use(folder);
	} finally {
		await rm(folder, {
			recursive: true,
			force: true
		});
		inUse.delete(folder);
		if (inUse.size === 0) process.off("exit", removeAll);
	}
}
function removeAll() {
	for (const folder of inUse) rmSync(folder, {
		recursive: true,
		force: true
	});
}
const redirectStatuses = /* @__PURE__ */ new Set([
	301,
	302,
	303,
	307,
	308
]);
async function followRedirects(route, ask, receive) {
	const first = permittedUrl(ask.url, route.trusted);
	if (first.kind !== "known") return final(first);
	let url = first.value;
	let login = ask.login;
	let authorization = login?.authorization() ?? ask.authorization;
	const end = performance.now() + ask.time;
	for (let hops = 0; hops <= route.limits.redirects; hops++) {
		const left = ask.isBrief ? Math.max(0, Math.ceil(end - performance.now())) : ask.time;
		const step = await route.gate.pass(url.host, {
			...ask,
			time: left
		}, (time) => oneHop(route, {
			...ask,
			url: url.href,
			authorization,
			login,
			time
		}, receive));
		if ("final" in step) return step;
		if ("reply" in step) {
			const header = await step.reply();
			if (header.kind !== "known") return final(header);
			authorization = header.value;
			login = void 0;
			continue;
		}
		const next = permittedUrl(URL.parse(step.location, url.href)?.href ?? "", route.trusted);
		if (next.kind !== "known") return final(unavailable(next.code, `${url.host} redirects elsewhere: ${next.cause}`));
		if (next.value.origin !== url.origin) authorization = login = void 0;
		url = next.value;
	}
	const cause = `the request was redirected more than ${route.limits.redirects} times, the last time to ${url.host}`;
	return final(unavailable("malformed-answer", cause));
}
async function oneHop(route, ask, receive) {
	const { authorization, login } = ask;
	const url = new URL(ask.url);
	const most = Math.min(ask.time, Math.ceil(route.time.left()));
	const headers = authorization === void 0 ? ask.headers : {
		...ask.headers,
		authorization
	};
	try {
		route.sent.requests += 1;
		const response = await route.connections.get(url, headers, AbortSignal.timeout(most));
		const location = response.headers.location;
		if (redirectStatuses.has(response.statusCode) && typeof location === "string") {
			await discard(response);
			return { location };
		}
		const challenge = headerOf(response, "www-authenticate");
		if (response.statusCode === 401 && login !== void 0 && challenge !== void 0) {
			await discard(response);
			return { reply: () => login.reply(challenge) };
		}
		if (response.statusCode !== 200) return await refusedBy(response, url.host, ask.what);
		return await receive(decoded(response), url);
	} catch (error) {
		return failureOf(error, url.host, proxyFor(url, process.env));
	}
}
async function refusedBy(response, host, what) {
	const status = response.statusCode;
	const pause = retryAfter(headerOf(response, "retry-after"), Date.now());
	await discard(response);
	if (status === 404 || status === 410) return final(absent(what));
	const cause = `${host} answered with status ${status} when asked for ${what}`;
	const asked = status === 401 || status === 403 ? { asked: {
		host,
		trouble: "refused"
	} } : {};
	const outcome = {
		...unavailable("status", cause),
		status,
		...asked
	};
	return status === 429 || status >= 500 ? again(outcome, pause) : final(outcome);
}
async function discard(response) {
	await response.body.dump({ limit: 16384 }).catch(() => void 0);
}

// src/source/disk/on-disk.ts
async function readDiskFile(root, path, most = contentLimit) {
	return path.split("/").includes("..") ? { kind: "missing" } : contentIn(diskTree(root), path, most);
}
function diskTree(root, like = "") {
	const [ways, ids] = [openMemory(), openMemory()];
	let left = mostHashed;
	const isPlain = (folder) => ways(folder, async () => {
		const above = dirname(folder);
		if (above !== folder && !await isPlain(above)) return false;
		return folder === "." || (await lstat(pathOnDisk(resolve(root, folder)))).isDirectory();
	});
	const at = async (path) => {
		try {
			if (!await isPlain(dirname(path))) return null;
			const stats = await lstat(pathOnDisk(resolve(root, path)));
			const kind = kindOf(stats);
			return {
				path,
				kind,
				sha: "",
				size: kind === "file" ? stats.size : 0
			};
		} catch (error) {
			if (["ENOENT", "ENOTDIR"].includes(codeOf$1(error) ?? "")) return null;
			throw unreadable(path, error);
		}
	};
	const idOf = async ({ path, kind, size }) => {
		const bytes = kind === "file" && size > 10485760 ? null : await readAt(root, path, kind);
		if (bytes !== null) return blobSha(bytes, like);
		if (kind !== "file") return "";
		return ids(path, async () => {
			if (size > left) return "0".repeat(like.length || 40);
			left -= size;
			const digest = blobDigest(size, like);
			for await (const chunk of piecesOf(resolve(root, path))) digest.update(chunk);
			return digest.digest("hex");
		});
	};
	return {
		whole: null,
		at,
		within: async (folder) => await isPlain(folder || ".").catch(() => false) ? entriesOnDisk(root, folder).catch(() => []) : [],
		measure: (entries) => Promise.all(entries.map(async (entry) => await at(entry.path) ?? entry)),
		async identify(entries) {
			return (await inTurns(entries, 32, async ({ path }) => {
				const entry = await at(path);
				return entry === null ? [] : [{
					...entry,
					sha: await idOf(entry)
				}];
			})).flat();
		},
		read: (entries) => Promise.all(entries.map(({ path, kind }) => readAt(root, path, kind)))
	};
}
const mostHashed = 1073741824;
async function* piecesOf(file) {
	try {
		yield* createReadStream(pathOnDisk(file));
	} catch (error) {
		throw unreadable(file, error);
	}
}
function kindOf(entry) {
	return entry.isSymbolicLink() ? "symlink" : entry.isDirectory() ? "directory" : "file";
}
async function readAt(root, path, kind) {
	if (kind === "file") return (await readOnDisk(resolve(root, path))).bytes;
	return kind === "symlink" ? readlink(pathOnDisk(resolve(root, path)), { encoding: "buffer" }) : null;
}
async function entriesOnDisk(root, folder) {
	const place = pathOnDisk(resolve(root, folder));
	return (await readdir(place, {
		withFileTypes: true,
		encoding: "buffer"
	})).map((entry) => {
		const kind = entry.isFile() ? "file" : entry.isSymbolicLink() ? "symlink" : "directory";
		return {
			path: posix.join(folder, decodeUtf8(entry.name)),
			kind,
			sha: "",
			size: 0
		};
	});
}
async function readOnDisk(file) {
	try {
		const stats = await stat(pathOnDisk(file));
		if (!stats.isFile()) throw new Error("not a regular file");
		const bytes = stats.size > 10485760 ? null : await readFile(pathOnDisk(file));
		return {
			size: bytes?.length ?? stats.size,
			bytes
		};
	} catch (error) {
		throw unreadable(file, error);
	}
}
const mayRead = "check that it is a regular file or folder and that you may read it.";
function unreadable(path, cause, next = mayRead) {
	return new SourceError("unreadable-path", `${quoted(path)} cannot be read; ${next}`, { cause });
}

// src/source/disk/directory-source.ts
const skipped = /* @__PURE__ */ new Set([
	".git",
	".terraform",
	".terragrunt-cache",
	"node_modules"
]);
function directorySource({ paths, policyRoot = process.cwd() }) {
	return { async read({ patterns }) {
		const matches = globs(patterns);
		const found = /* @__PURE__ */ new Map();
		const notices = [];
		for (const path of paths) {
			const inside = /* @__PURE__ */ new Map();
			await visit(path, matches, inside);
			if (inside.size === 0) notices.push(`No lock file was found in ${quoted(path)}.`);
			for (const [file, content] of inside) found.set(file, content);
		}
		const files = [...found].map(([path, head]) => {
			return {
				path,
				status: "unchanged",
				base: { kind: "missing" },
				head
			};
		});
		const tree = diskTree(process.cwd());
		const root = repositoryAround(process.cwd()) ?? process.cwd();
		return {
			base: null,
			head: null,
			files: files.sort((one, other) => one.path < other.path ? -1 : 1),
			notices,
			surroundings: { head: {
				tree,
				attributesOf: asTheyAre,
				lockFiles: /* @__PURE__ */ new Map(),
				matches
			} },
			readFile: (path, _, most) => readDiskFile(policyRoot, path, most),
			folder: wayTo(process.cwd(), policyRoot),
			inRepository: wayTo(process.cwd(), root),
			policyFolder: wayTo(policyRoot, root)
		};
	} };
}
function wayTo(folder, from) {
	return relative(from, folder).split(sep).join("/");
}
const asTheyAre = async () => ({
	found: [],
	unread: []
});
async function visit(path, matches, found) {
	if ((await stat(path).catch((cause) => {
		throw invalidInput(`The path ${quoted(path)} cannot be opened; name a lock file or a folder that exists.`, { cause });
	})).isDirectory()) return walk(path, "", matches, found);
	found.set(shown(path), await contentAt(path));
}
const nameThem = "leave it out by naming the lock files that git knows: lockproof verify -- $(git ls-files '*.terraform.lock.hcl')";
async function walk(root, folder, matches, found) {
	const place = pathOnDisk(join(root, folder));
	const entries = await readdir(place, {
		withFileTypes: true,
		encoding: "buffer"
	}).catch((cause) => {
		throw unreadable(join(root, folder), cause, nameThem);
	});
	for (const entry of entries) {
		const name = decodeUtf8(entry.name);
		const path = posix.join(folder, name);
		const kind = kindOf(entry);
		if (isUnderReview({
			path,
			kind,
			sha: "",
			size: 0
		}, matches)) {
			const file = join(root, path);
			const isRead = kind === "file" || kind === "symlink" && await leadsToFile(file, root);
			found.set(shown(file), isRead ? await contentAt(file) : {
				kind: "not-a-file",
				what: kind
			});
		} else if (kind === "directory" && !skipped.has(name)) await walk(root, path, matches, found);
	}
}
async function leadsToFile(link, root) {
	if (!isReallyWithin(link, [repositoryAround(resolve(root)) ?? root])) return false;
	return stat(link).then((stats) => stats.isFile(), () => false);
}
async function contentAt(file) {
	const { size, bytes } = await readOnDisk(file);
	return bytes === null ? {
		kind: "too-large",
		bytes: size,
		limit: contentLimit
	} : fileContent(bytes);
}
function shown(path) {
	return posix.normalize(path.split(sep).join("/"));
}

// src/source/attributes.ts
const names = [
	"working-tree-encoding",
	"filter",
	"ident",
	"export-subst"
];
function isAttributesFile({ path, kind }) {
	return kind !== "directory" && foldedName(posix.basename(path)) === ".gitattributes";
}
function isRewritten({ found, unread }) {
	return unread.length > 0 || found.length > 0;
}
function plainText(bytes) {
	const text = Buffer.from(bytes).toString("latin1");
	return text.includes("\0") || text.split("\n").some(({ length }) => length >= 2048) ? null : text;
}
const mostAttributes = {
	bytes: 1048576,
	lines: 1e3,
	comparisons: 2e6
};
function attributeReader(tree, machine = []) {
	const left = { ...mostAttributes };
	const folders = openMemory();
	let top = null;
	let spellings = null;
	async function filesIn(folder) {
		spellings ??= Map.groupBy([...tree.whole?.values() ?? []].filter(isAttributesFile).map(({ path }) => folderOf(path)), foldedName);
		const alike = /* @__PURE__ */ new Set([folder, ...spellings.get(foldedName(folder)) ?? []]);
		const entries = (await Promise.all([...alike].map((each) => tree.within(each)))).flat().filter(isAttributesFile);
		const [bytes = null] = entries.length === 1 && entries[0]?.kind === "file" ? await tree.read(entries) : [];
		left.bytes -= bytes?.length ?? 0;
		const text = bytes === null || left.bytes < 0 ? null : plainText(bytes);
		return entries.map(({ path }) => ({
			path,
			folder,
			text
		}));
	}
	async function readTop() {
		const files = [...machine, ...await filesIn("")];
		return {
			files,
			setters: settersIn(files)
		};
	}
	async function readFolder(folder) {
		top ??= readTop();
		const { files, setters } = await top;
		const here = folder === "" ? files : await filesIn(folder);
		const dangers = here.flatMap((file) => dangersIn(file, setters));
		left.lines -= dangers.length;
		const paths = here.map(({ path }) => path);
		if (left.lines < 0) return {
			dangers: [],
			unread: paths,
			files: paths
		};
		const unread = here.filter(({ text }) => text === null).map(({ path }) => path);
		return {
			dangers: dangers.map((each) => ({
				...each,
				couldMatch: matcher(each.pattern, folder)
			})),
			unread,
			files: paths
		};
	}
	return async (named) => {
		const there = await follow(tree, named);
		const path = there.kind === "found" && there.entry.kind === "file" ? there.entry.path : named;
		const way = await Promise.all(foldersAbove(path).map((folder) => folders(folder, () => readFolder(folder))));
		const dangers = way.flatMap((folder) => folder.dangers);
		left.comparisons -= dangers.length;
		if (left.comparisons < 0) return {
			found: [],
			unread: way.flatMap((folder) => folder.files)
		};
		const lowered = path.toLowerCase();
		return {
			found: dangers.filter(({ couldMatch }) => couldMatch(lowered)).map(({ attribute }) => attribute),
			unread: way.flatMap((folder) => folder.unread)
		};
	};
}
function settersIn(files) {
	const macro = /(?<![^\n])[ \t\r]*"?\[attr\][ \t\r]*([^ \t\r\n"]+)([^\n]*)/g;
	const uses = files.flatMap(({ text }) => [...(text ?? "").matchAll(macro)]).flatMap(([, name = "", rest = ""]) => rest.split(betweenWords).map((word) => ({
		name,
		word
	})));
	const macros = Map.groupBy(uses, ({ word }) => nameOf(word));
	return names.map((name) => {
		const words = /* @__PURE__ */ new Set([name]);
		for (const word of words) for (const use of macros.get(word) ?? []) words.add(use.name);
		return [name, words];
	});
}
const betweenWords = /["\s]+/;
function nameOf(word) {
	return /^working-tree-encoding=utf-?8$/i.test(word) ? "" : word.replace(/=.*/s, "");
}
function dangersIn({ path, folder, text }, setters) {
	return (text ?? "").split("\n").flatMap((each, index) => {
		const line = each.replace(/^[ \t\r]+/, "");
		const [, quoted, plain] = /^(?:"([^"\\]*)"|([^" \t\r\xef][^ \t\r]*))/.exec(line) ?? [];
		const written = quoted ?? plain ?? "*";
		const isMacro = /^\[attr\]./s.test(written);
		if (line.startsWith("#") || written.endsWith("/") || isMacro && folder === "") return [];
		const pattern = isMacro ? "*" : written;
		const words = line.split(betweenWords);
		return setters.flatMap(([name, those]) => {
			const word = words.find((one) => those.has(nameOf(one)));
			if (word === void 0) return [];
			return [{
				attribute: {
					name,
					word: Buffer.from(word, "latin1").toString(),
					path,
					line: index + 1
				},
				pattern
			}];
		});
	});
}
function matcher(pattern, folder) {
	const before = folder === "" ? 0 : folder.toLowerCase().length + 1;
	const parts = pattern.toLowerCase().replace(/^\//, "").replace(/\[(?:(\w)\1|[a-z0-9-]+)\]/g, (_, letter) => letter ?? "*").replace(/[[\\].*/s, "*").replace(/\*\*+\//g, "*").split(/(?:[*?]|[^ -~])+/);
	const some = parts.slice(0, mostParts);
	return (path) => {
		const text = pattern.includes("/") ? path.slice(before) : posix.basename(path);
		return text.startsWith(parts[0] ?? "") && text.endsWith(parts.at(-1) ?? "") && some.every((part) => text.includes(part));
	};
}
const mostParts = 8;

// src/source/folder-links.ts
const mostLinks = 1e3;
const mostChangedLinks = 5e3;
const mostPaths = 1e4;
const mostSteps = 1e7;
const mostFollowed = 40;
function leadToTheSame(base, head) {
	if (head.sha === null) return false;
	const [before, now] = [base, head].map(({ tree }) => {
		const decisive = [...tree.whole?.values() ?? []].filter((entry) => entry.kind === "symlink" || isLockFile(entry));
		return new Map(decisive.map(({ path, kind, sha }) => [path, `${kind} ${sha}`]));
	});
	return before?.size === now?.size && [...now ?? []].every(([path, id]) => before?.get(path) === id);
}
async function throughFolderLinks(base, head, which) {
	if (base !== null && which === "changed" && leadToTheSame(base, head)) return {
		base: /* @__PURE__ */ new Map(),
		head: /* @__PURE__ */ new Map(),
		notices: []
	};
	const isChanged = (path) => which === "all" || head.sha === null || base?.tree.whole?.get(path)?.sha !== head.tree.whole?.get(path)?.sha;
	const notices = /* @__PURE__ */ new Set();
	const pathsIn = async (view) => {
		const { tree, matches } = view;
		const locked = [...tree.whole?.values() ?? []].filter(isLockFile).map(({ path }) => path);
		if (tree.whole === null || locked.length === 0) return /* @__PURE__ */ new Map();
		const known = [...tree.whole.values()].filter(({ kind }) => kind === "symlink");
		const { folders, doubtful } = await foldersBehind(withinLimit((await Promise.all(known.map(({ path }) => tree.at(path)))).flatMap((entry) => entry?.kind === "symlink" ? [entry] : []), isChanged, notices), locked, tree, tree.whole);
		if (view === head && doubtful !== null) throw unclear(doubtful);
		return pathsThrough(folders, locked, isChanged, matches);
	};
	const [before, now] = await Promise.all([base === null ? /* @__PURE__ */ new Map() : pathsIn(base), pathsIn(head)]);
	return {
		base: before,
		head: now,
		notices: [...notices]
	};
}
function isLockFile({ path, kind }) {
	return (kind === "file" || kind === "symlink") && isLockFileName(path);
}
function withinLimit(links, isChanged, notices) {
	const changed = links.filter(({ path }) => isChanged(path));
	const others = links.filter(({ path }) => !isChanged(path));
	if (changed.length > mostChangedLinks) throw new SourceError("unavailable", `The change touches ${changed.length} symlinks and ${mostChangedLinks} are read at most, so it is not known which lock files Terraform reads through them; split the change.`);
	if (others.length > mostLinks) notices.add(`The repository has ${links.length} symlinks and ${mostLinks} of those that did not change are read, so a lock file that Terraform reads through any other symlink is reviewed at its own path only.`);
	return [...changed, ...others.slice(0, mostLinks)];
}
async function foldersBehind(links, locked, tree, whole) {
	const targets = await tree.read(links);
	const targetAt = new Map(links.map(({ path }, at) => [path, targets[at] ?? null]));
	const linkAt = new Map(links.map((link) => [link.path, link]));
	const listed = {
		...tree,
		at: async (path) => linkAt.get(path) ?? whole.get(path) ?? null,
		read: async (entries) => entries.map(({ path }) => targetAt.get(path) ?? null)
	};
	const named = [...links.map(({ path }) => posix.basename(path)), ...locked.flatMap((path) => path.split("/"))];
	const names = new Set(named.map(foldedName));
	const folders = [];
	let doubtful = null;
	for (const { path } of links) {
		const there = await follow(listed, path);
		if (there.kind === "unclear" && (there.end === ".." || names.has(foldedName(there.end)))) doubtful ??= path;
		if (there.kind === "found" && there.entry.kind === "directory") folders.push({
			path,
			folder: there.entry.path
		});
	}
	return {
		folders,
		doubtful
	};
}
function pathsThrough(links, locked, isChanged, matches) {
	const found = /* @__PURE__ */ new Map();
	const useful = foldersTo(locked, links);
	const decisive = foldersTo([...locked.filter(isChanged), ...links.filter(({ path, folder }) => isChanged(path) && useful.has(folder)).map(({ path }) => path)], links);
	const lockedIn = openMemory();
	const linksIn = openMemory();
	let steps = 0;
	const walk = (at, changed, been) => {
		const inside = lockedIn(at.folder, () => locked.filter((own) => isIn(own, at.folder)));
		const below = linksIn(at.folder, () => links.filter(({ path }) => isIn(path, at.folder)));
		steps += inside.length + links.length;
		for (const own of inside) {
			if (!(changed || isChanged(own))) continue;
			const path = moved(own, at);
			if (matches(path)) found.set(path, own);
		}
		if (steps > mostSteps || found.size > mostPaths) throw new SourceError("unavailable", `Symlinks to folders lead to lock files by more than ${mostPaths} paths, which is more than a review looks at; remove symlinks to folders that contain each other.`);
		for (const next of below) {
			if (been.length === mostFollowed) continue;
			if (been.some((each) => each === next.folder || isIn(each, next.folder))) continue;
			const further = {
				path: moved(next.path, at),
				folder: next.folder
			};
			enter(further, changed || isChanged(next.path), [...been, next.folder]);
		}
	};
	const enter = (at, changed, been) => {
		if ((changed ? useful : decisive).has(at.folder)) walk(at, changed, been);
	};
	for (const link of links) enter(link, isChanged(link.path), [link.folder]);
	return new Map([...found].toSorted(([one], [other]) => one < other ? -1 : 1));
}
function foldersTo(paths, links) {
	const byFolder = Map.groupBy(links, ({ folder }) => folder);
	const folders = /* @__PURE__ */ new Set();
	const rest = [...paths];
	for (let path = rest.pop(); path !== void 0; path = rest.pop()) for (let above = folderOf(path); !folders.has(above); above = folderOf(above)) {
		folders.add(above);
		rest.push(...(byFolder.get(above) ?? []).map((link) => link.path));
	}
	return folders;
}
function isIn(path, folder) {
	return folder === "" || path.startsWith(`${folder}/`);
}
function moved(path, { path: link, folder }) {
	return `${link}/${folder === "" ? path : path.slice(folder.length + 1)}`;
}

// src/source/snapshot.ts
async function takeSnapshot(revisions, scope) {
	const { base, head, otherAttributes } = revisions;
	const folders = otherAttributes ?? (base === null ? [] : await foldersOfOtherAttributes(base, head));
	const which = scope === "changed" && folders.length === 0 ? "changed" : "all";
	const links = await throughFolderLinks(base, head, which);
	const pairs = pairsOf(base === null ? [] : await lockFilesOf(base, links.base, false), await lockFilesOf(head, links.head, true));
	const written = base === null ? [] : await otherwiseWritten(pairs, folders, base, head);
	const whole = /* @__PURE__ */ new Set([...written, ...base === null ? [] : newlyUsed(pairs, base, head)]);
	const chosen = pairs.filter((pair) => scope === "all" || base === null || isChange(pair) || whole.has(pair));
	const [contents, attributes] = await Promise.all([readContents(chosen, base, head, textLimit[scope]), Promise.all(chosen.map((pair) => pair.head === null ? null : head.attributesOf(pair.path)))]);
	const files = chosen.map((pair, at) => {
		const found = attributes[at] ?? null;
		return {
			path: pair.path,
			status: base === null ? "unchanged" : statusOf(pair),
			base: contents(pair.base),
			head: contents(pair.head),
			...found === null ? {} : { attributes: found },
			...whole.has(pair) ? { whole: true } : {}
		};
	});
	const moved = base === null ? files : await followRenames(files, base.tree, head.tree);
	return {
		base: base?.sha ?? null,
		head: head.sha,
		files: moved.toSorted((one, other) => one.path < other.path ? -1 : 1),
		notices: links.notices
	};
}
async function lockFilesOf({ lockFiles, tree }, behindFolders, mustBeClear) {
	const ways = [...[...lockFiles.values()].filter(({ kind }) => kind === "symlink").map(({ path }) => [path, path]), ...behindFolders];
	const found = await inTurns(ways, 32, async ([path, own]) => {
		const there = await follow(tree, own);
		if (mustBeClear && there.kind === "unclear") throw unclear(own);
		const target = there.kind === "found" && there.entry.kind === "file" ? there.entry : null;
		const entry = target ?? await tree.at(own);
		const [known] = entry === null ? [] : await tree.identify(await tree.measure([entry]));
		return known === void 0 ? [] : [{
			...known,
			path,
			...target === null ? {} : { target: target.path }
		}];
	});
	return [...lockFiles.values(), ...found.flat()];
}
async function otherwiseWritten(pairs, folders, base, head) {
	const folded = new Set(folders.map(foldedName));
	const isBelow = (path) => foldersAbove(foldedName(path)).some((each) => folded.has(each));
	const below = pairs.filter((pair) => {
		if (pair.base === null || pair.head === null) return false;
		const [before, now] = [pair.base.target ?? pair.path, pair.head.target ?? pair.path];
		return before !== now || isBelow(now);
	});
	const otherwise = await inTurns(below, 32, async (pair) => {
		const both = [pair, ...(await head.tree.within(folderOf(pair.path))).filter(isConfiguration)].flatMap(({ path }) => [base.attributesOf(path), head.attributesOf(path)]);
		return (await Promise.all(both)).some(isRewritten);
	});
	return below.filter((_, at) => otherwise[at]);
}
function newlyUsed(pairs, base, head) {
	if (base.tree.whole === null) return [];
	const [before, now] = [base, head].map(({ tree }) => new Set([...configuredFolders(tree)].map(foldedName)));
	const isNow = (folder) => now?.has(folder) === true && before?.has(folder) === false;
	return pairs.filter((pair) => pair.base !== null && pair.head !== null && isNow(foldedName(folderOf(pair.path))));
}
async function foldersOfOtherAttributes(base, head) {
	const links = [...head.tree.whole?.values() ?? []].filter(isAttributesFile).filter(({ kind }) => kind === "symlink").map(({ path }) => path);
	const targets = await inTurns(links, 32, async (path) => {
		const there = await follow(head.tree, path);
		return {
			path,
			target: there.kind === "found" ? there.entry.path : null
		};
	});
	const byTarget = Map.groupBy(targets, ({ target }) => target);
	const isOfInterest = (entry) => isAttributesFile(entry) || byTarget.has(entry.path);
	return (await changesBetween(base.tree, head.tree, isOfInterest) ?? []).flatMap((change) => [change, ...byTarget.get(change.path) ?? []]).map(({ path }) => folderOf(path));
}
function statusOf(pair) {
	if (pair.base === null) return "added";
	if (pair.head === null) return "removed";
	return isChange(pair) ? "modified" : "unchanged";
}
const textLimit = {
	changed: 33554432,
	all: 134217728
};
async function readContents(pairs, base, head, limit) {
	const sizeOf = (pair) => [pair.base, pair.head].flatMap(readable).reduce((sum, { size }) => sum + size, 0);
	let left = limit;
	const chosen = pairs.toSorted((one, other) => sizeOf(one) - sizeOf(other)).filter((pair) => {
		left -= sizeOf(pair);
		return left >= 0;
	});
	const contents = /* @__PURE__ */ new Map();
	const read = async (view, files) => {
		const own = files.map((file) => ({
			...file,
			path: file.target ?? file.path
		}));
		const bytes = await view?.tree.read(own) ?? [];
		for (const [at, file] of files.entries()) contents.set(file, bytes[at] ?? null);
	};
	const [before, now] = [chosen.map((pair) => pair.base), chosen.map((pair) => pair.head)];
	await Promise.all([read(base, before.flatMap(readable)), read(head, now.flatMap(readable))]);
	return (entry) => {
		if (entry === null) return { kind: "missing" };
		if (entry.kind !== "file") return {
			kind: "not-a-file",
			what: entry.kind
		};
		if (entry.size > 10485760) return {
			kind: "too-large",
			bytes: entry.size,
			limit: contentLimit
		};
		const bytes = contents.get(entry);
		if (bytes === void 0) return {
			kind: "left-out",
			of: "bytes",
			limit
		};
		if (bytes === null) throw new SourceError("malformed-answer", `Blob ${entry.sha} was not read.`);
		return fileContent(bytes);
	};
}
function readable(entry) {
	return entry?.kind === "file" && entry.size <= 10485760 ? [entry] : [];
}

// src/source/unmatched.ts
async function refuseUnmatched(patterns, views) {
	if (views.some(({ lockFiles }) => lockFiles.size > 0)) return idleGlobs(patterns, views);
	const paths = views.map(({ tree }) => [...tree.whole?.keys() ?? []].filter(isLockFileName)).find(({ length }) => length > 0) ?? [];
	const [first] = paths;
	const [head] = views;
	if (first === void 0 || head === void 0) return [];
	if ((await throughFolderLinks(null, head, "all")).head.size > 0) return [];
	const files = paths.length === 1 ? `one lock file, ${quoted(first)}` : `${paths.length} lock files, such as ${quoted(first)}`;
	throw invalidInput(`The lock files to review (${quoted(patterns.join(", "))}) match no file, and the repository has ${files}; use ${quoted(everywhere)}.`);
}
function idleGlobs(patterns, views) {
	const found = views.flatMap(({ lockFiles }) => [...lockFiles.keys()]);
	if (views.some(({ tree }) => tree.whole === null)) return [];
	const links = views.flatMap(({ tree }) => [...tree.whole?.values() ?? []]).flatMap(({ path, kind }) => kind === "symlink" ? [`${path}/`] : []);
	const mayLead = (start = "") => links.some((link) => link.startsWith(start) || start.startsWith(link));
	return patterns.filter((each) => !each.startsWith("!") && !found.some(globs([each]))).filter((each) => !mayLead(each.replace(/^\.\//, "").split(/[^\w./ -]/)[0])).map((each) => `The glob ${quoted(each)} of "lock-files" matches no lock file.`);
}
const everywhere = `**/${lockFileName}`;

// src/source/git/git.ts
var GitFailure = class extends SourceError {
	name = "GitFailure";
	said;
	constructor(command, said, options) {
		const message = `Git could not read the repository (git ${command}: ${said}); check the clone with \`git fsck\`.`;
		super("unavailable", message, options);
		this.said = said;
	}
};
async function openRepository(directory) {
	try {
		const [root = "", gitDirectory = "", attributes = "", ...more] = (await lineOf(runGit(directory, ["rev-parse", ...[
			"--show-toplevel",
			"--absolute-git-dir",
			"--git-path",
			"info/attributes"
		]]))).split(/\r?\n/);
		if (more.length > 0) throw noWorkingTree(directory, "its path has a line break");
		if (await isOfWorkingTree(gitDirectory, root)) return {
			root,
			infoAttributes: resolve(await realpath(directory), attributes)
		};
		throw noWorkingTree(directory, `what it finds at ${quoted(gitDirectory)} is not the repository of ${quoted(root)}`);
	} catch (error) {
		if (!(error instanceof GitFailure)) throw error;
		if (error.said.includes("dubious ownership")) throw new UserError("not-a-repository", `Git refuses to read ${quoted(directory)}, because the folder belongs to a different user; run git config --global --add safe.directory ${quoted(resolve(directory))}`, { cause: error });
		throw noWorkingTree(directory, error.said, { cause: error });
	}
}
async function lineOf(output) {
	return (await output).toString().replace(/\r?\n$/, "");
}
async function isOfWorkingTree(gitDirectory, root) {
	const place = join(root, ".git");
	try {
		if ((await stat(place)).isDirectory()) return await realpath(place) === await realpath(gitDirectory);
		const [, target = ""] = /^gitdir: (.*?)\r?\n?$/s.exec(await readFile(place, "utf8")) ?? [];
		return await realpath(resolve(root, target)) === await realpath(gitDirectory);
	} catch {
		return false;
	}
}
function noWorkingTree(directory, reason, options = {}) {
	return new UserError("not-a-repository", `Git finds no working tree at ${quoted(directory)} (${reason}); cd into your repository, or run \`git init\` (\`lockproof verify\` needs no git).`, options);
}
const git = ({ root }, args, options = {}) => runGit(root, args, options);
async function answerOf(repository, args, options = {}) {
	try {
		return await lineOf(git(repository, args, options)) || null;
	} catch (error) {
		if (error instanceof GitFailure) return null;
		throw error;
	}
}
function runGit(directory, args, options = {}) {
	const place = awayFromCheckout.cwd === void 0 ? directory : resolve(directory);
	const maxBuffer = options.maxBytes ?? 536870912;
	const env = environment(directory);
	const how = {
		...awayFromCheckout,
		env,
		encoding: "buffer",
		maxBuffer,
		windowsHide: true
	};
	return new Promise((resolve, reject) => {
		const child = execFile("git", [
			"-C",
			place,
			...withoutPrograms,
			...args
		], how, (error, stdout, stderr) => {
			if (error === null) {
				options.onWarnings?.(stderr.toString());
				resolve(stdout);
			} else if (error.code === "ENOENT") reject(new UserError("not-a-repository", notStarted, { cause: error }));
			else reject(new GitFailure(args[0] ?? "", reasonIn(stderr), { cause: error }));
		});
		child.stdin?.on("error", () => {});
		child.stdin?.end(options.input ?? "");
	});
}
const withoutPrograms = [
	["safe.bareRepository", "explicit"],
	["core.fsmonitor", "false"],
	["core.hooksPath", "/dev/null"],
	["core.quotePath", "false"],
	["core.warnAmbiguousRefs", "true"],
	["core.pager", "cat"]
].flatMap(([name, value]) => ["-c", `${name}=${value}`]);
const awayFromCheckout = process.platform === "win32" ? { cwd: dirname(process.execPath) } : {};
function searchPath(path, directory) {
	const checkout = repositoryAround(resolve(directory)) ?? resolve(directory);
	const isElsewhere = (folder) => isAbsolute(folder) && !isReallyWithin(folder, [checkout]);
	return path.split(delimiter).filter(isElsewhere).join(delimiter);
}
function environment(directory) {
	const kept = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_")).map(([name, value]) => [name, name.toUpperCase() === "PATH" ? searchPath(value ?? "", directory) : value]);
	return {
		...Object.fromEntries(kept),
		LC_ALL: "C",
		GIT_ALLOW_PROTOCOL: "none",
		GIT_NO_LAZY_FETCH: "1",
		GIT_NO_REPLACE_OBJECTS: "1",
		GIT_OPTIONAL_LOCKS: "0",
		GIT_TERMINAL_PROMPT: "0"
	};
}
const notStarted = "The program git could not be started; install git, or use `lockproof verify`.";
function reasonIn(stderr) {
	const lines = stderr.toString().split("\n");
	return quoted(lines.find((line) => line.startsWith("fatal: ")) ?? lines[0] ?? "");
}

// src/source/git/objects.ts
const isBlob = ({ kind }) => kind === "file" || kind === "symlink";
const lines = (shas) => shas.map((sha) => `${sha}\n`).join("");
function openCommits(repository) {
	const trees = openMemory();
	let kept = /* @__PURE__ */ new Map();
	const isKept = ({ sha }) => kept.has(sha);
	const bring = async (entries, maxBytes) => {
		const wanted = entries.filter((entry) => isBlob(entry) && !isKept(entry));
		if (wanted.length === 0) return;
		const found = await readGitBlobs(repository, wanted, maxBytes).catch(() => /* @__PURE__ */ new Map());
		const all = new Map([...kept, ...found]);
		kept = [...all.values()].reduce((sum, { length }) => sum + length, 0) > most.kept ? found : all;
	};
	const tree = async (commit) => {
		const entries = records(await git(repository, [
			"ls-tree",
			"-r",
			"-t",
			"-z",
			"--full-tree",
			commit
		])).map((record) => {
			const [fields, path] = splitOnce(record, "	");
			const [mode = "", , sha = ""] = fields.split(" ");
			return {
				path,
				kind: kindOfMode(mode),
				sha,
				size: 0
			};
		});
		return listedTree({
			whole: listingOf(entries),
			async measure(entries) {
				await bring(entries, most.measured);
				return withSizes(repository, entries.map((entry) => ({
					...entry,
					size: kept.get(entry.sha)?.length ?? entry.size
				})));
			},
			readBlobs: async (wanted) => wanted.every(isKept) ? kept : readGitBlobs(repository, wanted),
			bring: (entries) => bring(entries, most.kept)
		});
	};
	return (commit) => trees(commit, () => tree(commit));
}
const most = {
	kept: 16777216,
	measured: 1048576
};
async function withSizes(repository, entries) {
	const isUnknown = (entry) => isBlob(entry) && entry.size === 0;
	const distinct = [...new Set(entries.filter(isUnknown).map(({ sha }) => sha))];
	if (distinct.length === 0) return entries;
	const output = await answerOf(repository, ["cat-file", "--batch-check=%(objectname) %(objecttype) %(objectsize)"], { input: lines(distinct) });
	const sizes = /* @__PURE__ */ new Map();
	for (const answer of output?.split("\n") ?? []) {
		const [sha = "", type, size] = answer.split(" ");
		if (type === "blob") sizes.set(sha, Number(size));
	}
	return entries.map((entry) => isUnknown(entry) ? {
		...entry,
		size: sizes.get(entry.sha) ?? -1
	} : entry);
}
async function readGitBlobs(repository, wanted, maxBytes = wanted.reduce((sum, { size }) => sum + size + 200, 0)) {
	const blobs = /* @__PURE__ */ new Map();
	const shas = [...new Set(wanted.map(({ sha }) => sha))];
	if (shas.length === 0) return blobs;
	const input = lines(shas);
	const output = await git(repository, ["cat-file", "--batch"], {
		input,
		maxBytes
	}).catch((error) => {
		throw error instanceof GitFailure ? notInClone(shas, error) : error;
	});
	let offset = 0;
	for (const sha of shas) {
		const start = output.indexOf("\n", offset) + 1;
		const [name, type, size] = output.toString("latin1", offset, start).split(" ");
		if (name !== sha || type !== "blob") throw notInClone([sha], null);
		const bytes = output.subarray(start, start + Number(size));
		if (blobSha(bytes, sha) !== sha) throw new SourceError("malformed-answer", `This clone has other bytes than those of blob ${sha}; run \`git fsck\`, and clone again.`);
		blobs.set(sha, bytes);
		offset = start + bytes.length + 1;
	}
	return blobs;
}
function notInClone(shas, cause) {
	const blobs = shas.length === 1 ? `Blob ${shas[0]} is` : `Some of ${shas.length} blobs are`;
	return new SourceError("unavailable", `${blobs} not in this clone; in a partial clone run \`git fetch --refetch --no-filter origin\`, or clone without \`--filter\`.`, { cause });
}
function records(output) {
	return decodeUtf8(output).split("\0").filter((record) => record !== "");
}
function splitOnce(text, separator) {
	const at = text.indexOf(separator);
	return at === -1 ? [text, ""] : [text.slice(0, at), text.slice(at + separator.length)];
}

// src/source/git/revision.ts
async function resolveRevision(repository, revision) {
	let isAmbiguous = false;
	const commit = await commitOf(repository, revision, (warnings) => {
		isAmbiguous = /^warning: refname '.*' is ambiguous/m.test(warnings);
	});
	if (isAmbiguous) throw ambiguous(revision, await namedAlike(repository, revision));
	if (commit !== null) return commit;
	throw new UserError("unknown-revision", `Git knows no revision ${quoted(revision)} here; check its name, and in a shallow clone fetch it first.`);
}
async function namedAlike(repository, revision) {
	const [name = ""] = revision.split(/[~^:]|@\{/);
	const full = [
		"heads",
		"remotes",
		"tags"
	].map((kind) => `refs/${kind}/${name}`);
	const found = await Promise.all(full.map((each) => commitOf(repository, each)));
	return full.filter((_, at) => found[at] !== null);
}
async function defaultBase(repository, onNotice = () => {}) {
	const current = await commitOf(repository, "HEAD");
	if (current === null) return null;
	const branches = (await git(repository, [
		"for-each-ref",
		"--format=%(refname) %(objectname) %(symref)",
		...defaultBranches
	])).toString().split(/\r?\n/).map((line) => line.split(" "));
	for (const branch of defaultBranches) {
		const [, tip, target] = branches.find(([ref]) => ref === branch) ?? [];
		if (tip === void 0) continue;
		const name = (target || branch).replace(/^refs\/(?:heads|remotes)\//, "");
		const [base, ...others] = await mergeBasesOf(repository, tip, current);
		if (base === void 0) continue;
		if (others.length === 0) return {
			commit: base,
			name
		};
		onNotice(`The branches have ${others.length + 1} merge bases, so the current commit is compared with the tip of ${branch}.`);
		return {
			commit: tip,
			name
		};
	}
	if (await answerOf(repository, ["rev-parse", "--is-shallow-repository"]) === "true") throw new UserError("unknown-revision", "This shallow clone does not have the commit where the branch left the default branch; fetch it with git fetch --unshallow origin \"+refs/heads/*:refs/remotes/origin/*\", or name an existing commit with --base.");
	throw new UserError("unknown-revision", "No default branch is known here, so Lockproof cannot tell what this branch changes; name the revision to compare with, such as --base origin/trunk (--base HEAD reviews only uncommitted changes).");
}
const defaultBranches = [
	"refs/remotes/origin/HEAD",
	"refs/remotes/origin/main",
	"refs/remotes/origin/master",
	"refs/heads/main",
	"refs/heads/master"
];
async function mergeBasesOf(repository, one, other) {
	const answer = await answerOf(repository, [
		"merge-base",
		"--all",
		one,
		other
	]);
	return answer === null ? [] : answer.split(/\r?\n/);
}
async function commitOf(repository, revision, onWarnings) {
	if (revision === "" || /^\^|\0/.test(revision)) return null;
	const args = [
		"rev-parse",
		"--verify",
		"--end-of-options",
		`${revision}^{commit}`
	];
	return answerOf(repository, args, { onWarnings });
}

// src/source/git/working-tree.ts
async function readWorkingTree(repository, matches, like, commits = []) {
	const known = records(await git(repository, [
		"ls-files",
		"-z",
		"-t",
		"--stage",
		"--others",
		"--exclude-standard"
	])).map((record) => record.startsWith(untracked) ? untrackedEntry(repository, record.slice(untracked.length)) : indexEntry(repository, record));
	const whole = withFolders(await Promise.all(known));
	const tree = treeOf(repository, whole, matches, like);
	const found = (await tree.identify([...whole.values()].filter(({ path }) => matches(path)))).filter((entry) => isUnderReview(entry, matches));
	const isSparse = ({ path }) => whole.get(path)?.tag === "S";
	const sparse = await withSizes(repository, found.filter(isSparse));
	const lockFiles = listingOf([...found.filter((entry) => !isSparse(entry)), ...sparse]);
	await refuseOtherIndex([...whole.values()].filter((entry) => isUnderReview(entry, matches)), lockFiles, commits);
	const readFile = (path, most) => {
		const entry = whole.get(path);
		if (entry?.tag !== "S") return readDiskFile(repository.root, path, most);
		const sized = {
			...tree,
			at: async () => entry,
			measure: () => withSizes(repository, [entry])
		};
		return contentIn(sized, path, most);
	};
	return {
		lockFiles,
		tree,
		readFile
	};
}
async function refuseOtherIndex(indexed, lockFiles, commits) {
	let differing = indexed.filter(({ tag, path, sha }) => tag !== "M" && sha !== (lockFiles.get(path)?.sha ?? "")).map(({ path, sha }) => ({
		path,
		sha: sha === blobSha(Buffer.of(), sha) ? "" : sha
	}));
	for (const commit of commits) {
		const { whole } = differing.length === 0 ? {} : await commit();
		differing = differing.filter(({ path, sha }) => sha !== (whole?.get(path)?.sha ?? ""));
	}
	const [first] = commits.length === 0 ? [] : differing;
	if (first === void 0) return;
	throw invalidInput(`The index has a different ${quoted(first.path)} than the working tree, and the next commit would take the one in the index; run \`git restore --staged ${shellWord(`:/${first.path}`)}\`, and add the file after the review.`);
}
function treeOf(repository, whole, matches, like) {
	const blobs = /* @__PURE__ */ new Map();
	const onDisk = diskTree(repository.root, like);
	const isSparse = ({ path }) => whole.get(path)?.tag === "S";
	return {
		...onDisk,
		whole,
		async identify(wanted) {
			const isKept = (entry) => isSparse(entry) || entry.kind === "submodule";
			const there = await onDisk.identify(wanted.filter((entry) => !isKept(entry)));
			const stored = [];
			for (let at = 0; at < there.length; at += 32) {
				const some = there.slice(at, at + 32);
				const bytes = await onDisk.read(some);
				const own = new Map(some.flatMap(({ sha }, index) => bytes[index] ? [[sha, bytes[index]]] : []));
				stored.push(...await asStored(repository, some, own, like));
				for (const { path, sha } of stored.slice(at)) {
					const read = own.get(sha);
					if (read !== void 0 && (isLockFileName(path) || matches(path))) blobs.set(sha, read);
				}
			}
			return [...wanted.filter(isKept), ...stored];
		},
		async read(wanted) {
			const stored = await readGitBlobs(repository, await withSizes(repository, wanted.filter(isSparse)));
			const others = wanted.filter(({ sha }) => !blobs.has(sha) && !stored.has(sha));
			const read = (await onDisk.read(others)).values();
			return wanted.map(({ sha }) => blobs.get(sha) ?? stored.get(sha) ?? read.next().value ?? null);
		}
	};
}
const untracked = "? ";
async function untrackedEntry(repository, listed) {
	const path = listed.replace(/\/$/, "");
	const stats = await lstat(pathOnDisk(join(repository.root, path))).catch(() => null);
	return {
		path,
		kind: path !== listed ? "directory" : stats?.isSymbolicLink() === true ? "symlink" : "file",
		sha: "",
		size: 0,
		tag: "?"
	};
}
function indexEntry({ root }, record) {
	const [fields, path] = splitOnce(record, "	");
	const [tag = "", mode = "", sha = ""] = fields.split(" ");
	const isSkipped = tag === "S" && !existsSync(pathOnDisk(join(root, path)));
	return {
		path,
		kind: kindOfMode(mode),
		sha,
		size: 0,
		tag: tag === "S" && !isSkipped ? "H" : tag
	};
}
function withFolders(entries) {
	const whole = new Map(entries.map((entry) => [entry.path, entry]));
	for (const { path } of entries) for (let folder = folderOf(path); folder !== "" && !whole.has(folder); folder = folderOf(folder)) whole.set(folder, {
		path: folder,
		kind: "directory",
		sha: "",
		size: 0,
		tag: ""
	});
	return whole;
}
const pathsAtATime = 64;
async function asStored(repository, entries, blobs, like) {
	const textOf = ({ sha }) => Buffer.from(blobs.get(sha) ?? []).toString("latin1");
	const candidates = entries.filter((entry) => entry.path.isWellFormed() && entry.kind === "file" && textOf(entry).includes("\r\n"));
	const converted = /* @__PURE__ */ new Set();
	for (let at = 0; at < candidates.length; at += pathsAtATime) {
		const some = candidates.slice(at, at + pathsAtATime).map(({ path }) => `:(literal)${path}`);
		const setting = await answerOf(repository, [
			"config",
			"--get",
			"core.autocrlf"
		]) ?? "";
		const list = [
			"ls-files",
			"-z",
			"--eol",
			"--cached",
			"--others",
			"--",
			...some
		];
		for (const record of records(await git(repository, list))) {
			const [fields, path] = splitOnce(record, "	");
			if (isConverted(fields, /^(?:input|true|yes|on|[1-9]\d*)$/i.test(setting))) converted.add(path);
		}
	}
	return entries.map((entry) => {
		if (!converted.has(entry.path)) return entry;
		const bytes = Buffer.from(textOf(entry).replaceAll("\r\n", "\n"), "latin1");
		const sha = blobSha(bytes, like);
		blobs.set(sha, bytes);
		return {
			...entry,
			sha,
			size: bytes.length
		};
	});
}
function isConverted(fields, autoCrlf) {
	const [, index, onDisk, attributes = ""] = /^i\/(\S*)\s+w\/(\S*)\s+attr\/(.*?)\s*$/.exec(fields) ?? [];
	if (index === void 0 || index === "crlf" || index === "mixed") return false;
	return (attributes === "" ? autoCrlf : attributes.startsWith("text=auto")) ? onDisk !== "-text" : attributes.startsWith("text");
}

// src/source/git/git-source.ts
function gitSource(options) {
	return { async read({ patterns, scope }) {
		const matches = globs(patterns);
		const repository = await openRepository(options.directory);
		const attributes = await machineAttributes(repository);
		const commitOf = (revision) => resolveRevision(repository, revision);
		const tip = options.base === null ? null : await commitOf(options.base);
		const headSha = options.head === null ? null : await commitOf(options.head);
		const baseSha = tip === null || options.mergeBase !== true ? tip : await mergeBaseOf(repository, tip, headSha ?? await commitOf("HEAD"));
		const treeAt = openCommits(repository);
		if (baseSha !== null && headSha !== null) await bringChanged(await treeAt(baseSha), await treeAt(headSha), matches);
		const viewOf = (tree, lockFiles) => {
			return {
				lockFiles,
				tree,
				attributesOf: attributeReader(tree, attributes),
				matches
			};
		};
		const view = async (sha) => {
			const tree = await treeAt(sha);
			const entries = [...tree.whole?.values() ?? []].filter((entry) => isUnderReview(entry, matches));
			return {
				sha,
				...viewOf(tree, listingOf(await tree.measure(entries)))
			};
		};
		const viewOfWorkingTree = async () => {
			const current = async () => treeAt(await commitOf("HEAD"));
			const { readFile, ...read } = await readWorkingTree(repository, matches, baseSha ?? "", baseSha === null ? [] : [() => treeAt(baseSha), current]);
			return {
				sha: null,
				readFile,
				...viewOf(read.tree, read.lockFiles)
			};
		};
		const base = baseSha === null ? null : await view(baseSha);
		const head = headSha === null ? await viewOfWorkingTree() : {
			...await view(headSha),
			readFile: null
		};
		const idle = await refuseUnmatched(patterns, [head, ...base === null ? [] : [base]]);
		const snapshot = await takeSnapshot({
			base,
			head
		}, scope);
		const contents = openMemory();
		const commits = {
			trusted: tip ?? head.sha,
			base: baseSha ?? head.sha,
			head: head.sha
		};
		return {
			...snapshot,
			notices: [...snapshot.notices, ...idle],
			surroundings: {
				head,
				...base && { base }
			},
			async readFile(path, side, most) {
				const commit = commits[side];
				if (commit === null && head.readFile !== null) return head.readFile(path, most);
				const tree = await treeAt(commit ?? "");
				const { kind, sha = `${commit} ${path}` } = await tree.at(path) ?? {};
				return contents(`${kind} ${sha} ${most}`, () => contentIn(tree, path, most));
			}
		};
	} };
}
async function bringChanged(base, head, matches) {
	const isRead = (entry) => isUnderReview(entry, matches) || maySearch(entry);
	const changed = await changesBetween(base, head, isRead) ?? [];
	const folders = new Set(changed.filter(({ path }) => matches(path)).map(({ path }) => folderOf(path)));
	const isBeside = (entry) => isConfiguration(entry) && folders.has(folderOf(entry.path));
	const beside = [...head.whole?.values() ?? []].filter(isBeside);
	await head.bring?.([...changed.flatMap((pair) => [pair.base ?? [], pair.head ?? []].flat()), ...beside]);
}
async function mergeBaseOf(repository, tip, head) {
	const [common = null, ...others] = await mergeBasesOf(repository, tip, head);
	if (others.length > 0) return tip;
	if (common !== null) return common;
	throw new UserError("unknown-revision", `Git finds no common ancestor of ${tip} and ${head}; in a shallow clone fetch more history first (\`git fetch --unshallow\`).`);
}
async function machineAttributes(repository) {
	const standard = join(process.env.XDG_CONFIG_HOME || join(homedir(), ".config"), "git/attributes");
	const own = await answerOf(repository, [
		"config",
		"--type=path",
		"--get",
		"core.attributesFile"
	]);
	return Promise.all([own ?? standard, repository.infoAttributes].map(async (named) => {
		const path = resolve(repository.root, named);
		return {
			path,
			folder: "",
			text: plainText(await readFile(path).catch(() => Buffer.of()))
		};
	}));
}

// src/source/merged.ts
function withMerge(compared, merge) {
	const known = new Map(compared.files.map((file) => [file.path, file]));
	const brought = merge.files.filter((file) => !isCovered(file, known.get(file.path) ?? null));
	if (brought.length === 0) return compared;
	const added = brought.map((file) => {
		return [file.path, {
			...file,
			merged: true,
			...known.get(file.path)?.whole ? { whole: true } : {}
		}];
	});
	const { files } = withFiles(compared, new Map(added));
	const [first, ...others] = brought.map(({ path }) => path);
	const more = others.length === 0 ? "" : ` and ${others.length} more lock ${others.length === 1 ? "file" : "files"}`;
	const notice = `The merge changes ${quoted(String(first))}${more} otherwise than the pull request itself, so the merged content is compared with the base branch.`;
	return {
		...compared,
		files,
		notices: [...compared.notices, notice]
	};
}
function withoutMerge(compared, branch) {
	const known = new Map(compared.files.map((file) => [file.path, file]));
	const open = branch.files.filter((file) => file.head.kind !== "missing" && !isCovered(file, known.get(file.path) ?? null));
	if (open.length === 0) return compared;
	return withFiles(compared, new Map(open.map((file) => {
		const asItIs = {
			...file,
			status: "unchanged",
			base: file.head
		};
		return [file.path, {
			...known.get(file.path) ?? asItIs,
			whole: true
		}];
	})));
}
function withFiles(compared, own) {
	const files = [...compared.files.filter(({ path }) => !own.has(path)), ...own.values()].sort((one, other) => one.path < other.path ? -1 : 1);
	return {
		...compared,
		files
	};
}
function isCovered(file, known) {
	if (file.whole === true && known?.whole !== true) return false;
	if (known !== null && isSameContent(file.base, known.base) && isSameContent(file.head, known.head)) return true;
	const none = { kind: "missing" };
	const [branch, merged, before, head] = [
		file.base,
		file.head,
		known?.base ?? none,
		known?.head ?? none
	].map(entriesOf);
	if (!branch || !merged || !before || !head) return false;
	const isReviewed = ([address, text]) => branch.get(address) === text || head.get(address) === text && before.get(address) !== text;
	const wasTakenOut = (address) => before.has(address) && !head.has(address);
	return [...merged].every(isReviewed) && [...branch.keys()].every((each) => merged.has(each) || wasTakenOut(each));
}
function entriesOf(content) {
	if (content.kind === "missing") return /* @__PURE__ */ new Map();
	const read = content.kind === "file" ? readCanonical(Buffer.from(content.bytes).toString()) : null;
	return read && new Map(read.lockFile.providers.map((each) => [each.address, printProvider(each)]));
}

export { originOf as A, readAnswer as C, proxyFor as D, proxiesIn as E, openRunTime as M, timeSpan as N, connectionFault as O, parseJson as S, namesProxy as T, hostOfToken as _, defaultBase as a, tokenFor as b, refuseUnmatched as c, isAttributesFile as d, directorySource as f, emptyTokens as g, defaultLimits as h, readWorkingTree as i, endless as j, guardedLookup as k, takeSnapshot as l, createFetcher as m, withoutMerge as n, answerOf as o, readDiskFile as p, gitSource as r, openRepository as s, withMerge as t, attributeReader as u, plainToken as v, resolveLink as w, isJson as x, readCredentials as y };