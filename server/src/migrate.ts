// `npm run migrate`: brings the database of DATABASE_URL to this version, for installations that do not start with `npm
// start`. Running it again changes nothing; of two at a time the second waits.
import { resolve } from "node:path";
import { readEnv } from "./env.ts";
import { readKeptSecret } from "./kept-secret.ts";
import { StartError } from "./kernel/start-error.ts";
import { prepareDatabase } from "./prepare-database.ts";
import { reportFailure } from "./report-failure.ts";
import { refusePublishedSecrets } from "./starting/public-demo.ts";

async function migrate(): Promise<void> {
  const env = readEnv(process.env);
  if (!env.DATABASE_URL) throw new StartError("Falta DATABASE_URL. La base de datos incluida la prepara `npm start`.");
  const secret = env.APP_SECRET ?? readKeptSecret(resolve(env.DATA_DIR));
  if (!secret) throw new StartError("Falta APP_SECRET: la llave con la que arrancan los procesos.");
  refusePublishedSecrets(env);
  await prepareDatabase(process.env, env.DATABASE_URL, secret);
  process.stdout.write("La base de datos está al día.\n");
}

migrate().catch(reportFailure);
