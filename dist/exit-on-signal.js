import { constants } from "node:os";

// src/exit-on-signal.ts
/** A signal ends the process by way of its `exit` event, where half-written packages are removed; the shell's exit code says which one. */
function exitOnSignal() {
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

export { exitOnSignal as t };