// How often one person may make the heavy calls: counted by session, however the cookie is written.
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";

const MOST_A_MINUTE = 60;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web", settings: { RATE_LIMITS: "1" } });
});
afterAll(() => product.close());

const join = (person: Caller, headers: Record<string, string> = {}) =>
  person.put(`/api/user/${person.userId}`, { code: "un-codigo-que-no-existe", permissions: [] }, headers);

test("what is answered to one person is kept by nobody else, whatever the answer", async () => {
  const ana = await product.person("Ana");
  const answers = [await ana.get("/api/me"), await product.anonymous.get("/api/me"), await ana.get("/api/nada")];
  answers.push(await ana.get("/api/auth/get-session"));
  expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual(Array(4).fill("no-store"));
});

test("a cookie that is written in another way each time is still the same person's", async () => {
  const [ana, eva] = [await product.person("Ana"), await product.person("Eva")];
  const session = ana.cookie;
  const statuses: number[] = [];
  for (let time = 0; time < MOST_A_MINUTE + 3; time += 1) {
    statuses.push((await join(ana, { cookie: `x=${time}; better-auth.session_token=${time}; ${session}` })).status);
  }
  expect(statuses.slice(0, MOST_A_MINUTE)).toEqual(Array(MOST_A_MINUTE).fill(404));
  expect(statuses.slice(MOST_A_MINUTE)).toEqual([429, 429, 429]);
  const refused = await join(ana);
  expect([refused.status, refused.body]).toEqual([
    429,
    { success: false, message: "Demasiadas solicitudes. Espera un momento e intenta de nuevo." },
  ]);
  expect((await join(eva)).status).toBe(404);
});
