// A sealed secret opens only in its own row (D-15.4): not in another row, column, table or business, not with a
// changed bit, not with another key.
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSeal, type SealPlace } from "../../server/src/kernel/seal.ts";
import { type Mirror, startMirror } from "../world/mirror.ts";
import { tokenOf } from "../world/side.ts";

let mirror: Mirror;
beforeAll(async () => {
  mirror = await startMirror({ settings: { LOG_LEVEL: "silent" } });
});
afterAll(() => mirror?.close());

const PLACE: SealPlace = { businessId: "b1", table: "channels", column: "access_token", id: "c1" };
const SECRET = "EAA-un-secreto-ñ-💈";

test("a sealed text opens where it was sealed, and looks different each time", () => {
  const seal = createSeal("a key of the installation, long enough");
  const sealed = seal.seal(SECRET, PLACE);
  expect(seal.open(sealed, PLACE)).toBe(SECRET);
  expect(seal.seal(SECRET, PLACE)).not.toBe(sealed);
  expect(sealed).not.toContain("EAA");
});

test.each<[string, Partial<SealPlace>]>([
  ["another business", { businessId: "b2" }],
  ["another table", { table: "accounts" }],
  ["another column", { column: "refresh_token" }],
  ["another row", { id: "c2" }],
  ["letters moved from one part to the next", { businessId: "b1channels", table: "" }],
])("in %s it does not open", (_where, other) => {
  const seal = createSeal("a key of the installation, long enough");
  const sealed = seal.seal(SECRET, PLACE);
  expect(() => seal.open(sealed, { ...PLACE, ...other })).toThrow();
});

test("changed anywhere, cut or sealed with another key, it does not open", () => {
  const seal = createSeal("a key of the installation, long enough");
  const sealed = seal.seal(SECRET, PLACE);
  const bytes = Buffer.from(sealed.slice(3), "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] as number) ^ 1;
    expect(() => seal.open(`v1.${changed.toString("base64url")}`, PLACE), `byte ${at}`).toThrow();
  }
  for (const length of [0, 11, 12, 27, 28, bytes.length - 1]) {
    const cut = bytes.subarray(0, length).toString("base64url");
    expect(() => seal.open(`v1.${cut}`, PLACE), `${length} bytes`).toThrow();
  }
  expect(() => createSeal("another key of the installation").open(sealed, PLACE)).toThrow();
});

test("a token that was moved into the row of another is never spoken", async () => {
  const { a, b, product, sandbox } = mirror;
  const check = () => a.owner.post(`/api/channel/${a.channelId}/check`, {});
  const spoken = async () => JSON.stringify(await sandbox.call("GET", "/__sandbox/journal"));
  expect((await check()).body.data.status).toBe("connected");
  const read = "select id, access_token from channels where id = any ($1)";
  const { rows } = await product.owner.query(read, [[a.channelId, b.channelId]]);
  const own = rows.find((row) => row.id === a.channelId).access_token;
  const foreign = rows.find((row) => row.id === b.channelId).access_token;
  const write = "update channels set access_token = $2 where id = $1";
  await sandbox.call("DELETE", "/__sandbox/journal");
  await product.owner.query(write, [a.channelId, foreign]);
  const answer = await check();
  expect(answer.body.data).toMatchObject({ status: "error", reason: expect.stringMatching(/\S/) });
  expect(JSON.stringify(answer.body)).not.toContain(tokenOf(b.mark));
  expect(await spoken()).not.toContain(a.phoneNumberId);
  await product.owner.query(write, [a.channelId, own]);
  expect((await check()).body.data.status).toBe("connected");
  // the journal would have shown it
  expect(await spoken()).toContain(a.phoneNumberId);
});
