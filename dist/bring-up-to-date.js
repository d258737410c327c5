import { m as bringUpToDate } from "./lockproof.js";

export { bringUpToDate };