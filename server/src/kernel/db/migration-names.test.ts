import { expect, test } from "vitest";
import { migrationNames } from "./migration-names.ts";

test("numbered migrations run first, then dated ones in the order of their writing, and nothing else runs", () => {
  const files = ["20261122113000_orders.sql", "README.md", "20260101000000_forms.sql", "300_late.sql", "010_early.sql"];
  const odd = ["20261122_short.sql", "0100_four.sql", "010_early.sql.bak"];
  expect(migrationNames([...files, ...odd])).toEqual([
    "010_early.sql",
    "300_late.sql",
    "20260101000000_forms.sql",
    "20261122113000_orders.sql",
  ]);
});
