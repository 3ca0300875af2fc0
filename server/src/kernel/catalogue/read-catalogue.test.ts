import { expect, test } from "vitest";
import { distancesTo, leadsTo } from "./read-catalogue.ts";

const naming = (table: string, column: string, names: string) => ({ table, column, names, stays: false });
const namings = [
  naming("letters", "box_id", "boxes"),
  naming("boxes", "person_id", "people"),
  naming("stamps", "letter_id", "letters"),
  naming("stamps", "person_id", "people"),
  naming("letters", "answer_to", "letters"),
  naming("shops", "id", "towns"),
];

test("a table is found however far it stands from the root, and no other", () => {
  expect([...distancesTo("people", { namings })]).toEqual([
    ["people", 0],
    ["boxes", 1],
    ["stamps", 1],
    ["letters", 2],
  ]);
});

test("the condition follows what names what towards the root alone", () => {
  expect(leadsTo("people", "people", "t", { namings })).toBe("t.id = any($1::uuid[])");
  expect(leadsTo("people", "letters", "t", { namings })).toBe(
    `coalesce(t."box_id" in (select n1.id from "boxes" n1 where n1.business_id = current_business() and (coalesce(n1."person_id" = any($1::uuid[]), false))), false)`,
  );
  expect(leadsTo("people", "shops", "t", { namings })).toBe("false");
});
