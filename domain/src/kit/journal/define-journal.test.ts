import { expect, test } from "vitest";
import * as z from "zod";
import { access } from "../route.ts";
import { Id } from "../schema.ts";
import { defineJournal } from "./define-journal.ts";

const ID = "0190a000-0000-7000-8000-000000000001";
const visits = defineJournal({
  name: "visit",
  table: "visits",
  moment: "at",
  summary: "Visitas",
  access: access.view(6),
  row: z.object({ _id: Id }),
  of: { row: "contacts", rowIn: "clientId" },
  filters: { clientId: Id.optional(), type: z.enum(["in", "out"], "El tipo debe ser entrada o salida").optional() },
  columns: { clientId: "contact_id", type: "type" },
  whose: ["businessId", "clientId"],
  limit: 60,
  days: true,
});
const query = visits.list.query as z.ZodType<object, object>;
const faults = (given: object) => query.safeParse(given).error?.issues.map(({ path, message }) => [path[0], message]);

test("a list is of a business or of a contact, and has the page that it says", () => {
  expect(query.parse({ businessId: ID })).toEqual({ businessId: ID, limit: 60 });
  expect(query.parse({ clientId: ID, limit: "5" })).toEqual({ clientId: ID, limit: 5 });
  expect(faults({ type: "in" })).toEqual([["businessId", "ID de negocio requerido"]]);
  expect(visits.Filters.safeParse({}).success).toBe(false);
});

test.each([
  [{ limit: "501" }, "limit", "El límite máximo es 500"],
  [{ type: "both" }, "type", "El tipo debe ser entrada o salida"],
  [{ from: "mañana" }, "from", "La fecha y hora debe tener la forma 2026-11-23T10:00:00-06:00"],
  [
    { from: "2026-11-10T00:00:00Z", to: "2026-11-01T00:00:00Z" },
    "to",
    "La fecha final no puede ser antes que la inicial",
  ],
  [{ fromDay: "2026-11-10", toDay: "2026-11-09" }, "toDay", "La fecha final no puede ser antes que la inicial"],
  [{ fromDay: "10/11/2026" }, "fromDay", "La fecha debe tener la forma AAAA-MM-DD"],
  [{ toDay: "2026-02-30" }, "toDay", "Ese día no existe"],
  [{ from: "2026-13-01T10:00:00-06:00" }, "from", "Ese día no existe"],
  [{ from: "2026-12-01" }, "from", "La fecha y hora debe tener la forma 2026-11-23T10:00:00-06:00"],
  [{ after: "1~x" }, "after", "La continuación de la lista no es válida"],
  [{ after: `9999999999999999~${ID}` }, "after", "La continuación de la lista no es válida"],
])("%o is refused by name", (wrong, field, message) => {
  expect(faults({ businessId: ID, ...wrong })).toContainEqual([field, message]);
});

test("where it may be of a contact, the contact's row settles the business", () => {
  expect([visits.list.row, visits.list.rowIn, visits.list.paged]).toEqual(["contacts", "clientId", true]);
});
