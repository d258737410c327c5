import { a as openRecording } from "./lockproof.js";

export { openRecording };