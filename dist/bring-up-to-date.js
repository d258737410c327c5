import { f as bringUpToDate } from "./lockproof.js";

export { bringUpToDate };