import { o as openReplay } from "./lockproof.js";

export { openReplay };