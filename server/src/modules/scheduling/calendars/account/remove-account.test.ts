// Removes a Google account over HTTP, with Google online and offline.
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  connectGoogle,
  googleOf,
  linkedShop,
  overviewOf,
  startWithGoogle,
} from "../../../../../test/providers/google.ts";
import { makeShop } from "../../../../../test/shops/shop.ts";
import { eventually } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithGoogle>>;
beforeAll(async () => {
  world = await startWithGoogle();
});
afterAll(() => world?.close());

const path = (id: string) => `/api/google/calendar/account/${id}`;
const channelsOf = async ({ google, email }: Awaited<ReturnType<typeof linkedShop>>) =>
  (await google.channels()).filter(({ calendarId }) => calendarId === email);
/** There is no consent any more. */
const isRevoked = async (email: string) => (await googleOf(world.sandbox, email).revoke()).ended === 0;

test("its calendars are left, its channels closed, its key forgotten and the permission given back", async () => {
  const linked = await linkedShop(world, "quitar1@gmail.test");
  const { shop, google, accountId, email, marta } = linked;
  await google.add({
    summary: "Dentista",
    start: { dateTime: new Date(Date.now() + 86_400_000).toISOString() },
    end: { dateTime: new Date(Date.now() + 90_000_000).toISOString() },
  });
  const busy = () => world.product.owner.query("select from busy_times where specialist_id = $1", [marta]);
  await eventually(async () => expect((await busy()).rowCount).toBeGreaterThan(0));
  const removed = await shop.owner.delete(path(accountId));
  expect([removed.status, removed.body.message]).toEqual([200, "Cuenta de Google quitada"]);
  expect(await overviewOf(shop)).toMatchObject({ accounts: [], calendars: [] });
  expect((await busy()).rowCount).toBe(0);
  expect(await channelsOf(linked)).toEqual([]);
  expect(await isRevoked(email)).toBe(true);
  // the person's calendar keeps all entries
  expect(await google.events()).toHaveLength(1);
  expect((await shop.owner.delete(path(accountId))).status).toBe(404);
  await connectGoogle(shop.owner, email);
  expect((await overviewOf(shop)).accounts).toMatchObject([{ email, isConnected: true }]);
});

test("a permission on which another business lives stays; nobody removes what is not theirs", async () => {
  const { shop, accountId, email } = await linkedShop(world, "quitar2@gmail.test");
  const other = await makeShop(world.product);
  const theirs = await connectGoogle(other.owner, email);
  expect((await other.owner.delete(path(accountId))).status).toBe(404);
  expect((await shop.owner.delete(path(accountId))).status).toBe(200);
  const handle = await other.owner.get(
    `/api/google/calendar/get-calendars?specialistId=${other.specialistIds[0]}&googleRefreshToken=${theirs}`,
  );
  expect(handle.status).toBe(200);
  expect((await other.owner.delete(path(theirs))).status).toBe(200);
  expect(await isRevoked(email)).toBe(true);
});

test("the account goes also while Google does not answer", async () => {
  const linked = await linkedShop(world, "quitar3@gmail.test");
  const { shop, accountId, google } = linked;
  await google.fail({ fail: { on: "channels", status: 503, times: 50 } });
  expect((await shop.owner.delete(path(accountId))).status).toBe(200);
  await google.fail({ fail: null });
  expect(await overviewOf(shop)).toMatchObject({ accounts: [], calendars: [] });
});
