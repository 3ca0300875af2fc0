// Bought packages in a conversation, with a language model and with the built-in engine: what is left, from the rows, and an
// appointment whose receipt says that a session pays for it.
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, makeScriptedShop, say } from "../../../../../test/shops/scripted-shop.ts";
import { startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox({ settings: { LLM_API_KEY: "a-key", LLM_TIMEOUT_MS: "5000" } });
});
afterAll(() => world.close());

/** A model that says nothing useful: then the built-in engine answers. */
const SILENT = [{ text: "" }, { text: "" }, { text: "" }];

async function studio() {
  const shop = await makeScriptedShop(world.product, world.sandbox);
  const { owner, businessId, branchId, haircut } = shop;
  const made = async (path: string, body: object): Promise<string> => (await owner.post(path, body)).body.data._id;
  const sessionPackage = { businessId, name: "5 cortes", services: [haircut], sessions: 5, price: 900 };
  const packageId = await made("/api/sessionPackage", { sessionPackage });
  const sellTo = async (whatsapp: string) => {
    const found = await owner.get(`/api/client/search?businessId=${businessId}&search=${whatsapp.slice(-10)}`);
    const purchase = { businessId, branchId, packageId, clientId: found.body.data[0]._id, expiresOn: "2099-01-10" };
    return made("/api/packagePurchase", { purchase });
  };
  return { ...shop, sellTo };
}

test("both engines say what is left, from the rows; nothing for who bought nothing", async () => {
  const { customer, script, sellTo } = await studio();
  const ana = customer();
  await script(call("list_packages"), say({ act: "packages" }));
  expect(await ana.ask("¿cuántas sesiones me quedan?")).toContain("A tu nombre no encuentro ningún paquete");
  await sellTo(ana.from);
  const left = expect.stringMatching(
    /^Te quedan 5 de 5 sesiones del paquete 5 cortes, para Corte de dama, hasta el sábado 10 de enero/,
  );
  await script(call("list_packages"), say({ act: "packages" }));
  expect(await ana.ask("¿y ahora, cuántas sesiones tengo?")).toEqual(left);
  await script(...SILENT);
  expect(await ana.ask("¿cuántas sesiones me quedan de mi paquete?")).toEqual(left);
  await script(...SILENT);
  expect(await ana.ask("¿cuándo vence mi paquete?")).toEqual(left);
});

test("an appointment that a session will pay for says so in its receipt; the next one after the last session has a price", async () => {
  const { owner, businessId, customer, script, sellTo } = await studio();
  const ana = customer();
  await script(...SILENT);
  await ana.ask("hola");
  const purchase = await sellTo(ana.from);
  const book = async (hour: number) => {
    await script(...SILENT);
    await ana.ask(`quiero otra cita para corte de dama el miércoles a las ${hour} con Marta, con mi paquete`);
    await script(...SILENT);
    return ana.ask("sí");
  };
  const first = await book(11);
  expect(first).toContain("Se paga con una sesión del paquete 5 cortes (quedan 5)");
  expect(first).not.toContain("$350");
  const asked = await owner.get(`/api/packagePurchase?businessId=${businessId}&id=${purchase}`);
  expect(asked.body.data[0]).toMatchObject({ left: 5 });
  await world.product.owner.query("update package_purchases set sessions_left = 1 where id = $1", [purchase]);
  expect(await book(13)).toContain("$350");
});

test("both engines tell the packages on sale with price, sessions and services; none that is not sold", async () => {
  const { owner, businessId, customer, script, haircut } = await studio();
  const hidden = { businessId, name: "Paquete viejo", services: [haircut], sessions: 2, price: 10, available: false };
  expect((await owner.post("/api/sessionPackage", { sessionPackage: hidden })).status).toBe(201);
  const ana = customer();
  await script(call("list_items", { kind: "package" }), say({ act: "items" }));
  const line = "5 cortes: $900, 5 sesiones, para Corte de dama";
  const chosen = await ana.ask("¿tienen paquetes?");
  expect(chosen).toContain(line);
  expect(chosen).not.toContain("Paquete viejo");
  await script(...SILENT);
  expect(await ana.ask("¿tienen paquetes?")).toContain(line);
  await script(...SILENT);
  expect(await ana.ask("¿cuánto cuesta el paquete de 5 cortes?")).toContain(line);
});
