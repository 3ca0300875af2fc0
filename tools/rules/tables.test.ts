import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { migrations, tables } from "./tables.mjs";

const floors = createRequire(import.meta.url)("../../floors.cjs");
const at = (path: string, text: string) => tables([{ path, text }], migrations(), floors);
const INBOX = "server/src/modules/conversation/inbox/message.store.ts";

test.each([
  'sql.insertInto("contacts").values(row)',
  'sql\n  .updateTable(\n "contacts")',
  'sql.deleteFrom("contacts as c")',
  "{ text: `insert into contacts (id) values ($1)` }",
  "{ text: `with x as (delete\n  from contacts returning id) select 1` }",
  "{ text: `update contacts set name = $1` }",
  'relation("contacts", "a", "b")',
])("a capability does not write what another one owns: %s", (text) => {
  expect(at(INBOX, text)).toEqual([names("contacts")]);
});

test.each([
  'sql.selectFrom("contacts").selectAll()',
  'sql.selectFrom(["messages", "x"]).innerJoin("contacts as c", "c.id", "x.id")',
  'knownIn("contacts")',
  'joinable("contacts", ["id"])',
  "{ text: `select m.* from messages m, contacts c where c.id = m.contact_id` }",
  '{ text: "select 1 from contacts" }',
  "const JOIN = `join contacts c on c.id = $" + "{id}`;",
])("a capability does not read what another one owns: %s", (text) => {
  expect(at(INBOX, text)).toEqual([names("contacts")]);
});

test.each([
  'sql.insertInto("messages"); sql.selectFrom("messages"); `select 1 from messages m for update of m`',
  "`select m.id from messages m join $" + "{contactRows} c on c.id = m.contact_id`",
  "`select m.contacts, c as contacts_seen from messages m where kind = 'contacts'`",
  "// select from contacts\nconst contacts = 1;",
  'text("Los contacts de afuera"); const key = "contacts";',
])("it names its own, joins what is handed out, and says what it likes elsewhere: %s", (text) => {
  expect(at(INBOX, text)).toEqual([]);
});

test("tests write and read what they like", () => {
  expect(at(INBOX.replace(".store.ts", ".test.ts"), "`update contacts set name = 1`")).toEqual([]);
});

test("each table of the project says whose it is", () => {
  expect(tables([], migrations(), floors)).toEqual([]);
});

test.each([
  ["create table ships (\n  id uuid\n);"],
  ["create unlogged table ships (\n  id uuid\n);"],
  ["create table ships (\n  id uuid\n);\ncomment on table ships is 'growth';"],
  ["create table ships (\n  id uuid\n);\ncomment on table ships is 'growth/harbours; kept: contact';"],
  ["call relation_table('ships', 'a', 'as', 'b', 'bs', 'growth');"],
])("a table whose comment names no capability is reported: %s", (text) => {
  expect(tables([], [text], floors)).toEqual([
    "ships: its comment must begin with its capability, '<area>/<capability>'",
  ]);
});

test.each([
  ["create table ships (\n  id uuid\n);\ncomment on table ships is 'growth/orders';"],
  ["create table ships (\n  id uuid\n);\ncomment on table ships is 'growth/orders; kept: contact by at';"],
  ["create table ships (\n  id uuid\n);\ncomment on table ships is 'x';\ncall table_owner('ships', 'growth/orders');"],
  ["call relation_table('ships', 'a', 'as', 'b', 'bs', 'growth/orders; kept: contact');"],
])("its owner alone names it: %s", (text) => {
  const used = (path: string) => tables([{ path, text: "`select 1 from ships`" }], [text], floors);
  expect(used("server/src/modules/growth/orders/order.store.ts")).toEqual([]);
  expect(used(INBOX)).toEqual([`${INBOX}: names ships, which belongs to growth/orders: call its functions`]);
});

function names(table: string): string {
  return `${INBOX}: names ${table}, which belongs to business/contacts: call its functions`;
}
