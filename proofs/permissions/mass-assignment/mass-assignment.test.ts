// Mass assignment (G6): makes writable calls with every foreign column, in every spelling, at every place of their body.
// Each must write the same row as without them (D-1.4). Tries one in six of the routes, others in each run;
// `mass-assignment.prove.ts` tries all.
import { io } from "socket.io-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { partOf } from "../../part.ts";
import { SEED } from "../../seed.ts";
import { type Mirror, startMirror } from "../../world/mirror.ts";
import { writtenBy } from "../writes.ts";
import { marksIn, poisonOf } from "./poison.ts";
import { nameOtherBusiness, poisonCalls, same, settled, WORKERS } from "./poisoned-calls.ts";

const SHARE = 6;

type Row = Record<string, unknown>;

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror();
});
afterAll(() => mirror?.close());

test("a column that is not the call's own is never written, wherever it is sent", { timeout: 400_000 }, async () => {
  // a call with a body and without its row fails the run, drawn or not
  for (const route of mirror.routes) writtenBy(route);
  const { cells, found, writable } = await poisonCalls(mirror, partOf(mirror.routes, SHARE));
  console.log(`${cells} columns sent to ${writable} writable routes, ${found.length} findings`);
  expect(found, `seed ${SEED}`).toEqual([]);
  expect(cells).toBeGreaterThan(0);
  expect(({} as Row).veneno).toBeUndefined();
});

test("the business that a call names in its body is compared, never taken", async () => {
  const before = await mirror.rowsOf(mirror.b);
  expect(await nameOtherBusiness(mirror, partOf(mirror.routes, SHARE)), `seed ${SEED}`).toEqual([]);
  expect(await mirror.rowsOf(mirror.b)).toEqual(before);
});

test("nobody signs up as more than a person, nor makes more of oneself later", async () => {
  const { product } = mirror;
  const row = async (email: string) =>
    (await product.owner.query("select * from users where email = $1", [email])).rows[0] as Row | undefined;
  const control = await product.person("Persona Normal");
  const good = (await row(control.email)) as Row;
  const own = ["name", "email", "image", "password"];
  const all = { ...(await poisonOf(product, "users", good)), emailVerified: true, email_verified: true };
  const poison = Object.entries(all).filter(([key]) => !own.includes(key));
  // a key that is refused by name would hide the others
  const groups = [poison.filter(([key]) => key === "role"), poison.filter(([key]) => key !== "role")];
  let stored = 0;
  for (const group of groups) {
    const email = `p-${crypto.randomUUID()}@prueba.mx`;
    const spoiled = { ...Object.fromEntries(group), name: "Persona Normal", email, password: "una-clave-larga" };
    const answer = await product.callerLike().post("/api/auth/sign-up/email", spoiled);
    expect(answer.status).toBeLessThan(500);
    const made = await row(email);
    if (!made) continue;
    stored += 1;
    const { role, email_verified, image } = made;
    expect({ role, email_verified, image }).toEqual({ role: "user", email_verified: false, image: null });
    expect(marksIn(made)).toEqual([]);
  }
  expect(stored).toBeGreaterThan(0);
  for (const [key, value] of poison) {
    await control.post("/api/auth/update-user", { name: "Persona Normal", [key]: value });
    const { updated_at: _, ...after } = (await row(control.email)) as Row;
    const { updated_at: __, ...before } = good;
    expect([key, after]).toEqual([key, before]);
  }
  expect((await control.post("/api/auth/update-user", { name: "Persona Otra" })).status).toBe(200);
  expect((await row(control.email))?.name).toBe("Persona Otra");
});

test("a message over the socket carries nothing but itself", async () => {
  const { businessId, contactId, owner } = mirror.a;
  const { url } = mirror.product;
  const socket = io(url, { transports: ["websocket"], forceNew: true, extraHeaders: { cookie: owner.cookie } });
  const say = async (more: Row) => {
    const answer = await socket.emitWithAck("sendMessageToClient", {
      ...more,
      businessId,
      clientId: contactId,
      text: "Va",
    });
    expect(answer.success).toBe(true);
    return settled(mirror, { table: "messages", column: "id", value: answer.data._id });
  };
  const [control, copy] = [await say({}), await say({})];
  const varying = Object.keys(copy).filter((column) => WORKERS.has(column) || !same(control[column], copy[column]));
  const own = ["text", "channel", "clientId", "clientKey", "quotedMessageId"];
  const poison = Object.entries(await poisonOf(mirror.product, "messages", copy));
  const poisoned = await say(Object.fromEntries(poison.filter(([key]) => !own.includes(key))));
  socket.disconnect();
  expect(marksIn(poisoned)).toEqual([]);
  for (const column of varying) delete poisoned[column];
  expect(copy).toMatchObject(poisoned);
});
