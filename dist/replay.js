import { i as openReplay } from "./lockproof.js";

export { openReplay };