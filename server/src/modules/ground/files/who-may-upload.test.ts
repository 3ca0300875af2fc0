// Who may upload, how much, and what is removed from uploads.
import { MANIFESTS } from "@mostrador/domain/manifests.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { png, upload } from "../../../../test/sample-files.ts";
import { makeShop, type Shop } from "../../../../test/shops/shop.ts";
import { signUp } from "../../../../test/sign-up.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct({ settings: { MAILBOX_URL: "http://127.0.0.1:9/mail", FILES_QUOTA_GB: "0.0001" } });
  shop = await makeShop(product);
});
afterAll(() => product.close());

/** A member with this one right. */
async function limitedTo(pageId: number, action: "view" | "edit") {
  const { owner, businessId } = shop;
  const permissions = [{ pageId, actions: action === "edit" ? ["view", "edit"] : ["view"] }];
  const invitation = { businessId, access: "limited", permissions };
  const { body } = await owner.post("/api/invitation", { invitation });
  const person = await product.person("Lupita");
  const joined = await person.put(`/api/user/${person.userId}`, { businessId, code: body.data.code, permissions: [] });
  expect(joined.status).toBe(200);
  person.businessId = businessId;
  return person;
}

test("whoever may edit where files are shown may upload them, and whoever may only look may not", async () => {
  const access = product.product.routes.find(({ route }) => route.name === "file.upload")?.route.access;
  const pages = access?.kind === "member" ? [access.page, ...(access.also ?? [])] : [];
  // every table whose rows hold files, and the logo of the business
  const { rows } = await product.owner.query<{ name: string }>(
    "select tgrelid::regclass::text as name from pg_trigger where tgname = 'release_files' order by 1",
  );
  const tables = new Set([...rows.map(({ name }) => name), "businesses"]);
  const edits = MANIFESTS.flatMap(({ resources = [], routes = {} }) => [
    ...Object.values(routes),
    ...resources.flatMap((resource) => Object.values(resource.routes)),
  ]).filter(({ row, access: right }) => row && tables.has(row) && right.kind === "member" && right.action === "edit");
  const missing = [...tables].filter(
    (table) =>
      !edits.some(({ row, access: right }) => row === table && right.kind === "member" && pages.includes(right.page)),
  );
  expect(missing).toEqual([]);
  for (const page of pages) {
    expect([page, (await upload(await limitedTo(page, "edit"), png())).status]).toEqual([page, 201]);
    expect([page, (await upload(await limitedTo(page, "view"), png())).status]).toEqual([page, 403]);
  }
});

test("nobody uploads before they confirmed their address, and at once when they did", async () => {
  const person = await signUp(product.url);
  const own = await makeShop({ ...product, person: async () => person });
  const refused = await upload(own.owner, png());
  expect([refused.status, refused.body.message]).toEqual([
    403,
    "Confirma tu correo para subir archivos: abre el enlace que te mandamos, o pide otro.",
  ]);
  await product.owner.query("update users set email_verified = true where id = $1", [person.userId]);
  expect((await upload(own.owner, png())).status).toBe(201);
});

test("an account that nobody confirmed has few businesses, however many it asks for at once", async () => {
  const person = await signUp(product.url);
  const business = {
    name: "Salón Ana",
    description: "Cortes y color",
    whatsapp: "2221234567",
    whatsappOwner: "2221234567",
    timezone: { name: "America/Mexico_City" },
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.post("/api/business", { business })));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(3).fill(201), ...Array(17).fill(422)]);
  expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
    "Confirma tu correo para registrar más negocios",
  );
});

test("the files of all businesses together have an end, and those that go make room", async () => {
  const sum = async () => Number((await product.owner.query("select bytes from file_totals")).rows[0].bytes);
  const real = async () =>
    Number((await product.owner.query("select coalesce(sum(bytes), 0) as s from files")).rows[0].s);
  expect(await sum()).toBe(await real());
  const noise = () => Buffer.concat([png(), Buffer.from([])]);
  const other = await makeShop(product);
  await product.owner.query("update file_totals set bytes = $1", [Math.round(0.0001 * 1024 ** 3) - 10]);
  const answers = await Promise.all(Array.from({ length: 4 }, () => upload(other.owner, noise())));
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(503));
  expect(answers[0]?.body.message).toMatch(/no hay espacio para más archivos/);
  await product.owner.query("update file_totals set bytes = $1", [await real()]);
  const kept = await upload(other.owner, noise());
  expect([kept.status, await sum()]).toEqual([201, await real()]);
  await product.owner.query("delete from files where public_id = $1", [kept.body.data.public_id]);
  expect(await sum()).toBe(await real());
});
