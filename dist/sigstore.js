import { n as openVerifier } from "./lockproof.js";

export { openVerifier };