// The dashboards over HTTP: their sums are those of the rows, the period before, the days of each branch, bad input.
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeShop } from "../../../../test/shops/shop.ts";
import { makeTwoZones } from "../../../../test/shops/two-zones.ts";
import { startProduct, type TestProduct } from "../../../../test/start-product.ts";
import { newId } from "../../../kernel/id.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ clock: () => Date.parse("2026-11-27T18:00:00Z") });
});
afterAll(() => product.close());

type Figures = Record<string, { value: number | null; before: number | null }>;

async function desk() {
  const shop = await makeShop(product);
  const read = (name: string, more = "") =>
    shop.owner.get(`/api/dashboard/${name}?businessId=${shop.businessId}${more}`);
  const figures = async (name: string, more = ""): Promise<Figures> => {
    const { body } = await read(name, more);
    return Object.fromEntries(
      body.data.figures.map(({ id, value, before }: { id: string; value: number; before: number }) => [
        id,
        { value, before },
      ]),
    );
  };
  const pay = (date: string, amount: number, more: object = {}) =>
    shop.owner.post("/api/moneyMovement", {
      moneyMovement: { businessId: shop.businessId, branchId: shop.branchId, date, amount, ...more },
    });
  return { ...shop, read, figures, pay };
}

const NOVEMBER = "&from=2026-11-01&to=2026-11-30";

test("money counts on the days of its branch, to the cent, next to the period before", async () => {
  const { read, figures, pay } = await desk();
  // 23:59 of 31 October and 00:00 of 1 November in the centre of Mexico
  await pay("2026-11-01T05:59:59Z", 100.1);
  await pay("2026-11-01T06:00:00Z", 200.2, { paymentMethod: "check" });
  await pay("2026-12-01T05:59:59Z", 0.05 + 1, { type: "out", category: "rent" });
  await pay("2026-12-01T06:00:00Z", 999);
  const shown = await figures("finance", NOVEMBER);
  expect(shown).toMatchObject({
    in: { value: 200.2, before: 100.1 },
    out: { value: 1.05, before: 0 },
    net: { value: 199.15, before: 100.1 },
    ticket: { value: 200.2, before: 100.1 },
  });
  const { charts, period } = (await read("finance", NOVEMBER)).body.data;
  expect(period).toMatchObject({ by: "day", before: { from: "2026-10-01", to: "2026-10-31" } });
  const [time, methods] = charts;
  expect(time.places).toHaveLength(30);
  expect([time.places[0].key, time.places.at(-1).key]).toEqual(["2026-11-01", "2026-11-30"]);
  expect(time.series[0].values[0]).toBe(200.2);
  expect(time.series[0].average.slice(0, 3)).toEqual([200.2, 100.1, 66.7]);
  expect(methods.places).toEqual([{ key: "check", label: "Cheque" }]);
});

test("appointments are in the groups of the documents, and unpaid ones only in the chart of creation", async () => {
  const shop = await desk();
  const client = { businessId: shop.businessId, name: "Rosa", lastname: "Luna", whatsapp: "2223334455" };
  const clientId = (await shop.owner.post("/api/client", { client })).body.data._id;
  const book = (start: string) =>
    shop.owner.post("/api/appointment", {
      appointment: {
        businessId: shop.businessId,
        branchId: shop.branchId,
        specialistId: shop.specialistIds[0],
        serviceId: shop.serviceIds[0],
        clientId,
        start,
        confirmOutsideHours: true,
      },
    });
  const statuses = ["asistida", "confirmada", "cancelada", "no_asistida", "no_pagada"];
  for (const [index, status] of statuses.entries()) {
    const made = await book(`2026-11-28T${10 + index}:00:00-06:00`);
    expect(made.status).toBe(201);
    const changed = await shop.owner.patch(`/api/appointment/${made.body.data._id}`, { status });
    expect([status, changed.status]).toEqual([status, 200]);
  }
  // after the period, and before the one before
  for (const start of ["2026-12-15T10:00:00-06:00", "2026-09-30T10:00:00-06:00"])
    expect((await book(start)).status).toBe(201);
  const { charts } = (await shop.read("agenda", NOVEMBER)).body.data;
  const seriesOf = (id: string) => {
    const chart = charts.find((one: { id: string }) => one.id === id);
    return chart.series.map(({ label, values }: { label: string; values: number[] }) => [
      label,
      values.reduce((a, b) => a + b, 0),
    ]);
  };
  expect(seriesOf("appointments-by-date")).toEqual([
    ["Asistidas", 1],
    ["Pendientes", 1],
    ["Canceladas/No Asistidas", 2],
  ]);
  expect(seriesOf("appointments-by-creation")).toEqual([
    ["Asistidas", 1],
    ["Pendientes", 3],
    ["Canceladas/No Asistidas", 3],
  ]);
  expect(await shop.figures("agenda", NOVEMBER)).toMatchObject({
    all: { value: 5, before: 0 },
    attendance: { value: 50 },
    // she came at 10:00 and is expected at 11:00
    rebooked: { value: 100 },
  });
  const occupancy = charts.find((one: { id: string }) => one.id === "occupancy");
  const minutes = (
    await product.owner.query(
      "select (extract(epoch from sum(ends - starts)) / 60)::int as sum from appointments where business_id = $1 and status in ('asistida', 'confirmada')",
      [shop.businessId],
    )
  ).rows[0].sum;
  expect(occupancy.series[0].values).toEqual([0, 0, 0, 0, 0, Math.round((minutes / 60) * 10) / 10, 0]);
  const other = await shop.figures("agenda", `${NOVEMBER}&specialistId=${shop.specialistIds[1] ?? ""}`);
  if (shop.specialistIds[1]) expect(other).toMatchObject({ all: { value: 0 } });
});

test("absences and late cancellations cost the price of their service, and clients come back within some days", async () => {
  const shop = await desk();
  const { businessId, owner } = shop;
  await product.owner.query("update services set price = '$350' where business_id = $1", [businessId]);
  const register = async (name: string, whatsapp: string): Promise<string> =>
    (await owner.post("/api/client", { client: { businessId, name, lastname: "Luna", whatsapp } })).body.data._id;
  const [ana, beto, cora] = [
    await register("Ana", "2223334401"),
    await register("Beto", "2223334402"),
    await register("Cora", "2223334403"),
  ];
  const insert = (client: string, starts: string, status: string, cancelled: string | null = null) =>
    product.owner.query(
      `insert into appointments (business_id, id, short_id, branch_id, specialist_id, service_id, contact_id, title, starts, ends,
         status, color_hex, created_by, updated_by, created_at, updated_at, cancelled_at)
       values ($1, $2, $3, $4, $5, $6, $7, 'Cita', $8, $8::timestamptz + interval '30 minutes', $9, '#2196f3', 'x', 'x',
         '2026-07-01', now(), $10)`,
      [
        businessId,
        newId(),
        newId(),
        shop.branchId,
        shop.specialistIds[0],
        shop.serviceIds[0],
        client,
        starts,
        status,
        cancelled,
      ],
    );
  await insert(ana, "2026-08-10T16:00:00Z", "asistida");
  await insert(ana, "2026-08-20T16:00:00Z", "asistida");
  await insert(beto, "2026-08-12T16:00:00Z", "asistida");
  // the second service of one visit
  await insert(beto, "2026-08-12T17:00:00Z", "asistida");
  await insert(beto, "2026-10-30T16:00:00Z", "asistida");
  await insert(cora, "2026-11-10T16:00:00Z", "asistida");
  await insert(cora, "2026-11-11T16:00:00Z", "no_asistida");
  await insert(cora, "2026-11-12T16:00:00Z", "cancelada", "2026-11-12T10:00:00Z");
  await insert(cora, "2026-11-13T16:00:00Z", "cancelada", "2026-11-10T10:00:00Z");
  await insert(cora, "2026-10-13T16:00:00Z", "no_asistida");
  const agenda = await shop.figures("agenda", NOVEMBER);
  expect(agenda).toMatchObject({
    "cost-missed": { value: 350, before: 350 },
    "cost-late": { value: 350, before: 0 },
  });
  const quarter = "&from=2026-08-01&to=2026-11-30";
  expect(await shop.figures("contacts", quarter)).toMatchObject({
    "retention-30": { value: 50 },
    "retention-60": { value: 50 },
    "retention-90": { value: 100 },
  });
  const { charts } = (await shop.read("contacts", quarter)).body.data;
  const chart = charts.find(({ id }: { id: string }) => id === "retention-by-specialist");
  expect([chart.places.map(({ key }: { key: string }) => key), chart.series[0].values]).toEqual([
    [shop.specialistIds[0]],
    [50],
  ]);
  // the list behind a share: who came back, of those who had the time to
  const first = "firstVisitFrom=2026-08-01&firstVisitTo=2026-11-30&firstVisitSpecialist=";
  const listed = async (more: string) => {
    const path = `/api/client/directory?businessId=${businessId}&${first}${shop.specialistIds[0]}&${more}`;
    return (await owner.get(path)).body.data.clients.map(({ _id }: { _id: string }) => _id).sort();
  };
  expect(await listed("returnDays=30&returned=yes")).toEqual([ana]);
  expect(await listed("returnDays=30")).toEqual([ana, beto].sort());
  expect(await listed("returnDays=90&returned=yes")).toEqual([ana, beto].sort());
  expect(await listed("returned=no")).toEqual([cora]);
});

test("income and contacts are counted by the source that they came through", async () => {
  const shop = await desk();
  const { businessId, owner } = shop;
  const client = { businessId, name: "Rosa", lastname: "Luna", whatsapp: "2223334455" };
  const clientId = (await owner.post("/api/client", { client })).body.data._id;
  const source = { businessId, source: "Volante", keyword: "volante", description: "Del mercado" };
  const sourceId = (await owner.post("/api/trafficSource", { trafficSource: source })).body.data._id;
  await product.owner.query(
    "insert into traffic_source_contacts (business_id, traffic_source_id, contact_id, came_at) values ($1, $2, $3, $4)",
    [businessId, sourceId, clientId, "2026-11-10T18:00:00Z"],
  );
  await shop.pay("2026-11-09T18:00:00Z", 100, { clientId });
  await shop.pay("2026-11-11T18:00:00Z", 250.5, { clientId });
  await shop.pay("2026-11-12T18:00:00Z", 40, { clientId, type: "out" });
  await shop.pay("2026-12-02T18:00:00Z", 500, { clientId });
  const { charts } = (await shop.read("contacts", NOVEMBER)).body.data;
  const barsOf = (id: string) => {
    const { places, series } = charts.find((one: { id: string }) => one.id === id);
    return places.map(({ label }: { label: string }, at: number) => [label, series[0].values[at]]);
  };
  expect(barsOf("income-by-source")).toEqual([["Volante", 250.5]]);
  expect(barsOf("contacts-by-source")).toEqual([["Volante", 1]]);
  // the lists behind them
  const listed = async (path: string) => (await owner.get(`/api/${path}&businessId=${businessId}`)).body.data;
  const movements = `type=in&trafficSourceId=${sourceId}&fromDay=2026-11-01&toDay=2026-11-30`;
  expect(await listed(`moneyMovementTotals?${movements}`)).toMatchObject({ in: 250.5, count: 1 });
  expect(await listed(`moneyMovement?${movements}`)).toMatchObject([{ amount: 250.5 }]);
  const arrived = (from: string, to: string) =>
    listed(`client/directory?trafficSource=${sourceId}&sourceFrom=${from}&sourceTo=${to}`);
  expect(await arrived("2026-11-10", "2026-11-10")).toMatchObject({ total: 1 });
  expect(await arrived("2026-11-11", "2026-11-30")).toMatchObject({ total: 0 });
  const other = await desk();
  const stolen = await other.owner.get(`/api/moneyMovement?businessId=${other.businessId}&trafficSourceId=${sourceId}`);
  expect([stolen.status, stolen.body.data]).toEqual([200, []]);
});

test("stock, contacts and orders are counted, and what is low now", async () => {
  const shop = await desk();
  const made = await shop.owner.post("/api/product", {
    product: { businessId: shop.businessId, name: "Shampoo", description: "De un litro", price: 120 },
  });
  const productId = made.body.data._id;
  const move = (type: "in" | "out", quantity: number) =>
    shop.owner.post("/api/stockMovement", {
      stockMovement: {
        businessId: shop.businessId,
        branchId: shop.branchId,
        productId,
        type,
        quantity,
        date: "2026-11-20T18:00:00Z",
      },
    });
  expect((await move("in", 3)).status).toBe(201);
  expect((await move("out", 5)).status).toBe(201);
  expect(await shop.figures("inventory", NOVEMBER)).toMatchObject({
    in: { value: 3, before: 0 },
    out: { value: 5 },
    low: { value: 1 },
    negative: { value: 1 },
  });
  const client = { businessId: shop.businessId, name: "Rosa", lastname: "Luna", whatsapp: "2223334455" };
  const clientId = (await shop.owner.post("/api/client", { client })).body.data._id;
  const order = { businessId: shop.businessId, clientId, items: [{ productId, quantity: 2 }] };
  expect((await shop.owner.post("/api/order", { order })).status).toBe(201);
  expect(await shop.figures("orders", NOVEMBER)).toMatchObject({
    all: { value: 1 },
    sold: { value: 240 },
    ticket: { value: 240 },
  });
  expect(await shop.figures("contacts", NOVEMBER)).toMatchObject({ new: { value: 1 }, contacts: { value: 1 } });
});

test("today is that of the chosen branch, of the branches' common zone, and else of the business", async () => {
  const shop = await makeTwoZones(product);
  const { owner, businessId, branches } = shop;
  const last = async (more = "") =>
    (await owner.get(`/api/dashboard/finance?businessId=${businessId}${more}`)).body.data.period.to;
  const move = (zone: string, ids: readonly string[]) =>
    product.owner.query("update branches set zone = $2 where business_id = $1 and id = any ($3)", [
      businessId,
      zone,
      ids,
    ]);
  // noon of 27 November in Mexico, and 3:00 of the next day in Tokyo
  await move("Asia/Tokyo", branches.slice(1));
  expect([await last(), await last(`&branchId=${branches[1]}`)]).toEqual(["2026-11-27", "2026-11-28"]);
  await move("Asia/Tokyo", branches);
  expect([await last(), await last(`&branchId=${branches[0]}`)]).toEqual(["2026-11-28", "2026-11-28"]);
  const contacts = (await owner.get(`/api/dashboard/contacts?businessId=${businessId}`)).body.data.period.to;
  expect(contacts).toBe("2026-11-28");
});

test("periods that cannot be and branches of others are refused with their field", async () => {
  const shop = await desk();
  const other = await desk();
  const said = async (more: string) => {
    const { status, body } = await shop.read("finance", more);
    return [status, body.errors?.[0]?.path ?? body.errors, body.message];
  };
  expect(await said("&from=2026-11-30&to=2026-11-01")).toEqual([
    400,
    "to",
    "La fecha final no puede ser antes que la inicial",
  ]);
  expect(await said("&from=2006-01-01&to=2026-01-01")).toEqual([400, "to", "El periodo puede ser de hasta 3 años"]);
  expect(await said("&from=2025-01-01&to=2026-01-01&by=day")).toEqual([
    400,
    "by",
    "Un periodo de más de 6 meses se agrupa por semana o por mes",
  ]);
  expect((await said("&from=2026-02-30"))[0]).toBe(400);
  expect(await said(`&branchId=${other.branchId}`)).toEqual([404, "branchId", "No se encontró la sucursal"]);
  const specialist = await shop.read("agenda", `&specialistId=${other.specialistIds[0]}`);
  expect([specialist.status, specialist.body.errors[0].path]).toEqual([404, "specialistId"]);
});
