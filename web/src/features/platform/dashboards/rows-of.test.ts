// What the demo has no rows for: the address behind a share of clients who came back is a filter of the directory.
import { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { expect, test } from "vitest";
import { contactRows } from "./rows-of.ts";

const period = {
  ...{ from: "2026-08-01", to: "2026-11-30", by: "month" as const },
  ...{ before: { from: "2026-04-01", to: "2026-07-31" }, groups: [] },
};
const SPECIALIST = "01a20a00-5444-7000-988a-a40579f2950b";

test("a share of retention leads to those who came back in time", () => {
  const chart = { id: "retention-by-specialist", dimension: "retention" };
  const none = { branchId: undefined, specialistId: undefined };
  const [path, query] = (contactRows({ chart, place: SPECIALIST, series: "days-60", period, ...none }) ?? "").split(
    "?",
  );
  expect([path, ContactFilter.parse(Object.fromEntries(new URLSearchParams(query)))]).toEqual([
    "/contactos",
    {
      ...{ firstVisitFrom: "2026-08-01", firstVisitTo: "2026-11-30", firstVisitSpecialist: [SPECIALIST] },
      ...{ returnDays: 60, returned: "yes" },
    },
  ]);
});
