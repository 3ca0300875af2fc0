// Charges over HTTP: visits, orders and enrollments, several means, tip and change, races, refunds, bad input.
import type { Charge, Due } from "@mostrador/domain/money/charges/schema.ts";
import type { MoneyMovement } from "@mostrador/domain/money/finance/schema.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { made, makeShop } from "../../../../test/shops/shop.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const NOBODY = "0192f000-0000-7000-8000-000000000000";

async function desk() {
  const shop = await makeShop(product);
  const { owner, businessId, branchId, serviceIds, specialistIds } = shop;
  const client = (name: string, whatsapp: string) =>
    made(owner, "/api/client", { client: { businessId, name, whatsapp } });
  const ana = await client("Ana", "2221110001");
  const visit = async (clientId = ana, minutes = 45) => {
    const lines = [
      { serviceId: serviceIds[0], specialistId: specialistIds[0], minutes },
      { serviceId: serviceIds[1], specialistId: specialistIds[0], minutes },
    ];
    const start = new Date(Math.ceil(Date.now() / 3.6e6) * 3.6e6 + ++hour * 3 * 3.6e6).toISOString();
    const answer = await owner.post("/api/visit", {
      visit: { businessId, branchId, clientId, start, lines, confirmOutsideHours: true },
    });
    expect(answer.status).toBe(201);
    return answer.body.data.map(({ _id }: { _id: string }) => _id) as string[];
  };
  const due = async (query: string) =>
    (await owner.get(`/api/charge/due?businessId=${businessId}&${query}`)).body.data as Due[];
  const charge = (fields: object) => owner.post("/api/charge", { charge: { businessId, branchId, ...fields } });
  const refund = (id: string, fields: object) => owner.post(`/api/charge/${id}/refund`, { refund: fields });
  const money = async (query: string) =>
    (await owner.get(`/api/moneyMovement?businessId=${businessId}&${query}`)).body.data as MoneyMovement[];
  return { ...shop, ana, client, visit, due, charge, refund, money };
}
let hour = 24;
const cash = (amount: number) => ({ paymentMethod: "cash", amount });
const card = (amount: number) => ({ paymentMethod: "credit", amount });

test("what a day still owes: the appointments of the branch's own day, without those that nobody comes to", async () => {
  const { owner, businessId, branchId, serviceIds, specialistIds, ana, due, charge } = await desk();
  const book = async (start: string) =>
    made(owner, "/api/appointment", {
      appointment: {
        ...{ businessId, branchId, clientId: ana, serviceId: serviceIds[0], specialistId: specialistIds[0] },
        ...{ start, confirmOutsideHours: true },
      },
    });
  const [first, late, missed, next] = [
    await book("2027-03-10T10:00:00-06:00"),
    await book("2027-03-10T23:00:00-06:00"),
    await book("2027-03-10T12:00:00-06:00"),
    await book("2027-03-11T00:30:00-06:00"),
  ];
  await owner.patch(`/api/appointment/${missed}`, { status: "cancelada" });
  const lines = [{ appointmentId: first, price: 250, owed: 250 }];
  expect((await charge({ lines, payments: [cash(250)] })).status).toBe(201);
  expect(await due("day=2027-03-10")).toMatchObject([
    { appointmentId: first, clientId: ana, branchId, paid: 250, owed: 0 },
    { appointmentId: late, paid: 0, owed: null, suggested: 250 },
  ]);
  expect(await due("day=2027-03-11")).toMatchObject([{ appointmentId: next }]);
  expect(await due("day=2027-03-12")).toEqual([]);
  const both = await owner.get(`/api/charge/due?businessId=${businessId}&day=2027-03-10&appointmentId=${first}`);
  expect([both.status, both.body.errors[0].path]).toEqual([400, "day"]);
});

test("a visit is charged in one payment by two means, with discount, tip and change, and owes the same everywhere", async () => {
  const { owner, ana, visit, due, charge, money } = await desk();
  const [cut, colour] = await visit();
  expect(await due(`appointmentId=${cut}`)).toMatchObject([
    { appointmentId: cut, title: "Corte de cabello", clientId: ana, price: null, owed: null, suggested: 250, paid: 0 },
    { appointmentId: colour, suggested: 900, refusal: "" },
  ]);
  const answer = await charge({
    lines: [
      { appointmentId: cut, price: 250, owed: 250 },
      { appointmentId: colour, price: 900, discount: 100.5, owed: 799.5 },
    ],
    payments: [cash(500), card(600)],
    tip: 30,
  });
  expect([answer.status, answer.body.message]).toEqual([201, "Cobro registrado correctamente"]);
  const made = answer.body.data as Charge;
  expect(made).toMatchObject({ ticket: 1, tip: 30, received: 1100, change: 20.5, total: 1079.5, refunded: 0 });
  expect(made.lines.map(({ title, paid }) => [title, paid])).toEqual([
    ["Corte de cabello", 250],
    ["Tinte", 799.5],
  ]);
  // one ticket of the average, without the tip, for two services and two means
  const finance = await owner.get(`/api/dashboard/finance?businessId=${made.businessId}`);
  const ticket = finance.body.data.figures.find(({ id }: { id: string }) => id === "ticket");
  expect(ticket.value).toBe(1049.5);
  const movements = await money(`chargeId=${made._id}`);
  expect(movements.map((each) => [each.paymentMethod, each.amount, each.isTip]).sort()).toEqual(
    [
      ["credit", 250, false],
      ["credit", 350, false],
      ["cash", 449.5, false],
      ["cash", 30, true],
    ].sort(),
  );
  expect(movements.every(({ appointmentId, clientId }) => appointmentId !== null && clientId === ana)).toBe(true);
  // the till holds what came in less the change, whatever the screen
  expect((await due(`appointmentId=${cut}`)).map(({ owed }) => owed)).toEqual([0, 0]);
  for (const id of [cut, colour]) await owner.patch(`/api/appointment/${id}`, { status: "asistida" });
  expect((await owner.get(`/api/appointment/owed?clientId=${ana}`)).body.data).toEqual({
    ...{ visits: 2, priced: 2, price: 1049.5, owed: 0 },
  });
  const mark = (updatedAt: string) => owner.patch(`/api/charge/${made._id}`, { isInvoiced: true, updatedAt });
  expect((await mark(made.updatedAt)).body.data).toMatchObject({ isInvoiced: true });
  expect((await mark(made.updatedAt)).status).toBe(409);
  // its movements are the charge's own
  const [movement] = movements as [MoneyMovement];
  expect((await owner.put(`/api/moneyMovement/${movement._id}`, { amount: 5 })).status).toBe(409);
  expect((await owner.delete(`/api/moneyMovement/${movement._id}`)).status).toBe(409);
});

test("a part is paid now and the rest later: contact, desk and charge say the same rest", async () => {
  const { owner, ana, visit, due, charge } = await desk();
  const [cut] = await visit();
  const first = await charge({ lines: [{ appointmentId: cut, price: 250, owed: 250 }], payments: [cash(100.1)] });
  expect(first.body.data).toMatchObject({ change: 0, total: 100.1 });
  await owner.patch(`/api/appointment/${cut}`, { status: "asistida" });
  expect((await due(`appointmentId=${cut}`))[0]).toMatchObject({ price: 250, paid: 100.1, owed: 149.9 });
  expect((await owner.get(`/api/appointment/owed?clientId=${ana}`)).body.data).toMatchObject({ owed: 149.9 });
  const rest = { lines: [{ appointmentId: cut, price: 250, owed: 149.9 }], payments: [card(149.9)] };
  // two desks at once: one charges, the other is told
  const answers = await Promise.all([charge(rest), charge(rest)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await due(`appointmentId=${cut}`))[0]).toMatchObject({ owed: 0 });
  expect((await owner.get(`/api/charge?clientId=${ana}`)).body.data.map(({ ticket }: Charge) => ticket)).toEqual([
    2, 1,
  ]);
});

test("a refund is forgiven or owed again, goes back to the cent, and no further than what was paid", async () => {
  const { visit, due, charge, refund, money } = await desk();
  const [cut, colour] = await visit();
  const lines = [
    { appointmentId: cut, price: 250, owed: 250 },
    { appointmentId: colour, price: 900, owed: 900 },
  ];
  const { _id: id } = (await charge({ lines, payments: [card(1170)], tip: 20 })).body.data;
  expect((await refund(id, { amount: 1170.01, paymentMethod: "cash" })).body.errors[0].path).toBe("refund.amount");
  const part = await refund(id, { amount: 100, paymentMethod: "cash", owesAgain: true, reason: "Se cobró de más" });
  expect(part.body.data).toMatchObject({ refunded: 100, total: 1070 });
  expect((await due(`appointmentId=${cut}`)).map(({ owed }) => owed)).toEqual([0, 100]);
  const both = await Promise.all([1, 2].map(() => refund(id, { amount: 1000, paymentMethod: "credit" })));
  expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
  expect((await due(`appointmentId=${cut}`)).map(({ owed }) => owed)).toEqual([0, 100]);
  const last = await refund(id, { amount: 70, paymentMethod: "cash" });
  expect(last.body.data).toMatchObject({ total: 0, refunded: 1170 });
  expect((await refund(id, { amount: 1, paymentMethod: "cash" })).body.message).toBe(
    "Este cobro ya se devolvió completo",
  );
  const net = (await money(`chargeId=${id}`)).reduce(
    (sum, { type, amount }) => sum + (type === "in" ? amount : -amount),
    0,
  );
  expect(Math.round(net * 100)).toBe(0);
});

test("a tip is shared between the specialists of a visit, to the cent, and goes back as it was shared", async () => {
  const { businessId, visit, charge, refund, money } = await desk();
  const [cut, colour] = await visit();
  const { rows } = await product.owner.query(
    `update appointments set specialist_id = (select id from specialists where business_id = $1 and id <> specialist_id limit 1)
     where business_id = $1 and id = $2 returning specialist_id`,
    [businessId, colour],
  );
  expect(rows).toHaveLength(1);
  const lines = [
    { appointmentId: cut, price: 250, owed: 250 },
    { appointmentId: colour, price: 900, owed: 900 },
  ];
  const { _id: id } = (await charge({ lines, payments: [card(1200.25)], tip: 50.25 })).body.data;
  const tips = async (type: string) =>
    (await money(`chargeId=${id}`))
      .filter((each) => each.isTip && each.type === type)
      .map(({ appointmentId, amount }) => [appointmentId === cut ? "cut" : "colour", amount])
      .sort();
  expect(await tips("in")).toEqual([
    ["colour", 25.12],
    ["cut", 25.13],
  ]);
  expect((await refund(id, { amount: 1200.25, paymentMethod: "credit" })).body.data).toMatchObject({ total: 0 });
  expect(await tips("out")).toEqual([
    ["colour", 25.12],
    ["cut", 25.13],
  ]);
});

test("an order and an enrollment are charged at their own balance", async () => {
  const { owner, businessId, branchId, ana, due, charge, refund } = await desk();
  const productId = await made(owner, "/api/product", {
    product: { businessId, name: "Champú", description: "Champú de coco", price: 180 },
  });
  const order = { businessId, clientId: ana, branchId, items: [{ productId, quantity: 2 }] };
  const orderId = await made(owner, "/api/order", { order });
  expect(await due(`orderId=${orderId}`)).toMatchObject([{ title: "Pedido de 2 productos", price: 360, owed: 360 }]);
  const sold = await charge({ lines: [{ orderId, price: 360, owed: 360 }], payments: [cash(360)] });
  expect(sold.body.data.lines).toMatchObject([{ orderId, paid: 360 }]);
  expect(await due(`orderId=${orderId}`)).toMatchObject([{ paid: 360, owed: 0 }]);
  const course = {
    ...{ businessId, name: "Colorimetría", customId: "COL1", description: "Aprende a mezclar tintes" },
    ...{ sessions: 1, place: "Salón", location: "", courseType: "scheduled", totalPrice: 500 },
    schedules: { availableSlots: 5, sessionDates: [{ date: "2027-03-01", startTime: "10:00", endTime: "12:00" }] },
  };
  const courseId = await made(owner, "/api/course", { course });
  const enrollmentId = await made(owner, "/api/enrollment", {
    enrollment: { businessId, courseId, clientId: ana, totalPaid: 100, remainingBalance: 400 },
  });
  const lines = [{ enrollmentId, price: 500, discount: 50, owed: 350 }];
  const paid = await charge({ lines, payments: [card(150), cash(200)] });
  expect(paid.status).toBe(201);
  const enrollment = async () =>
    (await owner.get(`/api/enrollment?businessId=${businessId}&id=${enrollmentId}`)).body.data[0];
  expect(await enrollment()).toMatchObject({ totalPaid: 450, remainingBalance: 0, paymentStatus: "completed" });
  await refund(paid.body.data._id, { amount: 40, paymentMethod: "cash", owesAgain: true });
  expect(await enrollment()).toMatchObject({ totalPaid: 410, remainingBalance: 40, paymentStatus: "partial" });
  await refund(paid.body.data._id, { amount: 10, paymentMethod: "cash" });
  expect(await enrollment()).toMatchObject({ totalPaid: 400, remainingBalance: 40 });
  expect(await due(`enrollmentId=${enrollmentId}`)).toMatchObject([{ owed: 40 }]);
});

test("wrong amounts, wrong rows and what takes no payment are refused with the field, and nothing is written", async () => {
  const { owner, businessId, ana, client, visit, due, charge, money } = await desk();
  const [cut, colour] = await visit();
  const line = { appointmentId: cut, price: 250, owed: 250 };
  const good = { lines: [line], payments: [cash(250)] };
  const refusals: [object, number, string][] = [
    [{ ...good, payments: [cash(-5)] }, 400, "charge.payments.0.amount"],
    [{ ...good, payments: [cash(10.555)] }, 400, "charge.payments.0.amount"],
    [{ ...good, payments: [cash(1e9)] }, 400, "charge.payments.0.amount"],
    [{ ...good, payments: [{ paymentMethod: "cash", amount: "1,250" }] }, 400, "charge.payments.0.amount"],
    [{ ...good, payments: [] }, 400, "charge.payments"],
    [{ ...good, payments: [card(251)] }, 400, "charge.payments"],
    [{ ...good, tip: 10 }, 400, "charge.tip"],
    [{ ...good, lines: [line, line] }, 400, "charge.lines"],
    [{ ...good, lines: [{ ...line, orderId: NOBODY }] }, 400, "charge.lines.0.appointmentId"],
    [{ ...good, lines: [{ ...line, appointmentId: NOBODY }] }, 404, "charge.lines.0.appointmentId"],
    [{ ...good, lines: [{ orderId: NOBODY, price: 1, owed: 1 }] }, 404, "charge.lines.0.orderId"],
    [{ ...good, lines: [{ ...line, discount: 250.01, owed: 0 }] }, 422, "charge.lines.0.discount"],
  ];
  for (const [fields, status, path] of refusals) {
    const answer = await charge(fields);
    expect([answer.status, answer.body.errors?.[0]?.path, JSON.stringify(fields)]).toEqual([
      ...[status, path],
      JSON.stringify(fields),
    ]);
  }
  expect((await charge({ ...good, lines: [{ ...line, owed: 240 }] })).status).toBe(409);
  const [other] = await visit(await client("Eva", "2221110002"));
  const two = await charge({ ...good, lines: [line, { appointmentId: other, price: 1, owed: 1 }] });
  expect([two.status, two.body.message]).toEqual([422, "Un cobro es de un solo cliente"]);
  await owner.patch(`/api/appointment/${colour}`, { status: "cancelada" });
  const dead = await charge({ ...good, lines: [{ appointmentId: colour, price: 1, owed: 1 }] });
  expect([dead.status, dead.body.message]).toEqual([422, "La cita está cancelada"]);
  expect(await money(`clientId=${ana}`)).toEqual([]);
  expect((await owner.get(`/api/charge?businessId=${businessId}`)).body.data).toEqual([]);
  expect((await due(`appointmentId=${cut}`))[0]).toMatchObject({ paid: 0 });
  const stranger = await makeShop(product);
  const theirs = await stranger.owner.get(`/api/charge/due?businessId=${stranger.businessId}&appointmentId=${cut}`);
  expect(theirs.status).toBe(404);
});
