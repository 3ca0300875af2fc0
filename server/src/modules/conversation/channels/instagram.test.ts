// An Instagram account, connected by the page that it is linked with: chosen alone, refused with a reason, lost with
// its key or its link, and back after another sign-in.
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInAtFacebook } from "../../../../test/providers/meta.ts";
import { openPage } from "../../../../test/shops/page-shop.ts";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startWithSandbox } from "../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

type Shop = Awaited<ReturnType<typeof makeShop>>;
type Page = Awaited<ReturnType<typeof openPage>>;

async function found({ owner, businessId }: Shop, pages: string[]) {
  const { code, state } = await signInAtFacebook(owner, { kind: "instagram", pages });
  const { body } = await owner.post("/api/channel/facebook", { signIn: { businessId, code, state } });
  return body.data;
}

async function connected(shop: Shop, page: Page) {
  const { owner, businessId } = shop;
  const { signInId } = await found(shop, [page.pageId]);
  const accounts = [{ kind: "instagram", externalId: page.instagram.id }];
  const { body } = await owner.post("/api/channel/facebook/connect", { choice: { businessId, signInId, accounts } });
  return body.data[0];
}

/** What Meta knows of the page from now on. */
const changed = (page: Page, more: object) =>
  world.sandbox.call("POST", "/console/numbers", { channel: "messenger", ...page, ...more });
const checked = async ({ owner }: Shop, id: string) => (await owner.post(`/api/channel/${id}/check`, {})).body.data;

test("it is connected alone, and given up while its page stays free", async () => {
  const shop = await makeShop(world.product);
  const page = await openPage(world.sandbox);
  const begun = await shop.owner.post("/api/channel/facebook/begin", {
    businessId: shop.businessId,
    kind: "instagram",
  });
  expect(new URL(begun.body.data.url).searchParams.get("redirect_uri")).toMatch(/\/integraciones\/instagram$/);
  const channel = await connected(shop, page);
  expect(channel).toMatchObject({
    ...{ kind: "instagram", phoneNumberId: page.instagram.id, wabaId: page.pageId, status: "connected" },
    verifiedName: `@${page.instagram.username}`,
  });
  const kinds = async () => {
    const { data } = (await shop.owner.get(`/api/channel?businessId=${shop.businessId}`)).body;
    return data.map(({ kind, status }: { kind: string; status: string }) => [kind, status]);
  };
  expect(await kinds()).toEqual([["instagram", "connected"]]);
  await shop.owner.delete(`/api/channel/${channel._id}`);
  expect(await kinds()).toEqual([["instagram", "disconnected"]]);
});

test("a page without an account offers none, and who may not answer its messages is told so", async () => {
  const shop = await makeShop(world.product);
  const [alone, closed] = [
    await openPage(world.sandbox, { instagram: undefined }),
    await openPage(world.sandbox, { mayMessage: false }),
  ];
  const { kind, accounts } = await found(shop, [alone.pageId]);
  expect([kind, accounts.map((one: { kind: string }) => one.kind)]).toEqual(["instagram", ["messenger"]]);
  const { accounts: refused } = await found(shop, [closed.pageId]);
  expect(refused.map(({ reason }: { reason: string }) => reason)).toEqual(
    Array(2).fill("Tu usuario no puede contestar los mensajes de esta página. Pide ese permiso a quien la administra."),
  );
});

test("a key that Meta takes back, a link that is cut and a leave that ends are told, and another sign-in mends them", async () => {
  const shop = await makeShop(world.product);
  const page = await openPage(world.sandbox);
  const { _id } = await connected(shop, page);
  const renewed = { ...page, accessToken: `${page.accessToken}-otra` };
  await changed(renewed, {});
  const lost = await checked(shop, _id);
  expect(lost.status).not.toBe("connected");
  expect(lost.health).toEqual({
    light: "red",
    reasons: ["Instagram ya no acepta el permiso: inicia sesión con Facebook de nuevo"],
  });
  await shop.owner.put(`/api/channel/${_id}/answering`, { answering: { assistantId: null } });
  expect(await connected(shop, renewed)).toMatchObject({ _id, status: "connected", health: { light: "green" } });
  await changed(renewed, { instagram: { id: `179${page.pageId}`, username: "otra" } });
  expect((await checked(shop, _id)).health.reasons).toEqual([
    "Esa cuenta de Instagram ya no está vinculada con la página",
  ]);
  await changed(renewed, { dataEndsInDays: 0.5 });
  expect(await connected(shop, renewed)).toMatchObject({
    status: "connected",
    health: {
      light: "red",
      reasons: ["El permiso de Facebook vence en menos de un día: inicia sesión de nuevo antes"],
    },
  });
});

test("an assistant that is to answer on it is reachable once it is connected", async () => {
  const shop = await makeShop(world.product);
  const { owner, businessId } = shop;
  const assistant = { businessId, name: "Sofía", goal: "Responder por Instagram", channel: ["Instagram"] };
  const made = await owner.post("/api/assistant", { assistant, businessName: "Salón", branchName: "" });
  expect(made.body.data.isReachable).toBe(false);
  await connected(shop, await openPage(world.sandbox));
  const of = async () => (await owner.get(`/api/assistant/${made.body.data._id}`)).body.data;
  expect((await of()).isReachable).toBe(true);
  // Staff are known only by their number.
  await owner.put(`/api/assistant/${made.body.data._id}`, { assistant: { type: "business" } });
  expect((await of()).isReachable).toBe(false);
});
