// The disk of the database fills up and is emptied again. Acknowledged writes stay, other calls are told to try again,
// `/readyz` reports it, and the product recovers on its own. Uses a small disk, which only root can make.
import { rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../server/test/shops/shop.ts";
import { eventually } from "../../../server/test/start-sandbox-process.ts";
import { figure } from "../../figure.ts";
import { type Installation, startInstallation } from "../installation.ts";
import { fillDisk, makeDisk } from "./small-disk.ts";

const SIZE_MB = 320;
const MOST_CALLS = 3_000;

const disk = makeDisk(SIZE_MB);
let world: Installation;
let shop: Shop;
beforeAll(async () => {
  if (!disk) return;
  world = await startInstallation({ dataDir: disk.folder });
  shop = await makeShop(world);
});
afterAll(async () => {
  await world?.close();
  disk?.remove();
});

test.skipIf(!disk)("a disk without room, and with room again", async () => {
  const [added, statuses] = [new Set<string>(), new Map<number, number>()];
  let turn = 0;
  const add = async () => {
    turn += 1;
    const whatsapp = `57${String(turn).padStart(8, "0")}`;
    const client = { businessId: shop.businessId, name: "Ana", whatsapp };
    const { status, body } = await shop.owner.post("/api/client", { client });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 201) added.add(body.data._id);
    return status;
  };
  expect(await add()).toBe(201);
  const filler = join(disk?.folder as string, "filler");
  fillDisk(filler);
  while (turn < MOST_CALLS && (await add()) === 201);
  for (let more = 0; more < 20; more += 1) await add();
  const isReady = await world.isReady();
  rmSync(filler);
  await world.untilReady(60_000);
  await eventually(async () => expect(await add()).toBe(201), 20_000);
  const database = new pg.Client({ connectionString: world.databaseUrl() });
  await database.connect();
  const { rows } = await database.query("select id from contacts");
  await database.end();
  const kept = new Set(rows.map(({ id }) => id));
  const lost = [...added].filter((id) => !kept.has(id)).length;
  const strange = [...statuses].filter(([status]) => status !== 201 && status !== 503);
  const refused = statuses.get(503) ?? 0;
  figure({
    promise: "a full disk",
    measured: `${added.size} acknowledged, ${lost} lost, ${refused} told to try again, ${strange.length} kinds of other answers, ready meanwhile: ${isReady}`,
    goal: "0 lost, only 201 and 503, not ready, heals by itself",
    holds: lost === 0 && strange.length === 0 && refused > 0 && !isReady,
  });
});
