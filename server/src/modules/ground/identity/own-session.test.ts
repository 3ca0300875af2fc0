// A person's sessions are listed, and ended one by one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test("a person sees their own sessions, this one first, and ends another; somebody else's are not there", async () => {
  const person = await product.person("Ana");
  const stranger = await product.person("Otra");
  const agent = "Mozilla/5.0 (Linux; Android 15) Chrome/143.0 Mobile Safari/537.36";
  const { rows } = await product.owner.query(
    `insert into sessions (id, user_id, token, expires_at, user_agent)
      values (uuidv7(), $1, 'otra', now() + interval '1 day', $2), (uuidv7(), $1, 'vieja', now() - interval '1 day', $2)
      returning id, token`,
    [person.userId, agent],
  );
  const phone = rows.find(({ token }) => token === "otra").id;
  const { body } = await person.get("/api/session");
  expect(body.data).toHaveLength(2);
  expect(body.data[0]).toMatchObject({ isThis: true });
  expect(body.data[1]).toMatchObject({ _id: phone, device: "Chrome en Android", isThis: false });
  expect((await stranger.delete(`/api/session/${phone}`)).status).toBe(404);
  expect((await stranger.get("/api/session")).body.data).toHaveLength(1);
  const ended = await person.delete(`/api/session/${phone}`);
  expect([ended.status, ended.body.message]).toEqual([200, "Cerraste la sesión en ese dispositivo"]);
  expect((await person.delete(`/api/session/${phone}`)).status).toBe(404);
  expect((await person.get("/api/session")).body.data).toHaveLength(1);
  expect((await person.delete(`/api/session/${body.data[0]._id}`)).status).toBe(200);
  expect((await person.get("/api/session")).status).toBe(401);
});
