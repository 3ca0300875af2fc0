// Starts the product to be measured: its web process on an embedded PostgreSQL with as much data as the raw tables.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { compose } from "../server/src/compose.ts";
import { readEnv } from "../server/src/env.ts";
import { migrate } from "../server/src/kernel/db/migrate.ts";
import { installQueues } from "../server/src/kernel/queue/install-queues.ts";
import { queueNames } from "../server/src/kernel/queue/queues.ts";
import { startEmbeddedPostgres } from "../server/src/operations/embedded/start-embedded-postgres.ts";
import { startProcess } from "./start-process.ts";

const SECRET = "a secret of the bench that is long enough";
export const APP_SECRET = "bench-app-secret";
export const PHONE_NUMBER_ID = "100200300400999";

export type BenchProduct = Awaited<ReturnType<typeof startBenchProduct>>;

/** `settings` override those of the bench. */
export async function startBenchProduct(settings: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "mostrador-bench-"));
  const cluster = await startEmbeddedPostgres({ dataDir, log: { info() {}, warn: console.warn } });
  const { appUrl } = await migrate(cluster.url, SECRET);
  const parts = compose({ env: readEnv({}), appUrl, secret: SECRET, role: "web" });
  await installQueues(cluster.url, queueNames(parts.subscribers));
  await parts.db.close();
  const port = Number(settings.PORT ?? 20_000 + Math.floor(Math.random() * 20_000));
  const usual = {
    PORT: String(port),
    APP_DATABASE_URL: appUrl,
    APP_SECRET: SECRET,
    ROLE: "web",
    LOG_LEVEL: "silent",
  };
  const { child } = await startProcess("../server/src/main.ts", {
    ...usual,
    RATE_LIMITS: "0",
    DEMO: "0",
    META_APP_SECRET: APP_SECRET,
    ...settings,
  });
  const url = `http://127.0.0.1:${port}`;
  const cookie = await signUp(url);
  const shop = await makeShop(url, cookie);
  const owner = new pg.Pool({ connectionString: cluster.url, max: 2 });
  return {
    url,
    headers: { cookie, "x-business-id": shop.businessId },
    ...shop,
    owner,
    clusterUrl: cluster.url,
    pid: child.pid,
    stopDatabase: () => cluster.stop(),
    async stop() {
      await owner.end();
      child.disconnect();
      await new Promise((done) => child.once("exit", done));
      await cluster.stop();
    },
  };
}

async function signUp(url: string): Promise<string> {
  const body = JSON.stringify({ name: "Banco", email: "banco@prueba.mx", password: "una-clave-larga" });
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${url}/api/auth/sign-up/email`, { method: "POST", headers, body });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

async function makeShop(url: string, cookie: string) {
  const post = async (path: string, body: object): Promise<string> => {
    const headers = { "content-type": "application/json", cookie };
    const answer = await fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${text}`);
    return JSON.parse(text).data._id;
  };
  const businessId = await post("/api/business", {
    business: {
      name: "Banco de pruebas",
      description: "Solo para medir",
      whatsapp: "2221234567",
      whatsappOwner: "2221234568",
      timezone: { name: "America/Mexico_City" },
    },
  });
  const open = [{ from: "08:00", to: "22:00" }];
  const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const branchId = await post("/api/branch", {
    branch: {
      businessId,
      name: "Única",
      address: "Calle 1 número 1",
      city: "Puebla",
      state: "Puebla",
      country: "México",
      schedules: { ...Object.fromEntries(days.map((day) => [day, open])), frecuency: 30 },
    },
  });
  const specialistIds: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    const specialist = { businessId, branchId, name: `Especialista ${index}`, whatsapp: `222000000${index}` };
    specialistIds.push(await post("/api/specialist", { specialist }));
  }
  const serviceId = await post("/api/service", {
    service: { businessId, name: "Corte", description: "Corte de prueba", duration: 45, price: "$100" },
    branches: [branchId],
    specialists: specialistIds,
  });
  return { businessId, branchId, specialistIds, serviceId };
}
