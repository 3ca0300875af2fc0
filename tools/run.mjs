// node tools/run.mjs <file.ts> [...args]: runs a file of ours on Node 24, from any folder.
import path from "node:path";
import { runChild } from "./child.mjs";
import { ensureInstalled } from "./install.mjs";
import { node24 } from "./node-24.mjs";

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error("Uso: node tools/run.mjs <archivo.ts> [argumentos]");
  process.exit(2);
}
ensureInstalled();
process.exitCode = await runChild(node24(), [path.resolve(file), ...args]);
