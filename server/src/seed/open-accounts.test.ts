// A demo that was seeded before its installation became public keeps accounts that anybody can sign in to.
import { afterAll, beforeAll, expect, test } from "vitest";
import { TEST_SECRET } from "../../test/secret.ts";
import { startProduct, type TestProduct } from "../../test/start-product.ts";
import { readEnv } from "../env.ts";
import { refuseOpenAccounts } from "../starting/public-demo.ts";
import { openAccounts } from "./open-accounts.ts";

const env = readEnv({ DEMO: "0", PUBLIC_URL: "https://citas.mx" });

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web", costlyPasswords: true });
});
afterAll(() => product.close());

test("the accounts that the published password opens are named, until it is changed", async () => {
  const found = () => openAccounts(env, product.appUrl, TEST_SECRET);
  expect(await found()).toEqual([]);
  const signUp = (email: string, password: string) =>
    product.callerLike().post("/api/auth/sign-up/email", { name: "Marta", email, password });
  await signUp("duena@demo.mx", "mostrador-demo");
  await signUp("admin@demo.mx", "una-clave-de-verdad");
  await signUp("otra@prueba.mx", "mostrador-demo");
  expect(await found()).toEqual(["duena@demo.mx"]);
  expect(() => refuseOpenAccounts(env, ["duena@demo.mx"])).toThrow(/duena@demo\.mx.*Cambia esas contraseñas/);
  expect(() => refuseOpenAccounts(env, [])).not.toThrow();
});
