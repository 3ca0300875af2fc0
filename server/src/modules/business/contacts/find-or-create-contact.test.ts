import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { LIVE_CHANNEL } from "../../../kernel/live/announce.ts";
import { findOrCreateContact } from "./find-or-create-contact.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

type Person = Parameters<typeof findOrCreateContact>[2];

async function shopThatHears() {
  const { owner, businessId } = await makeShop(product);
  const ctx = tenantCtx(product.product.system("a-test-request"), businessId, { kind: "system", name: "Prueba" });
  const hear = (person: Partial<Person>) =>
    transact(ctx, (tx) =>
      findOrCreateContact(tx, ctx, { waId: null, pushName: "Ana", at: new Date(ctx.now), ...person }),
    );
  const read = async (id: string) => (await owner.get(`/api/client/${id}`)).body.data;
  const search = async (text: string) =>
    (await owner.get(`/api/client/search?businessId=${businessId}&search=${text}`)).body.data.map(
      (contact: { _id: string }) => contact._id,
    );
  return { hear, read, search };
}

test("521 and 52 are one contact, made once however many write at once", async () => {
  const { hear, read } = await shopThatHears();
  const heard = await Promise.all(
    ["5212229998877", "522229998877", "5212229998877", "522229998877"].map((waId) => hear({ waId })),
  );
  expect(new Set(heard.map((each) => each.contactId)).size).toBe(1);
  expect(heard.filter((each) => each.isNew)).toHaveLength(1);
  expect(await read(heard[0]?.contactId ?? "")).toMatchObject({
    type: "lead",
    pushName: "Ana",
    countryCode: "52",
    countryCodeExt: "521",
    whatsapp: "2229998877",
  });
});

test("a new name in the channel is found by the search", async () => {
  const { hear, search } = await shopThatHears();
  const { contactId } = await hear({ waId: "522229998877" });
  await hear({ waId: "522229998877", pushName: "Anita la de Cholula" });
  expect(await search("cholula")).toEqual([contactId]);
});

test("a name is kept as it can be seen, and one with nothing to see is none", async () => {
  const { hear, read, search } = await shopThatHears();
  const { contactId } = await hear({ waId: "522229998866", pushName: "\u202eaniL\u202c O\u2019Brien" });
  expect((await read(contactId)).pushName).toBe("aniL O\u2019Brien");
  for (const words of ["o%27brien", "obrien", "O%E2%80%99Brien"]) expect(await search(words)).toEqual([contactId]);
  const hidden = await hear({ waId: "522229998867", pushName: "\u200b\u3164" });
  expect(await read(hidden.contactId)).toMatchObject({ pushName: "", whatsapp: "2229998867" });
});

test("who hid the number behind a user name and shows it later stays one contact", async () => {
  const { hear, read, search } = await shopThatHears();
  const { contactId } = await hear({ userId: "MX.123" });
  expect(await read(contactId)).toMatchObject({ whatsapp: "", pushName: "Ana" });
  expect((await hear({ userId: "MX.123", waId: "522229998877", pushName: "Ana B" })).contactId).toBe(contactId);
  expect(await read(contactId)).toMatchObject({ whatsapp: "2229998877", pushName: "Ana B" });
  expect((await hear({ waId: "522229998877" })).contactId).toBe(contactId);
  expect(await search("2229998877")).toEqual([contactId]);
});

test("a number that another contact has is not taken from it", async () => {
  const { hear, read } = await shopThatHears();
  const first = await hear({ waId: "522229998877" });
  const hidden = await hear({ userId: "MX.456", pushName: "Beto" });
  expect(hidden.contactId).not.toBe(first.contactId);
  expect((await hear({ userId: "MX.456", waId: "522229998877", pushName: "Beto" })).contactId).toBe(hidden.contactId);
  expect((await read(hidden.contactId)).whatsapp).toBe("");
  expect((await read(first.contactId)).whatsapp).toBe("2229998877");
});

test("open screens are told of whoever is new or has another name, and not of each message", async () => {
  const { hear } = await shopThatHears();
  const line = await product.owner.connect();
  try {
    const told: string[] = [];
    line.on("notification", ({ payload }) => {
      const { name, data } = JSON.parse(payload ?? "{}");
      if (name === "contact_changed") told.push(data.clientId);
    });
    await line.query(`listen ${LIVE_CHANNEL}`);
    const { contactId } = await hear({ waId: "522229990001" });
    await vi.waitFor(() => expect(told).toEqual([contactId]));
    await hear({ waId: "522229990001" });
    await hear({ waId: "522229990001", pushName: "Anita" });
    const other = await hear({ waId: "522229990002" });
    await vi.waitFor(() => expect(told).toEqual([contactId, contactId, other.contactId]));
  } finally {
    line.release(true);
  }
});
