import { G as createOctokit, K as once, W as LookAgain, q as withoutRetries } from "./lockproof.js";

export { createOctokit };