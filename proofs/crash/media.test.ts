// Files of conversations while processes die: each that a customer sent is here in the end, once; each that staff sent
// arrived once, or is parked and shown (decision 46).
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { png } from "../../server/test/sample-files.ts";
import { eventually } from "../../server/test/start-sandbox-process.ts";
import { SEED } from "../seed.ts";
import { type FrontDesk, openFrontDesk } from "./front-desk.ts";
import { keepAlive } from "./keep-alive.ts";
import { settled } from "./settle.ts";

const PEOPLE = 8;
const PICTURES = 3;
const DEATHS = 3;
const folder = mkdtempSync(join(tmpdir(), "mostrador-media-"));
let desk: FrontDesk;
let lives: ReturnType<typeof keepAlive> | undefined;
beforeAll(async () => {
  desk = await openFrontDesk({ delayMs: 200, settings: { DATA_DIR: folder } });
});
afterAll(async () => {
  await lives?.stop();
  await desk?.close();
  rmSync(folder, { recursive: true, force: true });
});

test("24 pictures in, 8 files out and at least 3 deaths: none is lost, none is doubled", async () => {
  await Promise.all([desk.processes.start("web"), desk.processes.start("worker")]);
  const { owner, businessId, phoneNumberId } = desk.attended;
  const people = Array.from({ length: PEOPLE }, (_, index) => String(3_350_000_000 + index));
  for (const from of people) await desk.sandbox.write({ to: phoneNumberId, from, text: "hola", name: "Ana" });
  await settled(desk, PEOPLE, { hurry: false, ms: 60_000 });
  const files: { clientId: string; fileId: string }[] = [];
  for (const from of people) {
    const found = await owner.get(`/api/client/search?businessId=${businessId}&search=${from}`);
    const form = new FormData();
    form.set("file", new Blob([new Uint8Array(png(16))]), `para ${from}.png`);
    const put = await owner.send("POST", `/api/thread/files?businessId=${businessId}`, form);
    files.push({ clientId: found.body.data[0]._id, fileId: put.body.data.fileId });
  }
  await desk.processes.kill("worker");
  for (const { clientId, fileId } of files) {
    const sent = await owner.post("/api/thread/media", { message: { businessId, clientId, fileId } });
    expect(sent.status).toBe(201);
  }
  await desk.processes.kill("web");
  lives = keepAlive(desk.processes, { seed: SEED, kill: 0.03, throw: 0.01, delay: "0.05:30", deaths: DEATHS + 2 });
  for (const from of people)
    for (let n = 0; n < PICTURES; n += 1)
      await desk.sandbox.write({ to: phoneNumberId, from, type: "image", name: "Ana" });
  await eventually(async () => {
    const [{ ready }] = await desk.rows(
      "select count(*)::int as ready from messages where role = 'user' and media->>'state' = 'ready'",
    );
    if (ready < PEOPLE * PICTURES) throw new Error(`only ${ready} are here`);
    if ((lives?.deaths() ?? 0) < DEATHS) throw new Error("too few deaths");
  }, 240_000);
  await settled(desk, PEOPLE * (PICTURES + 1), { hurry: true, ms: 120_000 });
  expect(lives.surprises).toEqual([]);
  const uses = await desk.rows(
    `select m.id, count(u.file_id)::int as files from messages m left join file_uses u on u.row_id = m.id
      where m.media is not null group by m.id having count(u.file_id) <> 1`,
  );
  expect(uses, `seed ${SEED}`).toEqual([]);
  for (const from of people) {
    const chat = await desk.sandbox.chat(phoneNumberId, from);
    const arrived = chat.filter(({ direction, type }) => direction === "out" && type === "image").length;
    const parked = await desk.rows(
      `select m.id from messages m join threads t on t.id = m.thread_id join contacts c on c.id = t.contact_id
        where m.status = 'unknown' and c.phone like '%' || $1`,
      [from],
    );
    expect([from, arrived <= 1 && arrived + parked.length >= 1], `seed ${SEED}`).toEqual([from, true]);
  }
}, 500_000);
