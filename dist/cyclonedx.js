import { n as renderCycloneDx } from "./lockproof.js";

export { renderCycloneDx };