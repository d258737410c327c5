import { u as publishToPull } from "./lockproof.js";

export { publishToPull };