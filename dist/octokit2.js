import { t as createOctokit } from "./octokit.js";

export { createOctokit };