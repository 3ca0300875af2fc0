import { expect, test } from "vitest";
import { joins } from "./joins.mjs";
import { sourceFiles } from "./source-files.mjs";

const said = (text: string, path = "server/src/modules/business/contacts/contact.store.ts") => joins([{ path, text }]);

test("a join by an expression over columns is found", () => {
  expect(
    said("join contacts c on c.business_id = k.business_id and c.id = coalesce(k.merged_into, k.id)"),
  ).toHaveLength(1);
  expect(said("join x on x.id =\n  nullif(k.other, k.id)")).toHaveLength(1);
});

test("a column of a subquery, a parameter and a test are not", () => {
  expect(said("join contacts c on c.id = k.leads_to")).toEqual([]);
  expect(said("where a.visit_id = coalesce($2::uuid, (select 1))")).toEqual([]);
  expect(said("on c.id = coalesce(k.a, k.b)", "server/src/modules/x/y.test.ts")).toEqual([]);
});

test("no statement of the product has one", () => {
  expect(joins(sourceFiles())).toEqual([]);
});
