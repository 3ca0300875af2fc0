// Rows that an earlier version stored and that could not be read again: the migrations of the calendar limits repair
// them, and the tables accept no more of them. Runs as an ordinary owner of the database, who is subject to the row
// policies too.
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../server/src/kernel/id.ts";
import { openOldDatabase } from "../../server/test/old-database.ts";

const BOUNDING = ["012_dates_and_hours.sql", "021_discount_dates.sql", "033_agenda_years.sql"];
const [business, other, branch, specialist, service, contact] = Array.from({ length: 6 }, () => newId());

let database: Awaited<ReturnType<typeof openOldDatabase>>;
let client: typeof database.client;
const rows = async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows;

beforeAll(async () => {
  database = await openOldDatabase((migration) => !BOUNDING.includes(migration));
  client = database.client;
  await storeStrangeRows();
  await database.toPresent();
});
afterAll(() => database?.close());

async function storeStrangeRows(): Promise<void> {
  await client.query("insert into businesses (business_id, name, timezone) values ($1, 'A', 'US/Pacific-New')", [
    business,
  ]);
  await client.query("insert into businesses (business_id, name, timezone) values ($1, 'B', 'America/Tijuana')", [
    other,
  ]);
  const hours = {
    monday: [{ from: "00:01", to: "23:59" }],
    tuesday: [
      { from: "00:02", to: "23:58" },
      { from: "09:00", to: "14:00" },
    ],
    wednesday: [{ from: "00:00", to: "00:00" }],
    frecuency: 30,
  };
  await client.query(
    `insert into branches (business_id, id, name, address, city, state, country, schedules, rest_schedules, zone, timezone_set)
     values ($1, $2, 'Centro', '{}', 'Puebla', 'Puebla', 'México', $3, '{}', 'AET', 'AET')`,
    [business, branch, JSON.stringify(hours)],
  );
  await client.query(
    "insert into specialists (business_id, id, branch_id, name, whatsapp) values ($1, $2, $3, 'Marta', '1')",
    [business, specialist, branch],
  );
  const link = { unitPrice: 1, discount: { active: true, startDate: "0001-01-01", endDate: "9999-12-31T23:59:59Z" } };
  await client.query(
    `insert into services (business_id, id, name, description, price, duration, link_price)
     values ($1, $2, 'Corte', 'Corte', '$1', 30, $3)`,
    [business, service, JSON.stringify(link)],
  );
  const notes = [
    { text: "a", date: "9999-12-31T23:59:59Z" },
    { text: "b", date: "2026-01-01T00:00:00Z" },
  ];
  const fields = [
    { key: "fin", value: "9999-12-31", type: "date" },
    { key: "alta", value: "2020-01-01", type: "date" },
  ];
  await client.query(
    `insert into contacts (business_id, id, name, birthdate, notes, custom_fields)
     values ($1, $2, 'Ana', '0001-01-01 BC', $3, $4)`,
    [business, contact, JSON.stringify(notes), JSON.stringify(fields)],
  );
  await entry("appointment", "0001-05-05T10:00Z BC", "45 minutes");
  await entry("appointment", "0001-05-05T10:30Z BC", "45 minutes", "cancelada");
  await entry("appointment", "9999-12-31T23:00Z", "45 minutes");
  await entry("appointment", "2026-01-01T10:00Z", "45 minutes");
  await entry("block", "9999-12-01T00:00Z", "30 days");
  await entry("block", "1999-12-01T00:00Z", "300 days");
}

function entry(kind: "appointment" | "block", starts: string, length: string, status = "agendada") {
  const isBlock = kind === "block";
  return client.query(
    `insert into appointments (business_id, id, short_id, is_block, branch_id, specialist_id, service_id, contact_id,
       starts, ends, status, color_hex, created_by, updated_by, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz, $9::timestamptz + $10::interval, $11, '', '', '', now(), now())`,
    [
      ...[business, newId(), isBlock ? null : newId(), isBlock, branch, specialist, isBlock ? null : service],
      ...[isBlock ? null : contact, starts, length, isBlock ? "block" : status],
    ],
  );
}

test("appointments from beyond the calendar are cancelled at its edge, blocks go or are cut, the others stay", async () => {
  const found = await rows(
    `select is_block, status, starts::text, (ends - starts)::text as length, details
       from appointments order by is_block, starts, status`,
  );
  const told = (text: string) => `La fecha original no cabe en el calendario: ${text}`;
  expect(found).toEqual([
    {
      is_block: false,
      status: "cancelada",
      starts: "2000-01-01 12:00:00+00",
      length: "00:45:00",
      details: told("0001-05-05 10:00 UTC"),
    },
    {
      is_block: false,
      status: "cancelada",
      starts: "2000-01-01 12:00:00+00",
      length: "00:45:00",
      details: told("0001-05-05 10:30 UTC"),
    },
    { is_block: false, status: "agendada", starts: "2026-01-01 10:00:00+00", length: "00:45:00", details: "" },
    {
      is_block: false,
      status: "cancelada",
      starts: "2100-12-31 12:00:00+00",
      length: "00:45:00",
      details: told("9999-12-31 23:00 UTC"),
    },
    { is_block: true, status: "block", starts: "2000-01-01 00:00:00+00", length: "269 days", details: "" },
  ]);
});

test("contacts, discounts, zones and closed days are brought within what calls may carry", async () => {
  expect(await rows("select birthdate::text, notes, custom_fields as fields from contacts")).toEqual([
    {
      birthdate: "2000-01-01",
      notes: [
        { text: "a", date: "2100-12-31T12:00:00.000Z" },
        { text: "b", date: "2026-01-01T00:00:00Z" },
      ],
      fields: [
        { key: "fin", value: "9999-12-31", type: "string" },
        { key: "alta", value: "2020-01-01", type: "date" },
      ],
    },
  ]);
  const [{ link_price: link }] = await rows("select link_price from services");
  expect(link.discount).toEqual({ active: true, startDate: "1900-01-01", endDate: "2100-12-31" });
  const zones = await rows("select timezone from businesses order by name");
  expect(zones).toEqual([{ timezone: "America/Mexico_City" }, { timezone: "America/Tijuana" }]);
  const closed = [{ from: "00:00", to: "00:00" }];
  const schedules = { monday: closed, tuesday: [{ from: "09:00", to: "14:00" }], wednesday: closed, frecuency: 30 };
  expect(await rows("select zone, timezone_set, schedules from branches")).toEqual([
    { zone: "America/Mexico_City", timezone_set: null, schedules },
  ]);
});

test("the tables take no such row any more", async () => {
  for (const starts of ["1999-12-31T23:59Z", "2101-01-01T00:00Z", "0001-05-05T10:00Z BC", "9999-12-31T23:00Z"]) {
    await expect(entry("appointment", starts, "45 minutes")).rejects.toMatchObject({
      constraint: "appointments_years",
    });
  }
  await expect(entry("block", "2100-12-31T00:00Z", "5 days")).rejects.toMatchObject({
    constraint: "appointments_years",
  });
  for (const birthdate of ["1899-12-31", "2101-01-01"]) {
    const born = client.query("update contacts set birthdate = $1", [birthdate]);
    await expect(born).rejects.toMatchObject({ constraint: "contacts_birthdate" });
  }
});
