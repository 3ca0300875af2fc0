// Campaigns over HTTP and as messages against the sandbox: started, paused, resumed, stopped, each contact once.
import { expect, test } from "vitest";
import type { JsonBody } from "../../../../test/json-body.ts";
import { shiftedWorld } from "../../../../test/shifted-world.ts";
import { shopWithCampaign } from "../../../../test/shops/campaign-shop.ts";
import { HOUR } from "../../../../test/shops/planning-shop.ts";
import { eventually } from "../../../../test/start-sandbox-process.ts";

const world = shiftedWorld();
const { clock } = world;
const settled = (check: () => Promise<void>) => eventually(check, 15_000);

test("it reaches each contact once, says why others got nothing, ends, and counts what came of it", async () => {
  const shop = await shopWithCampaign(world, clock);
  const [stranger] = await shop.join(["Beto"]);
  const reach = (
    await shop.owner.get(`/api/campaign/reach?businessId=${shop.businessId}&audienceId=${shop.audienceId}`)
  ).body.data;
  expect(reach).toMatchObject({ contacts: 2, withoutAddress: 0, silent: 0, inWindow: 1 });
  expect(reach.warning).toMatch(/plantilla aprobada/);
  expect(reach.samples.map(({ name }: JsonBody) => name).sort()).toEqual(["Ana", "Beto"]);
  const empty = (await shop.owner.post("/api/audience", { audience: { businessId: shop.businessId, name: "Vacía" } }))
    .body;
  await shop.owner.put(`/api/campaign/${shop.id}`, { campaign: { audienceId: empty.data._id } });
  const toNobody = await shop.control("start");
  expect([toNobody.status, (await shop.read()).status]).toEqual([409, "draft"]);
  expect(toNobody.body.message).toMatch(/^En su audiencia no hay nadie/);
  await shop.owner.put(`/api/campaign/${shop.id}`, { campaign: { audienceId: shop.audienceId } });
  const started = await shop.control("start");
  expect([started.status, started.body.message, started.body.data.status]).toEqual([
    200,
    "Campaña iniciada",
    "running",
  ]);
  expect((await shop.control("start")).status).toBe(409);
  await settled(async () => expect(await shop.messages()).toHaveLength(2));
  await shop.minutesPass(1);
  await settled(async () => {
    await shop.minutesPass(0);
    expect(await shop.read()).toMatchObject({ status: "done", figures: { planned: 0, sent: 1, failed: 1 } });
  });
  expect(await shop.invitations()).toEqual([expect.stringMatching(/^Hola Ana, vuelve a /)]);
  const failed = (await shop.messages()).find(({ clientId }) => clientId === stranger);
  expect(failed?.status).toBe("not_sent");
  expect(failed?.reason).not.toBe("");
  const unsent = await shop.owner.get(`/api/notification/planned?businessId=${shop.businessId}&status=not_sent`);
  expect(unsent.body.data.map(({ clientId, reason }: JsonBody) => [clientId, reason])).toEqual([
    [stranger, failed?.reason],
  ]);
  const contact = (await shop.owner.get(`/api/client/${shop.clientId}?businessId=${shop.businessId}`)).body.data;
  expect(contact.lastCampaignId).toBe(shop.id);
  expect((await shop.control("resume")).status).toBe(409);
  expect((await shop.owner.put(`/api/campaign/${shop.id}`, { campaign: { message: "Otra" } })).status).toBe(409);
});

test("paused it sends nothing and may be changed; resumed it goes on in the words of now", async () => {
  const shop = await shopWithCampaign(world, clock, {
    startsAt: new Date(Date.now() + clock.shift + HOUR).toISOString(),
  });
  expect((await shop.control("start")).body.data.status).toBe("scheduled");
  expect((await shop.owner.put(`/api/campaign/${shop.id}`, { campaign: { pace: 5 } })).status).toBe(409);
  expect((await shop.control("pause")).body.data.status).toBe("paused");
  await shop.minutesPass(61);
  const edit = { campaign: { message: "{{nombre}}, vuelve a vernos" } };
  expect((await shop.owner.put(`/api/campaign/${shop.id}`, edit)).status).toBe(200);
  expect(await shop.messages()).toEqual([]);
  expect((await shop.control("resume")).body.data.status).toBe("running");
  await settled(async () => {
    await shop.minutesPass(0);
    expect(await shop.invitations()).toEqual(["Ana, vuelve a vernos"]);
  });
});

test("an objection between plan and sending withdraws its message, and a stop withdraws the rest", async () => {
  const shop = await shopWithCampaign(world, clock, { pace: 1 });
  await shop.join(["Beto", "Caro", "Dora", "Elsa", "Fina", "Gala"]);
  await shop.owner.patch("/api/client", {
    businessId: shop.businessId,
    ids: [shop.clientId],
    change: { noRespond: true },
  });
  await shop.control("start");
  await settled(async () => expect(await shop.messages()).toHaveLength(7));
  await settled(async () => {
    // not a minute of the campaign: its next step would give the second message its time
    await shop.timePasses(0);
    const mine = (await shop.messages()).find(({ clientId }) => clientId === shop.clientId);
    expect(mine).toMatchObject({ status: "withdrawn", reason: "El asistente está apagado para este contacto" });
  });
  expect((await shop.owner.delete(`/api/campaign/${shop.id}`)).status).toBe(409);
  expect((await shop.control("stop")).body.message).toBe("Campaña detenida: lo que faltaba ya no sale");
  // one that a sending holds at that moment is withdrawn a second later
  await settled(async () => {
    await shop.minutesPass(1);
    expect(new Set((await shop.messages()).map(({ status }) => status))).toEqual(new Set(["withdrawn"]));
  });
  await shop.minutesPass(10);
  expect(await shop.read()).toMatchObject({ status: "stopped", figures: { planned: 0, sent: 0 } });
  expect(await shop.invitations()).toEqual([]);
});

test("a fall of the number's quality pauses it with its reason", async () => {
  const shop = await shopWithCampaign(world, clock, { pace: 1 });
  await shop.join(["Beto", "Caro", "Dora", "Elsa", "Fina", "Gema", "Hugo"]);
  const grade = (quality: string) =>
    world.product.owner.query("update channels set quality = $2 where business_id = $1", [shop.businessId, quality]);
  // unknown when it begins: what is known first counts
  await grade("");
  await shop.control("start");
  await settled(async () => expect(await shop.messages()).toHaveLength(8));
  await grade("GREEN");
  await settled(async () => {
    await shop.minutesPass(0);
    const known = "select quality from campaigns where business_id = $1";
    expect((await world.product.owner.query(known, [shop.businessId])).rows).toEqual([{ quality: "GREEN" }]);
  });
  await grade("YELLOW");
  await settled(async () => {
    await shop.minutesPass(0);
    const { status, reason } = await shop.read();
    expect(status).toBe("paused");
    expect(reason).toMatch(/^Se pausó sola. Bajó la calidad del número/);
  });
  const waiting = (await shop.messages()).find(({ waitsFor }) => waitsFor === "resume");
  expect(waiting?.cause.rule).toBe((await shop.read()).name);
  const early = await shop.owner.post(`/api/notification/${waiting?._id}/send`, {});
  expect([early.status, early.body.message]).toEqual([422, "La campaña está en pausa: reanúdala primero"]);
  expect((await shop.control("resume")).body.data.reason).toBe("");
  await settled(async () => expect((await shop.messages()).map(({ waitsFor }) => waitsFor)).toContain("turn"));
  await grade("RED");
  await settled(async () => {
    await shop.minutesPass(0);
    expect(await shop.read()).toMatchObject({ status: "paused", reason: expect.stringMatching(/Bajó la calidad/) });
  });
});

test("a test goes to one contact and leaves the campaign a draft", async () => {
  const shop = await shopWithCampaign(world, clock);
  const sent = await shop.owner.post(`/api/campaign/${shop.id}/test`, {
    businessId: shop.businessId,
    clientId: shop.clientId,
  });
  expect([sent.status, sent.body.message]).toEqual([200, "Prueba enviada"]);
  await settled(async () => expect(await shop.invitations()).toHaveLength(1));
  expect((await shop.read()).status).toBe("draft");
});

test("a test is a promotion, too: a contact who objected does not get it", async () => {
  const shop = await shopWithCampaign(world, clock);
  const { owner, businessId, clientId } = shop;
  const receivedOn = new Date(Date.now() - 24 * HOUR).toISOString().slice(0, 10);
  const request = { clientId, kind: "opposition", receivedOn, through: "Correo", purposes: ["secondary"] };
  const { _id } = (await owner.post("/api/privacy/request", { businessId, request })).body.data;
  const answer = { isAccepted: true, answer: "Se le avisó" };
  await owner.post(`/api/privacy/request/${_id}/answer`, { answer });
  expect((await owner.post(`/api/privacy/request/${_id}/carry-out`, { done: { note: "" } })).status).toBe(200);
  const sent = await owner.post(`/api/campaign/${shop.id}/test`, { businessId, clientId });
  expect([sent.status, sent.body.message]).toEqual([422, "No se envió: el contacto se opuso a recibir promociones"]);
  expect(await shop.invitations()).toEqual([]);
});

test("thousands are planned by few statements, in order, and never twice", async () => {
  const shop = await shopWithCampaign(world, clock, { pace: 600 });
  const { businessId } = shop;
  await world.product.owner.query(
    `insert into contacts (business_id, id, name, type, created_at)
     select $1, gen_random_uuid(), 'Contacto ' || n, 'lead', now() from generate_series(1, 6000) n`,
    [businessId],
  );
  const filter = { type: ["lead"] };
  const living = (await shop.owner.post("/api/audience", { audience: { businessId, name: "Viva", filter } })).body.data;
  await shop.owner.put(`/api/campaign/${shop.id}`, { campaign: { audienceId: living._id } });
  await shop.control("start");
  await settled(async () => {
    const { rows } = await world.product.owner.query(
      `select count(*)::int as all, count(distinct contact_id)::int as contacts,
        extract(epoch from max(deliver_at) - min(deliver_at)) as seconds
       from notifications where rule_id = $1`,
      [shop.id],
    );
    expect(rows[0].all).toBeGreaterThanOrEqual(6000);
    expect(rows[0].contacts).toBe(rows[0].all);
    expect(Number(rows[0].seconds)).toBeGreaterThan(590);
  });
  await shop.control("pause");
  expect((await shop.owner.put(`/api/campaign/${shop.id}`, { campaign: { message: "Otra" } })).status).toBe(200);
  const others =
    "select count(*)::int as n from notifications where rule_id = $1 and state = 'planned' and text <> 'Otra'";
  await settled(async () => expect((await world.product.owner.query(others, [shop.id])).rows[0].n).toBe(0));
  await shop.control("stop");
  await settled(async () => expect((await shop.read()).figures).toMatchObject({ planned: 0, sent: 0 }));
  expect((await shop.read()).figures.withdrawn).toBeGreaterThan(5900);
});
