import { f as publishToPull } from "./lockproof.js";

export { publishToPull };