// No table with personal data is forgotten: the catalogue of a migrated database lists them. Each must say in its
// comment how long its data is kept (docs/decisions/0044).
import { TABLE_TITLES } from "@mostrador/domain/business/privacy/held-data.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { distancesTo, readCatalogue } from "../../server/src/kernel/catalogue/read-catalogue.ts";
import { transact } from "../../server/src/kernel/db/transaction.ts";
import { startProduct, type TestProduct } from "../../server/test/start-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
});
afterAll(() => product.close());

const CLASSES = ["contact", "messages", "history", "money", "business", "person", "brief", "deliveries"];
const AGED = ["messages", "history", "money"];
/** Columns with these names contain personal data. */
const PERSONAL =
  /^(phone|whatsapp|whatsapp_owner|email|birthdate|push_name|lastname|ip_address|client_notes|attendee_name)$/;

const catalogue = () => transact(product.product.system("proof"), (tx) => readCatalogue(tx));

/** Tables of this database that need a class and have none. */
async function forgotten(): Promise<string[]> {
  const found = await catalogue();
  const classed = found.kept.map(({ table }) => table);
  const ofContacts = [...distancesTo("contacts", found).keys()];
  const ofPeople = [...found.columns]
    .filter(([, columns]) => columns.some(({ name }) => PERSONAL.test(name)))
    .map(([table]) => table);
  return [...new Set([...ofContacts, ...ofPeople])].filter((table) => !classed.includes(table)).sort();
}

test("every table with a contact, or with a person's data, says how long it is kept", async () => {
  expect(await forgotten()).toEqual([]);
  const { kept, columns } = await catalogue();
  expect(kept.filter((one) => !CLASSES.includes(one.class))).toEqual([]);
  const timeless = kept.filter(({ table, by }) => {
    const type = columns.get(table)?.find(({ name }) => name === by)?.type;
    return by !== null && type !== "timestamptz";
  });
  expect(timeless).toEqual([]);
  expect(kept.filter((one) => one.by !== null && !AGED.includes(one.class))).toEqual([]);
});

test("one that is made later and says nothing is found", async () => {
  await product.owner.query(
    `create table later_things (business_id uuid not null, id uuid not null, contact_id uuid, primary key (business_id, id),
      foreign key (business_id, contact_id) references contacts (business_id, id));
    create table later_parts (business_id uuid not null, id uuid not null, thing_id uuid, primary key (business_id, id),
      foreign key (business_id, thing_id) references later_things (business_id, id));
    create table later_people (business_id uuid not null, email text)`,
  );
  expect(await forgotten()).toEqual(["later_parts", "later_people", "later_things"]);
  await product.owner.query("drop table later_parts, later_things, later_people");
});

test("whoever asks for their data reads the name of each table in Spanish", async () => {
  const found = await catalogue();
  expect([...distancesTo("contacts", found).keys()].filter((table) => !TABLE_TITLES[table])).toEqual([]);
});
