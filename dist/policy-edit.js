import { n as comparePolicies } from "./lockproof.js";

export { comparePolicies };