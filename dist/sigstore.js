import { i as openVerifier } from "./lockproof.js";

export { openVerifier };