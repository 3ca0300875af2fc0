// Quick replies through HTTP: what the usual tests of a resource do not cover.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a short name leads to one text, an unknown variable to none", async () => {
  const { owner, businessId } = await makeShop(product);
  const add = (shortcut: string, text: string) =>
    owner.post("/api/quickReply", { quickReply: { businessId, shortcut, text } });
  const first = await add(" Horario ", "Hola {{nombre}}, abrimos a las 9");
  expect([first.status, first.body.data.shortcut]).toEqual([201, "horario"]);
  const second = await add("horario", "Otra cosa");
  expect([second.status, second.body.message]).toEqual([409, "Ya hay una respuesta rápida con ese atajo"]);
  const unknown = await add("precio", "Cuesta {{precio}}");
  expect([unknown.status, unknown.body.errors]).toEqual([
    400,
    [
      {
        path: "quickReply.text",
        message: "La variable {{precio}} no existe aquí. Puedes usar: {{nombre}}, {{nombre_whatsapp}}, {{negocio}}",
      },
    ],
  ]);
  expect((await add("con espacio", "x")).body.errors[0].path).toBe("quickReply.shortcut");
  const { owner: other } = await makeShop(product);
  expect((await other.get(`/api/quickReply/${first.body.data._id}`)).status).toBe(404);
  await owner.delete(`/api/quickReply/${first.body.data._id}`);
  expect((await add("horario", "Otra cosa")).status).toBe(201);
});
