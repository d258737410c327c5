import { r as fetchTrustedRoot } from "./lockproof.js";

export { fetchTrustedRoot };