import { a as openReplay } from "./lockproof.js";

export { openReplay };