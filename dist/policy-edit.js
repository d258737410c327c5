import { t as comparePolicies } from "./lockproof.js";

export { comparePolicies };