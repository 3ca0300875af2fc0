// Tills over HTTP: float, sums by means, tips apart, closing and reopening with a trace, races, bad input, the draft
// of the global invoice.
import { mercadoPagoKey } from "@mostrador/domain/money/finance/movement-origin.ts";
import type { Till } from "@mostrador/domain/money/tills/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HOURS, made, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { tenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import { recordMovement } from "../finance/index.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function counter() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId } = shop;
  const open = (fields: object = {}) => owner.post("/api/till", { till: { businessId, branchId, ...fields } });
  const close = (id: string, counted: number, fields: object = {}) =>
    owner.post(`/api/till/${id}/close`, { closing: { counts: [{ paymentMethod: "cash", counted }], ...fields } });
  const reopen = (id: string, reason = "Faltó un billete") =>
    owner.post(`/api/till/${id}/reopen`, { reopening: { reason } });
  const tills = async () => (await owner.get(`/api/till?businessId=${businessId}`)).body.data as Till[];
  const move = async (fields: object) => {
    const moneyMovement = { businessId, branchId, amount: 100, type: "in", paymentMethod: "cash", ...fields };
    const answer = await owner.post("/api/moneyMovement", { moneyMovement });
    expect(answer.status).toBe(201);
    return answer.body.data._id as string;
  };
  const clientId = await made(owner, "/api/client", { client: { businessId, name: "Ana", whatsapp: "2221110001" } });
  const productId = await made(owner, "/api/product", {
    product: { businessId, name: "Champú", description: "Champú de coco", price: 116 },
  });
  const charge = async (fields: object) => {
    const order = { businessId, clientId, branchId, items: [{ productId, quantity: 1 }] };
    const orderId = await made(owner, "/api/order", { order });
    const lines = [{ orderId, price: 116, owed: 116 }];
    const answer = await owner.post("/api/charge", { charge: { businessId, branchId, lines, ...fields } });
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  return { ...shop, open, close, reopen, tills, move, charge };
}

test("a till counts what its person took in its branch, by means, with the tips apart, and its closing is signed", async () => {
  const { owner, open, close, tills, move, charge } = await counter();
  await move({ amount: 999 });
  const till = (await open({ float: 500.5 })).body.data as Till;
  expect(till).toMatchObject({ float: 500.5, isOwn: true, closedAt: null, difference: null });
  await move({ amount: 200 });
  await move({ amount: 50.25, type: "out", category: "miscellaneous" });
  await move({ amount: 80, paymentMethod: "transfer" });
  await charge({ payments: [{ paymentMethod: "cash", amount: 200 }], tip: 20 });
  const [live] = (await tills()) as [Till];
  expect(live.sums).toEqual([
    { paymentMethod: "cash", in: 336, out: 50.25, tips: 20, expected: 786.25, counted: null },
    { paymentMethod: "transfer", in: 80, out: 0, tips: 0, expected: 80, counted: null },
  ]);
  const counts = [
    { paymentMethod: "cash", counted: 780 },
    { paymentMethod: "transfer", counted: 80 },
  ];
  const closed = await close(till._id, 0, { counts, note: "Faltó cambio", updatedAt: live.updatedAt });
  expect([closed.status, closed.body.message]).toEqual([201, "Corte de caja registrado"]);
  expect(closed.body.data).toMatchObject({ difference: -6.25, closedBy: "Marta Dueña", tips: 20 });
  expect(closed.body.data.sums.map(({ counted }: { counted: number }) => counted)).toEqual([780, 80]);
  // what comes afterwards is of no till, and what is in the closing stays as it was counted
  const later = await move({ amount: 5 });
  expect((await owner.delete(`/api/moneyMovement/${later}`)).status).toBe(200);
  expect((await tills())[0]?.sums).toEqual(closed.body.data.sums);
});

test("a movement of a closed till cannot be changed until the till is reopened, and each step leaves a trace", async () => {
  const { owner, open, close, reopen, move } = await counter();
  const till = (await open()).body.data as Till;
  const id = await move({ amount: 100 });
  expect((await close(till._id, 90)).body.data.difference).toBe(-10);
  const refused = await owner.put(`/api/moneyMovement/${id}`, { amount: 90 });
  expect([refused.status, refused.body.message]).toEqual([
    ...[409, "Este movimiento ya está en un corte de caja. Reabre el corte para cambiarlo."],
  ]);
  expect((await owner.delete(`/api/moneyMovement/${id}`)).status).toBe(409);
  expect((await reopen(till._id)).body.data).toMatchObject({ closedAt: null, difference: null });
  expect((await owner.put(`/api/moneyMovement/${id}`, { amount: 90 })).status).toBe(200);
  const again = (await close(till._id, 90)).body.data as Till;
  expect(again.difference).toBe(0);
  expect(again.events.map(({ kind, note, difference }) => [kind, note, difference])).toEqual([
    ["opened", "", null],
    ["closed", "", -10],
    ["reopened", "Faltó un billete", null],
    ["closed", "", 0],
  ]);
});

test("of two openings, two closings or two reopenings at once, one is refused", async () => {
  const { open, close, reopen, tills } = await counter();
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  expect(statuses(await Promise.all([open(), open()]))).toEqual([201, 409]);
  const [till] = (await tills()) as [Till];
  expect(statuses(await Promise.all([close(till._id, 0), close(till._id, 5)]))).toEqual([201, 409]);
  expect((await tills())[0]?.events.length).toBe(2);
  expect(statuses(await Promise.all([reopen(till._id), reopen(till._id)]))).toEqual([201, 409]);
  await close(till._id, 0);
  await open();
  const blocked = await reopen(till._id);
  expect([blocked.status, blocked.body.message]).toEqual([
    ...[409, "Marta Dueña ya tiene otra caja abierta en esa sucursal. Haz su corte primero."],
  ]);
});

test("wrong amounts are refused with the field, and nothing is written", async () => {
  const { owner, businessId, open, close, tills } = await counter();
  const path = async (answer: Promise<{ status: number; body: { errors?: { path: string }[] } }>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.path];
  };
  for (const float of [-1, 1.234, 1e9, "1,000"]) expect(await path(open({ float }))).toEqual([400, "till.float"]);
  expect(await path(open({ branchId: "0192f000-0000-7000-8000-000000000000" }))).toEqual([404, "till.branchId"]);
  expect(await tills()).toEqual([]);
  const till = (await open()).body.data as Till;
  for (const counted of [-1, 1.234, 1e9])
    expect(await path(close(till._id, counted))).toEqual([400, "closing.counts.0.counted"]);
  const card = [{ paymentMethod: "credit", counted: 5 }];
  expect(await path(close(till._id, 0, { counts: card }))).toEqual([400, "closing.counts"]);
  expect(await path(close(till._id, 0, { counts: [...card, ...card] }))).toEqual([400, "closing.counts"]);
  expect((await tills())[0]).toMatchObject({ closedAt: null });
  const stranger = await makeShop(product);
  expect((await stranger.owner.post(`/api/till/${till._id}/reopen`, { reopening: { reason: "Nada" } })).status).toBe(
    404,
  );
  const bad = await owner.get(
    `/api/till/globalInvoice?businessId=${businessId}&branchId=${till.branchId}&day=27-11-2026`,
  );
  expect(bad.status).toBe(400);
});

test("the draft of the global invoice has one line a ticket, without tips and without what was invoiced singly", async () => {
  const { owner, businessId, branchId, move, charge } = await counter();
  const first = await charge({ payments: [{ paymentMethod: "credit", amount: 136 }], tip: 20 });
  const second = await charge({ payments: [{ paymentMethod: "cash", amount: 116 }] });
  await owner.patch(`/api/charge/${second._id}`, { isInvoiced: true });
  await move({ amount: 58, category: "sales" });
  await move({ amount: 500, category: "loan" });
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Mexico_City" }).format(Date.now());
  const draft = (await owner.get(`/api/till/globalInvoice?businessId=${businessId}&branchId=${branchId}&day=${day}`))
    .body.data;
  expect(draft).toMatchObject({
    periodicity: "01",
    invoicedSingly: 1,
    base: 150,
    tax: 24,
    total: 174,
    paymentForm: "04",
  });
  expect(draft.lines.map(({ ticket, total }: { ticket: string; total: number }) => [ticket, total])).toEqual([
    [String(first.ticket), 116],
    [expect.stringMatching(/^M-/), 58],
  ]);
});

test("the draft of the global invoice leaves out what Mercado Pago gave back", async () => {
  const { owner, businessId, branchId } = await counter();
  const ctx = tenantCtx(product.product.system("test"), businessId, { kind: "system", name: "Pagos" });
  const online = { clientId: null, appointmentId: null, branchId, paymentMethod: "mercado_pago" } as const;
  const record = (type: "in" | "out", amount: number, key: string) =>
    transact(ctx, (tx) =>
      recordMovement(tx, ctx, { ...online, date: ctx.now, type, amount, category: "sales", comments: "", key }),
    );
  await record("in", 100, mercadoPagoKey("91"));
  await record("in", 116, mercadoPagoKey("92"));
  await record("out", 30, mercadoPagoKey("91", 3000));
  await record("out", 10.5, mercadoPagoKey("91", 4050));
  await record("out", 116, mercadoPagoKey("92", 11600));
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Mexico_City" }).format(ctx.now);
  const draft = (await owner.get(`/api/till/globalInvoice?businessId=${businessId}&branchId=${branchId}&day=${day}`))
    .body.data;
  expect(
    draft.lines.map(({ total, paymentForm }: { total: number; paymentForm: string }) => [total, paymentForm]),
  ).toEqual([[59.5, "31"]]);
});

test("the draft of the global invoice takes what was given back by hand on the day off the sales of the same thing", async () => {
  const { owner, businessId, branchId, specialistIds, serviceIds, move } = await counter();
  const ids = { businessId, branchId, specialistId: specialistIds[0], serviceId: serviceIds[0] };
  const clientId = await made(owner, "/api/client", { client: { businessId, name: "Eva", whatsapp: "2221110002" } });
  const appointment = { ...ids, clientId, start: "2026-11-24T10:00:00-06:00", confirmOutsideHours: true };
  const appointmentId = await made(owner, "/api/appointment", { appointment });
  const pay = (amount: number, type: string, paymentMethod = "cash", date?: string) =>
    made(owner, "/api/moneyMovement", {
      moneyMovement: { businessId, branchId, clientId, amount, type, paymentMethod, ...(date && { date }) },
      appointmentId,
    });
  await pay(100, "in");
  await pay(50, "in", "transfer");
  await pay(80, "out");
  await move({ amount: 20 });
  await move({ amount: 5, type: "out" });
  const day = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Mexico_City" }).format(Date.now());
  const draft = (await owner.get(`/api/till/globalInvoice?businessId=${businessId}&branchId=${branchId}&day=${day}`))
    .body.data;
  // 80 come off the 50 of the transfer, and 30 off the 100 before it
  expect(draft.lines.map(({ total }: { total: number }) => total)).toEqual([70, 20]);
  expect(draft).toMatchObject({ returnedLater: 0, returnedOfEarlier: 0, returnedOfNone: 5 });
  // given back a day after the sale: off the draft of its day, and named in the drafts of both days
  await pay(200, "in", "cash", "2026-11-20T12:00:00-06:00");
  await pay(60, "out", "cash", "2026-11-21T12:00:00-06:00");
  const of = async (other: string) =>
    (await owner.get(`/api/till/globalInvoice?businessId=${businessId}&branchId=${branchId}&day=${other}`)).body.data;
  expect(await of("2026-11-20")).toMatchObject({
    ...{ total: 140, returnedLater: 60, returnedOfEarlier: 0, returnedOfNone: 0 },
    lines: [{ total: 140, returnedLater: 60 }],
  });
  expect(await of("2026-11-21")).toMatchObject({ total: 0, returnedLater: 0, returnedOfEarlier: 60, lines: [] });
});

test("a movement that changes its branch leaves the till of the other one", async () => {
  const { owner, businessId, open, tills, move } = await counter();
  const other = {
    name: "Norte",
    address: "Av. Juárez 12",
    city: "Puebla",
    state: "Puebla",
    country: "México",
    schedules: HOURS,
  };
  const branchId = await made(owner, "/api/branch", { branch: { businessId, ...other } });
  await open();
  const norte = (await open({ branchId })).body.data as Till;
  const id = await move({ amount: 300 });
  expect((await owner.put(`/api/moneyMovement/${id}`, { branchId })).status).toBe(200);
  const cash = (await tills()).map(({ _id, sums }) => [_id === norte._id, sums[0]?.expected]);
  expect(cash.sort()).toEqual([
    [false, 0],
    [true, 300],
  ]);
});
