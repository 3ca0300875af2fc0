// Statements that are used often are prepared, and a table that changes meanwhile disturbs nobody.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startProduct, type TestProduct } from "../../../test/start-product.ts";
import { namedTable } from "./sql.ts";
import { readTogether, transact } from "./transaction.ts";
import { prepareAgain } from "./wire/prepared.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ role: "web" });
  await product.owner.query("create table notes_of_test (id int primary key, text text)");
  await product.owner.query("insert into notes_of_test values (1, 'uno')");
  await product.owner.query("grant select on notes_of_test to mostrador_app");
});
afterAll(() => product.close());

const query = namedTable.selectFrom("notes_of_test").selectAll().where("id", "=", 1);
const system = () => product.product.system("prepared");
const write = () => transact(system(), (tx) => tx.rows(query));
const read = () => readTogether(system(), (tx) => tx.rows(query));

/** On one of the connections. */
const whatIsPrepared = () =>
  transact(system(), (tx) =>
    tx.run<{ name: string }>(
      { name: "what-is-prepared", text: "select name from pg_prepared_statements where statement like $1" },
      ['select * from "notes_of_test"%'],
    ),
  );

test("a statement used often is prepared, and a new column of its table is seen at once on every connection", async () => {
  // other tests of this process may have taken all names
  prepareAgain();
  for (let use = 0; use < 30; use += 1) await Promise.all([write(), read()]);
  const onEach = await Promise.all(Array.from({ length: 4 }, whatIsPrepared));
  expect(onEach.flat().length).toBeGreaterThan(0);
  await product.owner.query("alter table notes_of_test add column size int not null default 7");
  const answers = await Promise.all([write(), read(), write(), read()]);
  expect(answers).toEqual(Array(4).fill([{ id: 1, text: "uno", size: 7 }]));
});

test("a statement without a name is never prepared, also after a table has changed", async () => {
  prepareAgain();
  const texts = ["select 1 as one", "select 2 as two"];
  const answers = await transact(system(), async (tx) => {
    const found: unknown[] = [];
    for (const text of texts) found.push(...(await tx.run({ name: "", text }, [])));
    return found;
  });
  expect(answers).toEqual([{ one: 1 }, { two: 2 }]);
});
