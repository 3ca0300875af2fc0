// Opting out in a conversation: read before any engine, with or without an assistant, and undone by ALTA or by a
// person.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTalkingShop } from "../../../../../test/shops/talking-shop.ts";
import { eventually, startWithSandbox } from "../../../../../test/start-sandbox-process.ts";

let world: Awaited<ReturnType<typeof startWithSandbox>>;
beforeAll(async () => {
  world = await startWithSandbox();
});
afterAll(() => world.close());

async function open() {
  const shop = await makeTalkingShop(world.product, world.sandbox);
  const ana = shop.customer();
  const contactId = async (): Promise<string> => {
    const { rows } = await world.product.owner.query(
      "select id from contacts where business_id = $1 and whatsapp = $2",
      [shop.businessId, ana.from],
    );
    return rows[0].id;
  };
  const objections = async (): Promise<string[]> => {
    const { body } = await shop.owner.get(`/api/privacy/client/${await contactId()}`);
    return body.data.objections.map(({ purpose }: { purpose: string }) => purpose);
  };
  return { shop, ana, contactId, objections };
}

const OUT =
  "Listo, ya no te escribiremos por nuestra cuenta, ni promociones ni avisos de tus citas; si cambias de opinión, responde ALTA.";

test.each(["BAJA", "STOP", "ya no me manden mensajes", "quítenme de su lista por favor", "déjenme en paz"])(
  "«%s» is recorded and confirmed in one sentence, and no engine answers it",
  async (text) => {
    const { ana, objections } = await open();
    expect(await ana.ask(text)).toBe(OUT);
    expect(await objections()).toEqual(["messages", "secondary"]);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await ana.replies()).toEqual([OUT]);
  },
);

test("it holds in the middle of a booking, and the booking is not agreed to by it", async () => {
  const { shop, ana, objections } = await open();
  await ana.ask("quiero un corte de dama mañana a las 4 pm");
  expect(await ana.ask("no me escriban más")).toBe(OUT);
  expect(await objections()).toEqual(["messages", "secondary"]);
  const { rows } = await world.product.owner.query("select id from appointments where business_id = $1", [
    shop.businessId,
  ]);
  expect(rows).toEqual([]);
});

test("it holds where no assistant answers at all", async () => {
  const { shop, ana, objections } = await open();
  await shop.owner.patch(`/api/assistant/${shop.assistantId}`, { isWorking: false });
  expect(await ana.ask("denme de baja de sus mensajes por favor")).toBe(OUT);
  expect(await objections()).toEqual(["messages", "secondary"]);
});

test("ALTA takes it back, and to somebody who objects to nothing it is a word like any other", async () => {
  const { ana, objections } = await open();
  await ana.ask("BAJA");
  expect(await ana.ask("ALTA")).toBe("Listo, quedaste de alta: volverás a recibir nuestros mensajes.");
  expect(await objections()).toEqual([]);
  expect(await ana.ask("ALTA")).not.toContain("quedaste de alta");
});

test("a person takes it back on the contact's page", async () => {
  const { shop, ana, contactId, objections } = await open();
  await ana.ask("ya no me manden promociones");
  expect(await objections()).toEqual(["secondary"]);
  const lifted = { purpose: "secondary", through: "Lo pidió en el mostrador" };
  const answer = await shop.owner.post(`/api/privacy/client/${await contactId()}/objection/lift`, { lifted });
  expect(answer.status).toBe(200);
  expect(await objections()).toEqual([]);
});

test("what is planned for them is withdrawn, the notices of their appointments too, and nothing new is taken", async () => {
  const { shop, ana, contactId } = await open();
  await ana.ask("hola");
  const clientId = await contactId();
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const made = await shop.owner.post("/api/appointment", {
    appointment: {
      businessId: shop.businessId,
      branchId: shop.branchId,
      serviceId: shop.haircut,
      specialistId: shop.marta,
      clientId,
      start: `${day.slice(0, 10)}T16:00:00Z`,
      confirmOutsideHours: true,
    },
  });
  expect(made.status).toBe(201);
  const notices = async () =>
    (
      await world.product.owner.query(
        "select kind, state, reason from notifications where business_id = $1 and contact_id = $2 order by kind",
        [shop.businessId, clientId],
      )
    ).rows;
  await eventually(async () => expect((await notices()).length).toBeGreaterThan(0));
  await ana.ask("BAJA");
  await eventually(async () => {
    for (const one of await notices())
      expect(one).toMatchObject({ state: "withdrawn", reason: "El contacto se opuso a recibir estos mensajes" });
  });
  const notification = {
    ...{ clientId, text: "Dos por uno", deliveryDate: day, phase: "promo" },
    ...{ businessId: shop.businessId, deletable: false },
  };
  expect((await shop.owner.post("/api/notification", { notification })).status).toBe(422);
});

test("who wants their data gone is left alone at once, and waits for a person", async () => {
  const { shop, ana, objections } = await open();
  expect(await ana.ask("borren mi número de su sistema")).toContain(
    "le aviso a una persona del equipo lo de tus datos",
  );
  expect(await objections()).toEqual(["messages", "secondary"]);
  const { rows } = await world.product.owner.query(
    "select waiting_since is not null as waits from threads where business_id = $1",
    [shop.businessId],
  );
  expect(rows).toEqual([{ waits: true }]);
});
