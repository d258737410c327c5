import { constants } from "node:os";

// src/exit-on-signal.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
let lastWork = null;
const mostTime = 6e3;
function exitOnSignal() {
	for (const signal of signals) process.on(signal, () => {
		const end = () => process.exit(128 + constants.signals[signal]);
		const work = lastWork;
		if (work === null) end();
		lastWork = null;
		setTimeout(end, mostTime);
		work?.().finally(end);
	});
}
function onInterrupt(work) {
	lastWork = work;
	return () => {
		lastWork = null;
	};
}

export { onInterrupt as n, exitOnSignal as t };