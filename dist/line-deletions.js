import { d as deletableLines, f as isDeletable } from "./lockproof.js";

export { deletableLines };