import { p as bringUpToDate } from "./lockproof.js";

export { bringUpToDate };