import { o as openRecording } from "./lockproof.js";

export { openRecording };