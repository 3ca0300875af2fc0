// One process of the product in a role: `web` answers people, `worker` carries out what follows, `both` does both.
// It finishes what is under way when it is asked to stop, or when the process that started it is gone.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compose } from "./compose.ts";
import { readEnv } from "./env.ts";

const WEB = fileURLToPath(new URL("../../web/dist", import.meta.url));

const env = readEnv(process.env);
const { APP_DATABASE_URL: appUrl, APP_SECRET: secret, ROLE: role = "both" } = process.env;
if (!appUrl || !secret)
  throw new Error("APP_DATABASE_URL and APP_SECRET are missing: start the product with `npm start`.");
if (role !== "web" && role !== "worker" && role !== "both") throw new Error("ROLE must be web, worker or both.");

const product = await compose({ env, appUrl, secret, role, webFolder: existsSync(WEB) ? WEB : null });
process.on("unhandledRejection", (error) => product.log.error({ error: String(error) }, "unhandled rejection"));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 30_000);
  // With the database away some of it cannot be finished; the process ends all the same.
  await product.close().catch((error: Error) => product.log.error({ error: error.message }, "the end was not clean"));
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
process.on("disconnect", () => void stop());

const port = await product.start(env.PORT);
process.send?.({ ready: true, port });
