import { n as openTerminalLine } from "./lockproof.js";

export { openTerminalLine };