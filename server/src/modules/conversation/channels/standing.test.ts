// Meta's notices about numbers and accounts, the status of a number, and the automatic reactions to them.
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { makeInboxShop } from "../../../../test/shops/inbox-shop.ts";
import { eventually, startWithSandbox } from "../../../../test/start-sandbox-process.ts";
import { newId } from "../../../kernel/id.ts";
import { readWebhooksAgain } from "./read-again.ts";

const DAY = 24 * 3600_000;
let later = 0;
let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ clock: () => Date.now() + later });
});
afterEach(async () => {
  later = 0;
  await world.sandbox.calm();
});
afterAll(() => world.close());

/** People answer on its channel, by choice, so that its status shows only the number's own state. */
async function makeShop() {
  const shop = await makeInboxShop(world.product, world.sandbox);
  await shop.owner.put(`/api/channel/${shop.channelId}/answering`, { answering: { assistantId: null } });
  return shop;
}
type Shop = Awaited<ReturnType<typeof makeShop>>;

const channelOf = async (shop: Shop) =>
  (await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body.data[0];
const tell = (shop: Shop, field: string, value: object) =>
  world.sandbox.call("POST", "/__sandbox/webhook", { phoneNumberId: shop.phoneNumberId, field, value });
const once = (shop: Shop, expected: object) =>
  eventually(async () => {
    const channel = await channelOf(shop);
    expect(channel).toMatchObject(expected);
    return channel;
  });

test("a connected number is green, and its quality and limits are known", async () => {
  const shop = await makeShop();
  expect(await channelOf(shop)).toMatchObject({
    health: { light: "green", reasons: [] },
    quality: "GREEN",
    messagingLimit: "TIER_1K",
    isCoexistence: false,
    waiting: 0,
    notices: [],
  });
});

test("quality and limits that change are seen, and a line says so", async () => {
  const shop = await makeShop();
  await tell(shop, "phone_number_quality_update", { event: "FLAGGED", current_limit: "TIER_250" });
  const channel = await once(shop, { quality: "RED", messagingLimit: "TIER_250", health: { light: "red" } });
  expect(channel.notices[0]).toMatchObject({ tone: "error", text: expect.stringContaining("calidad") });
  await tell(shop, "phone_number_quality_update", { event: "UNFLAGGED" });
  await once(shop, { quality: "GREEN", health: { light: "green" } });
});

test("a restriction shows until it ends; a ban and a removal take the number out, with the reason", async () => {
  const shop = await makeShop();
  const expiration = Math.floor((Date.now() + DAY) / 1000);
  const restriction_info = [{ restriction_type: "RESTRICTED_BIZ_INITIATED_MESSAGING", expiration }];
  await tell(shop, "account_update", { event: "ACCOUNT_RESTRICTION", restriction_info });
  await once(shop, { status: "connected", health: { light: "red", reasons: ["No puedes iniciar conversaciones"] } });
  later = 2 * DAY;
  expect((await channelOf(shop)).health.reasons).not.toContain("No puedes iniciar conversaciones");
  later = 0;
  await tell(shop, "account_update", { event: "DISABLED_UPDATE", ban_info: { waba_ban_state: ["DISABLE"] } });
  await once(shop, { status: "disconnected", reason: "Meta suspendió la cuenta de WhatsApp" });
  const other = await makeShop();
  await tell(other, "account_update", { event: "PARTNER_REMOVED" });
  await once(other, { status: "disconnected", reason: "El negocio retiró el permiso desde WhatsApp o Meta" });
});

test("a field that nobody knows is kept, told once a day, and answered by nobody", async () => {
  const shop = await makeShop();
  for (const note of ["una", "dos"]) await tell(shop, "of_next_year", { note });
  const channel = await once(shop, { notices: [{ tone: "info", text: expect.stringContaining("«of_next_year»") }] });
  expect(channel.notices).toHaveLength(1);
  const unread = () =>
    world.product.owner.query(
      "select count(*)::int as count from webhook_deliveries where unread_reason = 'field of_next_year'",
    );
  await eventually(async () => expect((await unread()).rows[0].count).toBe(2));
});

test("what is wrong with the number itself is told without a message", async () => {
  const shop = await makeShop();
  await tell(shop, "messages", { errors: [{ code: 131031, title: "locked" }] });
  await once(shop, { status: "disconnected", reason: "WhatsApp suspendió o limitó la cuenta del negocio" });
});

test("webhooks read again double nothing and undo nothing", async () => {
  const shop = await makeShop();
  const from = shop.newNumber();
  await shop.write(from, "hola");
  await shop.firstThread();
  const [{ id }] = await world.sandbox.chat(shop.phoneNumberId, from);
  await shop.write(from, "hola, buenas", { type: "edit", edit: { messageId: id } });
  await eventually(async () => expect((await shop.messagesOf(from))[0].message).toBe("hola, buenas"));
  await tell(shop, "phone_number_quality_update", { event: "FLAGGED" });
  await once(shop, { quality: "RED" });
  await tell(shop, "phone_number_quality_update", { event: "UNFLAGGED" });
  const before = await once(shop, { quality: "GREEN" });
  const counted = () =>
    world.product.owner.query(
      `select (select count(*)::int from messages where business_id = $1) as messages,
        (select unread_count from threads where business_id = $1) as unread`,
      [shop.businessId],
    );
  const was = (await counted()).rows[0];
  expect(await readWebhooksAgain(world.product.product.system(newId()), new Date(0))).toBeGreaterThan(3);
  const queued = () =>
    world.product.owner.query(
      "select count(*)::int as count from pgboss.job where name like 'webhook-received%' and state in ('created', 'active', 'retry')",
    );
  await eventually(async () => expect((await queued()).rows[0].count).toBe(0));
  expect((await counted()).rows[0]).toEqual(was);
  expect((await shop.messagesOf(from))[0].message).toBe("hola, buenas");
  expect((await channelOf(shop)).quality).toBe("GREEN");
  expect((await channelOf(shop)).notices).toHaveLength(before.notices.length);
});

test("a number that fell out is looked at by itself, and is good again", async () => {
  const shop = await makeShop();
  await world.sandbox.fail({ graphFail: { times: 1, status: 401, code: 190 } });
  await shop.write(shop.newNumber(), "hola");
  const { clientId } = await shop.firstThread();
  const sent = (await shop.say(clientId, "espera")).body.data._id;
  const fallen = await once(shop, { status: "disconnected" });
  expect(Date.parse(fallen.checkAt) - Date.now()).toBeLessThanOrEqual(60_000);
  await world.product.owner.query(
    "update pgboss.job set start_after = now() where name like 'channel-check-due%' and state = 'created' and data->'payload'->>'channelId' = $1",
    [shop.channelId],
  );
  await once(shop, { status: "connected", health: { light: "green" }, checkAt: null });
  await eventually(async () => expect((await shop.status(sent)).status).toBe("read"));
});

test("a number whose looks pass and whose sends fail has problems until one arrives, or a person looks", async () => {
  const shop = await makeShop();
  const lookNow = () =>
    world.product.owner.query(
      "update pgboss.job set start_after = now() where name like 'channel-check-due%' and state = 'created' and data->'payload'->>'channelId' = $1",
      [shop.channelId],
    );
  const waits = async () =>
    (await world.product.owner.query("select failed_sends, check_at from channels where id = $1", [shop.channelId]))
      .rows[0];
  await shop.write(shop.newNumber(), "hola");
  const { clientId } = await shop.firstThread();
  // Each send of the next hour is refused; a check is not.
  await world.sandbox.fail({ graphFail: { times: 100, status: 401, code: 190, on: "messages" } });
  const sent = (await shop.say(clientId, "espera")).body.data._id;
  await once(shop, { status: "disconnected" });
  const seen = new Set<string>();
  for (let looks = 1; looks <= 2; looks += 1) {
    await lookNow();
    await eventually(async () => {
      const { status, checkAt } = await channelOf(shop);
      if (status !== "disconnected") seen.add(status);
      expect((await waits()).failed_sends).toBe(looks + 1);
      // The intervals grow.
      expect(Date.parse(checkAt) - Date.now()).toBeGreaterThan(looks === 1 ? 60_000 : 5 * 60_000);
    });
  }
  expect([...seen]).toEqual(["error"]);
  expect(await channelOf(shop)).toMatchObject({ status: "error", waiting: 1, health: { light: "red" } });
  await world.sandbox.calm();
  await lookNow();
  await eventually(async () => expect((await shop.status(sent)).status).toBe("read"));
  await once(shop, { status: "connected", health: { light: "green" }, checkAt: null });
  expect((await waits()).failed_sends).toBe(0);

  await world.sandbox.fail({ graphFail: { times: 100, status: 401, code: 190, on: "messages" } });
  await shop.say(clientId, "otra vez");
  await once(shop, { status: "disconnected" });
  await lookNow();
  await once(shop, { status: "error" });
  await world.sandbox.calm();
  const looked = await shop.owner.post(`/api/channel/${shop.channelId}/check`, {});
  expect(looked.body.data).toMatchObject({ status: "connected", reason: "" });
});

test("owners are written to before the key of a number ends", async () => {
  const shop = await makeShop();
  const end = Date.now() + 6 * DAY;
  await world.sandbox.call("POST", "/__sandbox/standing", { phoneNumberId: shop.phoneNumberId, tokenExpiresAt: end });
  const checked = (await shop.owner.post(`/api/channel/${shop.channelId}/check`, {})).body.data;
  expect(checked.health).toEqual({ light: "yellow", reasons: ["La clave de acceso vence en 6 días: renuévala antes"] });
  await eventually(async () => {
    const mails = await world.sandbox.call("GET", "/mail/messages");
    expect(JSON.stringify(mails)).toContain("Tu WhatsApp se desconecta en 6 días");
  });
});
