import { i as fetchTrustedRoot } from "./lockproof.js";

export { fetchTrustedRoot };