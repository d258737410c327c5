import { r as openVerifier } from "./lockproof.js";

export { openVerifier };