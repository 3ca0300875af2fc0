// A full disk: calls that write are told to try again, the process reports that it is not ready, and everything
// recovers without help. The errors are the database's own, raised where a full disk raises them;
// `proofs/operations/disk` uses a disk that is really full.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop, type Shop } from "../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { eventually } from "../../../test/start-sandbox-process.ts";

const TRY_AGAIN = {
  success: false,
  message: "No podemos atenderte en este momento. Intenta de nuevo en unos segundos.",
};

let product: TestProduct;
let shop: Shop;
beforeAll(async () => {
  product = await startProduct({ role: "web", settings: { LOG_LEVEL: "silent" } });
  shop = await makeShop(product);
});
afterAll(() => product.close());

const FULL = (state: string) => `
  create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${state}'; end $$;
  create function full_disk_for_tables() returns event_trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = '${state}'; end $$;
  create trigger full_disk before insert on contacts for each row execute function full_disk();
  create trigger full_disk before insert on users for each row execute function full_disk();
  create trigger full_disk before insert on sessions for each row execute function full_disk();
  create event trigger full_disk on ddl_command_start execute function full_disk_for_tables()`;
const ROOM = `
  drop event trigger full_disk;
  drop function full_disk_for_tables(), full_disk() cascade`;

let added = 0;
const add = () => {
  added += 1;
  const client = { businessId: shop.businessId, name: "Ana", whatsapp: `222${String(added).padStart(7, "0")}` };
  return shop.owner.post("/api/client", { client });
};
const ready = async () => (await product.anonymous.get("/readyz")).status;

test.each(["53100", "58030"])("%s: 503 and not ready, until there is room again", async (state) => {
  expect([(await add()).status, await ready()]).toEqual([201, 200]);
  await product.owner.query(FULL(state));
  const refused = await add();
  expect([refused.status, refused.body]).toEqual([503, TRY_AGAIN]);
  expect(refused.headers.get("retry-after")).toBe("2");
  expect([await ready(), await ready()]).toEqual([503, 503]);
  // calls that only read are answered
  expect((await shop.owner.get(`/api/client?businessId=${shop.businessId}`)).status).toBe(200);
  // the sign-in library reports the error in other words
  const who = { email: shop.owner.email, password: "una-clave-larga" };
  const signIn = await product.callerLike().post("/api/auth/sign-in/email", who);
  const signUp = await product
    .callerLike()
    .post("/api/auth/sign-up/email", { ...who, email: "otra@prueba.mx", name: "Otra" });
  expect([signIn.status, signIn.body]).toEqual([503, TRY_AGAIN]);
  expect([signUp.status, signUp.body]).toEqual([503, TRY_AGAIN]);
  await product.owner.query(ROOM);
  await eventually(async () => expect(await ready()).toBe(200));
  expect((await add()).status).toBe(201);
  expect((await product.callerLike().post("/api/auth/sign-in/email", who)).status).toBe(200);
});
