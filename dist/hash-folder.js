import { t as hashFolder } from "./package.js";

export { hashFolder };