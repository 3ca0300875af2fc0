import { expect, test } from "vitest";
import { contentKeys, countLines, countShape } from "./count-values.ts";

const [north, south, shampoo, dye] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const products = [
  { _id: shampoo, name: "Champú", unit: "pieza", isArchived: false, stock: [{ branchId: north, quantity: 5 }] },
  { _id: dye, name: "Tinte", unit: "", isArchived: true, stock: [{ branchId: south, quantity: -1 }] },
];

test("a sheet has a line for each product and branch, and an archived product only where some is left", () => {
  const lines = countLines(products, [{ _id: north }, { _id: south }]);
  expect(lines.map(({ branchId, productId, expected }) => [branchId, productId, expected])).toEqual([
    [north, shampoo, 5],
    [south, shampoo, 0],
    [south, dye, -1],
  ]);
});

test("only what was counted in the chosen branch is sent, under a key that stays while the content does", () => {
  const shape = countShape(north, contentKeys());
  const [first, second, third] = countLines(products, [{ _id: north }, { _id: south }]);
  const values = {
    branchId: north,
    reason: "Inventario físico",
    lines: [{ ...first, counted: 4 }, { ...second, counted: 2 }, third],
  };
  const sent = shape.parse(values);
  expect(sent.lines).toEqual([{ branchId: north, productId: shampoo, expected: 5, counted: 4 }]);
  expect(shape.parse(values).key).toBe(sent.key);
  const all = shape.parse({ ...values, branchId: null });
  expect([all.lines.length, all.key === sent.key]).toEqual([2, false]);
  const wrong = shape.safeParse({ ...values, branchId: south, lines: [first, { ...second, counted: 1.5 }] });
  expect(wrong.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["lines.1.counted", "La cantidad solo lleva dígitos"],
  ]);
  const empty = shape.safeParse({ ...values, lines: [first] });
  expect(empty.error?.issues[0]?.message).toBe("Cuenta al menos un producto");
});
