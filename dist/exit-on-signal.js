import { constants } from "node:os";

// src/exit-on-signal.ts
/** A signal ends the process through its `exit` event, which removes half-written packages. The exit code names the signal. */
function exitOnSignal() {
	for (const signal of [
		"SIGINT",
		"SIGTERM",
		"SIGHUP"
	]) process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

export { exitOnSignal as t };