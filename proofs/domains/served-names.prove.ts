// The gateway gets its answer while PostgreSQL is stopped, also from a web process that was started meanwhile
// (contract/partners#domains).
import type { ChildProcess } from "node:child_process";
import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { cleanUp, launch, newHome, query } from "../../server/test/embedded/launch-apart.ts";
import { endProcess, forkProduct } from "../../server/test/fork-product.ts";
import { TEST_SECRET } from "../../server/test/secret.ts";
import { eventually, freePort } from "../../server/test/start-sandbox-process.ts";

const NAME = "citas.nopal.mx";
const MIGRATE = fileURLToPath(new URL("../../server/src/migrate.ts", import.meta.url));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) await endProcess(child, "SIGKILL");
  cleanUp();
});

test("names are answered with PostgreSQL stopped, before and after the web process was started again", async () => {
  const dataDir = newHome();
  const first = await launch(dataDir);
  const port = await freePort();
  const settings = {
    ...{ DATABASE_URL: first.url, APP_SECRET: TEST_SECRET, DATA_DIR: dataDir },
    ...{ PORT: String(port), ROLE: "web" },
  };
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  execFileSync(process.execPath, [MIGRATE], { env: { PATH, NODE_COMPILE_CACHE, DEMO: "0", ...settings } });
  await query(
    first.url,
    `with one as (insert into partners (id, name, description, whatsapp, partner_code, subscription_end)
        values (gen_random_uuid(), 'Nopal', 'Agencia de prueba', '2220000000', 'nopal', now()) returning id)
      insert into partner_domains (partner_id, hostname, token, proved_at) select id, '${NAME}', 'x', now() from one`,
  );
  const start = () => forkProduct(settings, { onChild: (child) => void children.push(child) });
  const ask = async (domain: string) =>
    (await fetch(`http://127.0.0.1:${port}/internal/tls-ask?${new URLSearchParams({ domain })}`)).status;
  const asked = async () => [await ask(NAME), await ask("CITAS.nopal.mx."), await ask("otro.mx"), await ask("")];
  const right = [200, 200, 404, 404];
  const web = await start();
  expect(await asked()).toEqual(right);

  await first.stop();
  expect(await asked()).toEqual(right);

  await endProcess(web, "SIGKILL");
  const again = start();
  await eventually(async () => expect(await asked()).toEqual(right), 60_000);
  const other = await fetch(`http://127.0.0.1:${port}/api/me`);
  expect([other.status, other.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await other.json()).toMatchObject({ success: false, message: expect.stringContaining("Intenta de nuevo") });

  const second = await launch(dataDir);
  expect(second.url).toBe(first.url);
  await again;
  expect(await asked()).toEqual(right);
  await eventually(async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200), 60_000);
  await second.stop();
});
