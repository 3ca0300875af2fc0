// `npm run webhooks [-- --desde 2026-11-20T00:00:00Z]`: makes the workers read WhatsApp's webhooks again, either those
// left unread or all since an instant. For a person at a terminal, while the installation runs or before it starts.

import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnv } from "./env.ts";
import { readKeptSecret } from "./kept-secret.ts";
import { appAddress } from "./kernel/db/migrate.ts";
import { openProduct } from "./open-product.ts";
import { CommandError } from "./operations/backup/command-error.ts";
import { reachEmbeddedPostgres } from "./operations/embedded/reach-embedded-postgres.ts";
import { reportFailure } from "./report-failure.ts";

async function readAgain(): Promise<void> {
  const { values } = parseArgs({ options: { desde: { type: "string" } } });
  const since = values.desde === undefined ? null : new Date(values.desde);
  if (since && Number.isNaN(since.getTime())) {
    throw new CommandError("--desde es una fecha con hora, como 2026-11-20T00:00:00Z.");
  }
  const env = readEnv(process.env);
  const dataDir = resolve(env.DATA_DIR);
  const secret = env.APP_SECRET ?? readKeptSecret(dataDir);
  if (!secret) throw new CommandError(`No está la llave de la instalación: ni APP_SECRET ni ${dataDir}/secret.`);
  const database = env.DATABASE_URL
    ? { url: env.DATABASE_URL, release: async () => {} }
    : await reachEmbeddedPostgres(dataDir, { info: () => {}, warn: (text) => console.warn(text) });
  try {
    const appUrl = process.env.APP_DATABASE_URL ?? appAddress(database.url, secret);
    const product = await openProduct({ env, appUrl, secret, role: "web", webFolder: null });
    try {
      const count = await product.readWebhooksAgain(since);
      process.stdout.write(`Avisos de WhatsApp por leer otra vez: ${count.toLocaleString("es-MX")}\n`);
    } finally {
      await product.close();
    }
  } finally {
    await database.release();
  }
}

readAgain().catch(reportFailure);
