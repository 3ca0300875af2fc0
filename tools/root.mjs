import { fileURLToPath } from "node:url";

/** The folder of the project, where `package.json` is. */
export const root = fileURLToPath(new URL("..", import.meta.url));
