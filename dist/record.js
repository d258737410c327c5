import { s as openRecording } from "./lockproof.js";

export { openRecording };