// Commissions over HTTP: rules by service, statements whose totals are the sums of their lines, payouts, races, bad input.
import { OF_COMMISSION } from "@mostrador/domain/money/finance/movement-origin.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import type { Statement } from "@mostrador/domain/scheduling/commissions/schema.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const NOBODY = "0192f000-0000-7000-8000-000000000000";
const MONTH = { from: "2026-10-01", to: "2026-10-31" };

async function salon() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const [marta, luis] = specialistIds;
  const [cut, colour] = serviceIds;
  const clientId = await made(owner, "/api/client", { client: { businessId, name: "Ana", whatsapp: "2221110001" } });
  const book = (start: string, specialistId: string = marta, serviceId: string = cut) =>
    made(owner, "/api/appointment", {
      appointment: { businessId, branchId, clientId, specialistId, serviceId, start, confirmOutsideHours: true },
    });
  const pay = (appointmentId: string, date: string, amount: number, type = "in") =>
    made(owner, "/api/moneyMovement", {
      moneyMovement: { businessId, branchId, clientId, date, amount, type },
      appointmentId,
    });
  const save = (rules: object) => owner.post("/api/commission/rules", { rules: { businessId, own: [], ...rules } });
  const read = async (query: object = {}) => {
    const asked = new URLSearchParams({ businessId, ...MONTH, ...query });
    return (await owner.get(`/api/commission/statement?${asked}`)).body.data as Statement;
  };
  const payOut = (total: number, fields: object = {}) =>
    owner.post("/api/commission/payouts", {
      payout: { businessId, specialistId: marta, ...MONTH, paymentMethod: "cash", total, ...fields },
    });
  const undo = (id: string, reason = "Se pagó dos veces") =>
    owner.post(`/api/commission/payouts/${id}/undo`, { undoing: { reason } });
  const expenses = async () =>
    (await owner.get(`/api/moneyMovement?businessId=${businessId}&category=salary`)).body.data as MoneyMovement[];
  return { ...shop, marta, luis, cut, colour, clientId, book, pay, save, read, payOut, undo, expenses };
}

test("a service has its own percentage, others the usual one; tips are in full, refunds count against", async () => {
  const { owner, businessId, marta, cut, colour, book, pay, save, read } = await salon();
  const saved = await save({ specialistId: marta, usual: 30, own: [{ serviceId: colour, percent: 45.5 }] });
  expect([saved.status, saved.body.message]).toEqual([201, "Comisiones guardadas"]);
  expect(saved.body.data.rules).toEqual([
    { specialistId: marta, serviceId: null, percent: 30, fixed: null },
    { specialistId: marta, serviceId: colour, percent: 45.5, fixed: null },
  ]);
  const first = await book("2026-10-05T16:00:00Z");
  const second = await book("2026-10-06T16:00:00Z", marta, colour);
  await pay(first, "2026-10-05T17:00:00Z", 250);
  await pay(first, "2026-10-07T17:00:00Z", 50, "out");
  await pay(second, "2026-10-06T18:00:00Z", 900);
  const tip = await pay(second, "2026-10-06T18:01:00Z", 80);
  await product.owner.query("update money_movements set is_tip = true where id = $1", [tip]);
  const statement = await read({ specialistId: marta });
  expect(statement.specialists).toMatchObject([
    { name: "Marta", base: 1100, commission: 469.5, tips: 80, paid: 0, owed: 549.5 },
  ]);
  expect(
    statement.lines.map(({ serviceName, clientName, isTip, base, percent, amount }) => [
      ...[serviceName, clientName, isTip, base, percent, amount],
    ]),
  ).toEqual([
    ["Corte de cabello", "Ana", false, 250, 30, 75],
    ["Tinte", "Ana", false, 900, 45.5, 409.5],
    ["Tinte", "Ana", true, 80, 100, 80],
    ["Corte de cabello", "Ana", false, -50, 30, -15],
  ]);
  expect((await save({ specialistId: marta, usual: null, own: [{ serviceId: cut, percent: 10 }] })).status).toBe(201);
  expect((await read()).totals).toMatchObject({ commission: 20, tips: 80 });
  expect((await owner.get(`/api/commission/rules?businessId=${businessId}`)).body.data.rules.length).toBe(1);
});

test("a fixed commission is earned once for each appointment, and goes back with the whole refund", async () => {
  const { marta, colour, book, pay, save, read, payOut } = await salon();
  const saved = await save({
    specialistId: marta,
    usual: null,
    usualFixed: 60,
    own: [{ serviceId: colour, fixed: 120.5 }],
  });
  expect(saved.body.data.rules).toEqual([
    { specialistId: marta, serviceId: null, percent: null, fixed: 60 },
    { specialistId: marta, serviceId: colour, percent: null, fixed: 120.5 },
  ]);
  const first = await book("2026-10-05T16:00:00Z");
  const second = await book("2026-10-06T16:00:00Z", marta, colour);
  await pay(first, "2026-10-05T17:00:00Z", 100);
  await pay(first, "2026-10-05T18:00:00Z", 150);
  await pay(first, "2026-10-07T17:00:00Z", 50, "out");
  await pay(second, "2026-10-06T18:00:00Z", 900);
  const statement = await read({ specialistId: marta });
  expect(statement.totals).toMatchObject({ base: 1100, commission: 180.5 });
  expect(statement.lines.map(({ base, percent, fixed, amount }) => [base, percent, fixed, amount])).toEqual([
    [100, 0, 60, 60],
    [150, 0, 60, 0],
    [900, 0, 120.5, 120.5],
    [-50, 0, 60, 0],
  ]);
  expect((await payOut(180.5)).status).toBe(201);
  // what was paid stays, and the rest of the refund takes the commission of the first one back
  await pay(first, "2026-10-08T17:00:00Z", 200, "out");
  await save({ specialistId: marta, usual: 10 });
  expect((await read()).totals).toMatchObject({ paid: 180.5, owed: -20 });
  await save({ specialistId: marta, usual: null, usualFixed: 60 });
  expect((await read()).totals).toMatchObject({ paid: 180.5, owed: -60 });
  const both = await save({ specialistId: marta, usual: 10, usualFixed: 60 });
  expect([both.status, both.body.errors[0].path]).toEqual([400, "rules.usualFixed"]);
  const none = await save({ specialistId: marta, usual: null, own: [{ serviceId: colour }] });
  expect(none.body.errors).toEqual([{ path: "rules.own.0.percent", message: "Indica la comisión" }]);
  const two = await save({ specialistId: marta, usual: null, own: [{ serviceId: colour, percent: 5, fixed: 5 }] });
  expect(two.body.errors[0].path).toBe("rules.own.0.fixed");
  const less = await save({ specialistId: marta, usual: null, own: [{ serviceId: colour, fixed: -1 }] });
  expect(less.body.errors[0].message).toBe("La comisión no puede ser negativa");
});

test("a payment counts once the appointment has begun and was kept", async () => {
  const { owner, marta, book, pay, save, read } = await salon();
  await save({ specialistId: marta, usual: 50 });
  const deposit = await book("2026-10-10T16:00:00Z");
  await pay(deposit, "2026-09-20T16:00:00Z", 100);
  const missed = await book("2026-10-11T16:00:00Z");
  await pay(missed, "2026-10-01T16:00:00Z", 200);
  expect((await owner.patch(`/api/appointment/${missed}`, { status: "no_asistida" })).status).toBeLessThan(300);
  const coming = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await pay(await book(coming), "2026-10-02T16:00:00Z", 400);
  const { lines } = await read({ specialistId: marta });
  expect(lines.map(({ earnedAt, amount }) => [earnedAt, amount])).toEqual([["2026-10-10T16:00:00.000Z", 50]]);
  const { totals } = await read({ from: "2026-10-01", to: coming.slice(0, 10) });
  expect(totals.commission).toBe(50);
});

test("a payout books the expense, keeps its lines as they were, and can be undone with a trace", async () => {
  const { owner, marta, book, pay, save, read, payOut, undo, expenses } = await salon();
  await save({ specialistId: marta, usual: 40 });
  const appointment = await book("2026-10-05T16:00:00Z");
  await pay(appointment, "2026-10-05T17:00:00Z", 250);
  expect((await payOut(99)).status).toBe(409);
  const paid = await payOut(100, { paymentMethod: "transfer" });
  expect([paid.status, paid.body.message]).toEqual([201, "Pago de comisiones registrado"]);
  expect(paid.body.data).toMatchObject({ commission: 100, tips: 0, ...MONTH, paidBy: "Marta Dueña", undoneAt: null });
  expect(await expenses()).toMatchObject([{ _id: paid.body.data.movementId, type: "out", amount: 100 }]);
  await save({ specialistId: marta, usual: 10 });
  await pay(appointment, "2026-10-06T17:00:00Z", 50);
  const after = await read({ specialistId: marta });
  expect(after.specialists).toMatchObject([{ base: 300, commission: 105, paid: 100, owed: 5 }]);
  expect(after.lines.map(({ amount, payoutId }) => [amount, payoutId])).toEqual([
    [100, paid.body.data._id],
    [5, null],
  ]);
  expect(after.payouts).toMatchObject([{ _id: paid.body.data._id }]);
  const [expense] = await expenses();
  const path = `/api/moneyMovement/${expense?._id}?businessId=${expense?.businessId}`;
  const edit = { branchId: expense?.branchId, type: "out", amount: 10 };
  const changes = [await owner.put(path, { moneyMovement: edit }), await owner.delete(path)];
  expect(changes.map(({ status, body }) => [status, body.message])).toEqual([
    [409, OF_COMMISSION],
    [409, OF_COMMISSION],
  ]);
  const undone = await undo(paid.body.data._id);
  expect(undone.body.data).toMatchObject({ undoneBy: "Marta Dueña", undoneReason: "Se pagó dos veces" });
  expect((await undo(paid.body.data._id)).status).toBe(409);
  expect((await read()).totals).toMatchObject({ paid: 0, owed: 30 });
  expect((await expenses()).map(({ type, amount }) => [type, amount])).toEqual([
    ["in", 100],
    ["out", 100],
  ]);
});

test("of two payouts at once, one is refused", async () => {
  const { marta, book, pay, save, payOut, undo, expenses } = await salon();
  await save({ specialistId: marta, usual: 100 });
  await pay(await book("2026-10-05T16:00:00Z"), "2026-10-05T17:00:00Z", 250);
  const answers = await Promise.all([payOut(250), payOut(250)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const id = answers.find(({ status }) => status === 201)?.body.data._id;
  expect((await Promise.all([undo(id), undo(id)])).map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await expenses()).length).toBe(2);
});

test("totals are the sums of the lines, and two halves of a period are the period, whatever was paid out", async () => {
  const Payment = fc.record({
    begins: fc.integer({ min: 0, max: 30 }),
    paid: fc.integer({ min: -40, max: 30 }),
    cents: fc.integer({ min: 100, max: 500_000 }),
    isRefund: fc.boolean(),
    who: fc.constantFrom(0, 1),
  });
  const at = (day: number) => new Date(Date.parse("2026-10-01T18:00:00Z") + day * 86_400_000).toISOString();
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + Math.round(amount * 100), 0);
  await fc.assert(
    fc.asyncProperty(
      fc.array(Payment, { minLength: 1, maxLength: 6 }),
      fc.integer({ min: 1, max: 30 }),
      async (payments, cutAt) => {
        const { specialistIds, book, pay, save, read, payOut } = await salon();
        for (const specialistId of specialistIds) await save({ specialistId, usual: 33.33 });
        let hour = 0;
        for (const { begins, paid, cents, isRefund, who } of payments) {
          const start = new Date(Date.parse(at(begins)) + ++hour * 3_600_000).toISOString();
          const id = await book(start, specialistIds[who]);
          await pay(id, at(paid), cents / 100, isRefund ? "out" : "in");
        }
        const half = { to: at(cutAt - 1).slice(0, 10) };
        const first = await read({ ...half, specialistId: specialistIds[0] });
        const owed = first.specialists[0]?.owed ?? 0;
        expect((await payOut(owed, half)).status).toBe(owed > 0 ? 201 : owed < 0 ? 400 : 422);
        const second = { from: at(cutAt).slice(0, 10) };
        for (const specialistId of specialistIds) {
          const [whole, one, other] = await Promise.all([
            read({ specialistId }),
            read({ specialistId, ...half }),
            read({ specialistId, ...second }),
          ]);
          const [sums] = whole.specialists;
          expect([...one.lines, ...other.lines]).toEqual(whole.lines);
          const commission = whole.lines.filter(({ isTip }) => !isTip).map(({ amount }) => amount);
          expect(Math.round((sums?.commission ?? 0) * 100)).toBe(sum(commission));
          expect(sum([sums?.paid ?? 0, sums?.owed ?? 0])).toBe(sum(whole.lines.map(({ amount }) => amount)));
        }
        const { totals, specialists } = await read();
        expect(sum([totals.owed])).toBe(sum(specialists.map(({ owed: each }) => each)));
      },
    ),
    { numRuns: 3 },
  );
});

test("wrong percentages, days and people are refused with the field, and nothing is written", async () => {
  const { owner, businessId, marta, cut, save, read, payOut, expenses } = await salon();
  const path = async (answer: Promise<{ status: number; body: { errors?: { path: string }[] } }>) => {
    const { status, body } = await answer;
    return [status, body.errors?.[0]?.path];
  };
  for (const usual of [-1, 100.5, 1.234, "30"])
    expect(await path(save({ specialistId: marta, usual }))).toEqual([400, "rules.usual"]);
  const own = { serviceId: cut, percent: 10 };
  expect(await path(save({ specialistId: marta, usual: null, own: [own, own] }))).toEqual([400, "rules.own"]);
  expect(await path(save({ specialistId: NOBODY, usual: 5 }))).toEqual([404, "rules.specialistId"]);
  const stranger = await makeShop(product);
  const foreign = { serviceId: stranger.serviceIds[0], percent: 10 };
  expect((await path(save({ specialistId: marta, usual: null, own: [foreign] })))[0]).toBe(404);
  for (const [from, to] of [
    ["2026-10-31", "2026-10-01"],
    ["2006-01-01", "2026-01-01"],
  ])
    expect(await path(owner.get(`/api/commission/statement?businessId=${businessId}&from=${from}&to=${to}`))).toEqual([
      ...[400, "to"],
    ]);
  for (const specialistId of [NOBODY, stranger.specialistIds[0] as string]) {
    const days = new URLSearchParams({ businessId, ...MONTH, specialistId });
    const { status, body } = await owner.get(`/api/commission/statement?${days}`);
    expect([status, body.errors]).toEqual([404, [{ path: "specialistId", message: "No se encontró al especialista" }]]);
  }
  for (const total of [-1, 1.234, 1e12, "1,000" as unknown as number])
    expect(await path(payOut(total))).toEqual([400, "payout.total"]);
  expect((await payOut(0)).body.message).toBe("No hay nada por pagar en este periodo");
  expect((await payOut(10, { specialistId: stranger.specialistIds[0] })).status).toBe(404);
  expect(
    (await stranger.owner.post(`/api/commission/payouts/${NOBODY}/undo`, { undoing: { reason: "Nada" } })).status,
  ).toBe(404);
  expect(await expenses()).toEqual([]);
  expect((await read()).totals).toEqual({ base: 0, commission: 0, tips: 0, paid: 0, owed: 0 });
});
