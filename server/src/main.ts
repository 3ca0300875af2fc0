// One process of the product: `web` answers people, `worker` runs the jobs, `both` does both. To run them separately
// from `npm start`, start this file with DATABASE_URL and APP_SECRET after `npm run migrate`. It finishes its work when
// it is asked to stop, or when its parent process has ended.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { savedNames } from "./compose.ts";
import { readEnv } from "./env.ts";
import { appAddress } from "./kernel/db/migrate.ts";
import { StartError } from "./kernel/start-error.ts";
import { openProduct } from "./open-product.ts";
import { reportFailure } from "./report-failure.ts";
import { waitForDatabase } from "./starting/answer-while-waiting.ts";
import { refusePublishedSecrets } from "./starting/public-demo.ts";

const WEB = fileURLToPath(new URL("../../web/dist", import.meta.url));

const { env, ...where } = settings();
if (where.role !== "worker")
  await waitForDatabase({ ...env, ...where, wasServed: savedNames(env.DATA_DIR) }).catch(giveUp);
const product = await openProduct({ env, ...where, webFolder: existsSync(WEB) ? WEB : null }).catch(giveUp);
process.on("unhandledRejection", (error) => product.log.error({ error: String(error) }, "unhandled rejection"));

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 30_000);
  // While the database is away some of it cannot be finished; the process ends anyway.
  await product.close().catch((error: Error) => product.log.error({ error: error.message }, "the end was not clean"));
  process.exit(0);
}
process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
process.on("disconnect", () => void stop());

const port = await product.start(env.PORT).catch(giveUp);
process.send?.({ ready: true, port });

function settings() {
  try {
    const env = readEnv(process.env);
    refusePublishedSecrets(env);
    const { APP_DATABASE_URL, ROLE: role = "both" } = process.env;
    const { APP_SECRET: secret, DATABASE_URL } = env;
    if (!secret) throw new StartError("Falta APP_SECRET: la llave de la instalación.");
    const appUrl = APP_DATABASE_URL ?? (DATABASE_URL && appAddress(DATABASE_URL, secret));
    if (!appUrl) throw new StartError("Falta DATABASE_URL. Con la base de datos incluida arranca todo `npm start`.");
    if (role !== "web" && role !== "worker" && role !== "both") throw new StartError("ROLE es web, worker o both.");
    return { env, appUrl, secret, role } as const;
  } catch (error) {
    return giveUp(error as Error);
  }
}

function giveUp(error: Error): never {
  reportFailure(error);
  process.exit();
}
