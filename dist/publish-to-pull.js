import { d as publishToPull } from "./lockproof.js";

export { publishToPull };