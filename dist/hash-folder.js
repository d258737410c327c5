import { a as archiveLimits, i as nameBytes, r as hashLines } from "./package.js";
import { o as refuse } from "./package-border.js";
import { ct as isWithin } from "./sources.js";
import { constants } from "node:fs";
import { createHash } from "node:crypto";
import { open, opendir, realpath, stat } from "node:fs/promises";

// src/extensions/mirrors/hash-folder.ts
async function hashFolder(path, within) {
	const files = [];
	const folders = [""];
	let total = 0;
	const spend = (bytes) => {
		total += bytes;
		if (total > archiveLimits.inflatedBytes) tooManyBytes();
	};
	let entries = 0;
	for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) for await (const entry of await opendir(placeOf(path, folder), { encoding: "latin1" })) {
		entries += 1;
		if (entries > archiveLimits.entries) refuse("too-large", `The folder has more than ${archiveLimits.entries} entries`);
		const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
		if (name.includes("\n")) refuse("unsafe-name", "The folder has a file name with a newline");
		if (entry.isDirectory()) folders.push(name);
		else files.push([name, await hashFile(await fileAt(placeOf(path, name), within), spend)]);
	}
	if (files.length === 0) refuse("not-an-archive", "The folder has no files");
	return hashLines(files);
}
function placeOf(path, name) {
	return name === "" ? Buffer.from(path) : Buffer.concat([Buffer.from(`${path}/`), nameBytes(name)]);
}
async function fileAt(place, within) {
	const real = await realpath(place, { encoding: "buffer" });
	if (!isWithin(real.toString(), within)) refuse("unsafe-name", "A symlink in the folder leads out of the mirror");
	const stats = await stat(real);
	if (!stats.isFile()) refuse("unsupported-entry", "The folder has an entry that is not a file");
	if (stats.size > archiveLimits.inflatedBytes) tooManyBytes();
	return real;
}
async function hashFile(path, spend) {
	const digest = createHash("sha256");
	const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
	try {
		for await (const piece of file.createReadStream({
			autoClose: false,
			highWaterMark: 1048576
		})) {
			spend(piece.length);
			digest.update(piece);
		}
		return digest.digest("hex");
	} finally {
		await file.close();
	}
}
function tooManyBytes() {
	return refuse("too-large", `The folder has more than ${archiveLimits.inflatedBytes} bytes`);
}

export { hashFolder };