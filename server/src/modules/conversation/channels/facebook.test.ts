// Pages and accounts connected by signing in with Facebook, with the steps that a person takes.
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInAtFacebook } from "../../../../test/providers/meta.ts";
import { makePageShop, openPage } from "../../../../test/shops/page-shop.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

type Shop = Pick<Awaited<ReturnType<typeof makeShop>>, "owner" | "businessId">;

async function find({ owner, businessId }: Shop, pages: string[]) {
  const { code, state } = await signInAtFacebook(owner, { pages });
  return owner.post("/api/channel/facebook", { signIn: { businessId, code, state } });
}

const connect = ({ owner, businessId }: Shop, signInId: string, accounts: object[]) =>
  owner.post("/api/channel/facebook/connect", { choice: { businessId, signInId, accounts } });

test("a page and its account are found, chosen and connected, and their keys never go out", async () => {
  const shop = await makeShop(world.product);
  const page = await openPage(world.sandbox, { dataEndsInDays: 6 });
  const offer = await shop.owner.get(`/api/channel/facebook?businessId=${shop.businessId}`);
  expect(offer.body.data).toEqual({ isOffered: true, missing: [] });
  const found = await find(shop, [page.pageId]);
  expect(found.body.data.accounts).toEqual([
    { kind: "messenger", externalId: page.pageId, name: page.name, pageName: page.name, whose: "free", reason: "" },
    {
      kind: "instagram",
      externalId: page.instagram.id,
      name: `@${page.instagram.username}`,
      pageName: page.name,
      whose: "free",
      reason: "",
    },
  ]);
  expect(JSON.stringify(found.body)).not.toContain(page.accessToken);
  const login = async () => (await shop.owner.get(`/api/business/data/${shop.businessId}`)).body.data;
  expect(await login()).toEqual({ meta: { login: { accessToken: null } } });
  const { rows } = await world.product.owner.query("select pages from facebook_sign_ins where pages is not null");
  expect(rows.every(({ pages }: { pages: string }) => pages.startsWith("v1."))).toBe(true);
  const connected = await connect(shop, found.body.data.signInId, [
    { kind: "messenger", externalId: page.pageId },
    { kind: "instagram", externalId: page.instagram.id },
  ]);
  expect(connected.status).toBe(201);
  expect(connected.body.data).toMatchObject([
    { kind: "messenger", status: "connected", verifiedName: page.name, tokenState: "conectado" },
    { kind: "instagram", status: "connected", verifiedName: `@${page.instagram.username}` },
  ]);
  expect(connected.body.data[0].health).toEqual({
    light: "yellow",
    reasons: [
      "El permiso de Facebook vence en 6 días: inicia sesión de nuevo antes",
      "Conectado, pero nadie contesta aquí",
    ],
  });
  expect(JSON.stringify(connected.body)).not.toContain(page.accessToken);
  expect(await login()).toEqual({ meta: { login: { accessToken: "conectado" } } });
  const { aiConfig } = (await shop.owner.get(`/api/business/${shop.businessId}`)).body.data;
  expect(aiConfig).toEqual({ isConfigured: false, isConnected: true });
});

test("what Facebook did not confirm is nobody's: other pages, other businesses, ways back of others", async () => {
  const shop = await makeShop(world.product);
  const other = await makeShop(world.product);
  const [mine, foreign] = [await openPage(world.sandbox), await openPage(world.sandbox)];
  const found = await find(shop, [mine.pageId]);
  const { signInId } = found.body.data;
  const wrong = await connect(shop, signInId, [{ kind: "messenger", externalId: foreign.pageId }]);
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([404, "choice.accounts.0.externalId"]);
  const theirs = await connect(other, signInId, [{ kind: "messenger", externalId: mine.pageId }]);
  expect([theirs.status, theirs.body.errors[0].path]).toEqual([404, "choice.signInId"]);
  const empty = await connect(shop, signInId, []);
  expect([empty.status, empty.body.message]).toEqual([400, expect.any(String)]);
  const back = await signInAtFacebook(shop.owner, { pages: [mine.pageId] });
  const end = (owner: Shop["owner"], businessId: string) =>
    owner.post("/api/channel/facebook", { signIn: { businessId, code: back.code, state: back.state } });
  expect((await end(other.owner, other.businessId)).status).toBe(422);
  expect((await end(shop.owner, shop.businessId)).status).toBe(200);
  expect((await end(shop.owner, shop.businessId)).body.message).toBe(
    "El regreso de Facebook caducó o ya se usó. Empieza de nuevo desde «Iniciar sesión con Facebook».",
  );
  expect((await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body.data).toEqual([]);
});

test("a page stays with its business while its key holds, and a second sign-in renews it", async () => {
  const shop = await makePageShop(world.product, world.sandbox);
  const other = await makeShop(world.product);
  const found = await find(other, [shop.page.pageId]);
  expect(found.body.data.accounts[0]).toMatchObject({ whose: "taken", reason: "Ya está conectada a otro negocio" });
  const stolen = await connect(other, found.body.data.signInId, [{ kind: "messenger", externalId: shop.page.pageId }]);
  expect([stolen.status, stolen.body.message]).toEqual([
    409,
    `${shop.page.name}: Esa página ya está conectada a otro negocio`,
  ]);
  const again = await find(shop, [shop.page.pageId]);
  expect(again.body.data.accounts[0].whose).toBe("ours");
  const renewed = await connect(shop, again.body.data.signInId, [{ kind: "messenger", externalId: shop.page.pageId }]);
  expect(renewed.body.data[0]._id).toBe(shop.channels[0]._id);
  const edited = await shop.owner.put(`/api/channel/${shop.channels[0]._id}`, {
    channel: { accessToken: "EAA-otra-clave" },
  });
  expect(edited.status).toBe(422);
});

test("a page is checked, given up, and free again", async () => {
  const shop = await makePageShop(world.product, world.sandbox);
  const [messenger] = shop.channels;
  const checked = await shop.owner.post(`/api/channel/${messenger._id}/check`, {});
  expect(checked.body.data.status).toBe("connected");
  const gone = await shop.owner.delete(`/api/channel/${messenger._id}`);
  expect(gone.body.data).toMatchObject({ status: "disconnected", tokenState: null });
  const other = await makeShop(world.product);
  const found = await find(other, [shop.page.pageId]);
  expect(found.body.data.accounts.map(({ whose }: { whose: string }) => whose)).toEqual(["free", "taken"]);
});

test("whoever takes their permission back at Facebook leaves their pages disconnected, and nobody else's", async () => {
  const [shop, other] = [await makeShop(world.product), await makePageShop(world.product, world.sandbox)];
  const page = await openPage(world.sandbox);
  const person = "10159000000000777";
  const back = await signInAtFacebook(shop.owner, { pages: [page.pageId], form: { person } });
  const signIn = { businessId: shop.businessId, code: back.code, state: back.state };
  const found = await shop.owner.post("/api/channel/facebook", { signIn });
  const account = { kind: "messenger", externalId: page.pageId };
  const connected = await connect(shop, found.body.data.signInId, [account]);
  // A check of the channel keeps the record of who signed in.
  expect((await shop.owner.post(`/api/channel/${connected.body.data[0]._id}/check`, {})).body.data.status).toBe(
    "connected",
  );
  const withdraw = (what: string) =>
    world.sandbox.call("POST", "/__sandbox/facebook/withdraw", { userId: person, what });
  for (let times = 0; times < 2; times += 1) {
    expect(await withdraw("deauthorize")).toMatchObject({ status: 200, body: { success: true } });
  }
  const stands = async ({ owner, businessId }: Shop) =>
    (await owner.get(`/api/channel?businessId=${businessId}`)).body.data[0];
  expect(await stands(shop)).toMatchObject({
    status: "disconnected",
    reason: "Quien la conectó quitó el permiso en Facebook. Inicia sesión con Facebook de nuevo.",
    tokenState: null,
  });
  expect((await stands(other)).status).toBe("connected");
  const deleted = (await withdraw("deletion")) as { status: number; body: { url: string; confirmation_code: string } };
  expect(deleted.status).toBe(200);
  const kept = await world.product.owner.query("select from channel_routes where meta_user_id = $1", [person]);
  expect(kept.rowCount).toBe(0);
  const { pathname } = new URL(deleted.body.url);
  const told = await world.product.callerLike().get(pathname);
  expect([told.status, told.body]).toEqual([200, expect.stringContaining(deleted.body.confirmation_code)]);
  expect((await world.product.callerLike().get(`${pathname.slice(0, -1)}!`)).status).toBe(404);
});
