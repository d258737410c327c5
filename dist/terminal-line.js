import { i as openTerminalLine } from "./lockproof.js";

export { openTerminalLine };