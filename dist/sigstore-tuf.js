import { a as fetchTrustedRoot } from "./lockproof.js";

export { fetchTrustedRoot };