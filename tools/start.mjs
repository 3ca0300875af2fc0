// npm start, npm run dev: starts everything that the product needs, in the right order.
import path from "node:path";
import { runChild } from "./child.mjs";
import { develop } from "./develop.mjs";
import { ensureInstalled } from "./install.mjs";
import { compileCache, node24 } from "./node-24.mjs";
import { root } from "./root.mjs";
import { ensureWebBuilt } from "./web-build.mjs";

const args = process.argv.slice(2);
ensureInstalled();
if (args.includes("--dev")) process.exit(await develop(args));
else {
  ensureWebBuilt();
  process.exitCode = await runChild(node24(), [path.join(root, "server/src/start.ts"), ...args], {
    apart: true,
    env: { ...process.env, ...compileCache },
  });
}
