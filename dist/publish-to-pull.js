import { p as publishToPull } from "./lockproof.js";

export { publishToPull };