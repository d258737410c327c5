import { a as openTerminalLine } from "./lockproof.js";

export { openTerminalLine };