import { constants } from "node:os";

// src/exit-on-signal.ts
const signals = [
	"SIGINT",
	"SIGTERM",
	"SIGHUP"
];
/** The work that is left before the process ends. */
let lastWork = null;
/** The runner kills a cancelled step 7.5 seconds after the first signal. */
const mostTime = 6e3;
/** A signal ends the process through `exit`, after the work of {@link onInterrupt}; a second one at once. */
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
/** @returns ends this: a signal then ends the process at once */
function onInterrupt(work) {
	lastWork = work;
	return () => {
		lastWork = null;
	};
}

export { onInterrupt as n, exitOnSignal as t };