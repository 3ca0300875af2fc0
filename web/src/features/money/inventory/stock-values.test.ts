import { expect, test } from "vitest";
import { consumptionShape } from "./consumption-values.ts";
import { stockShape, stockValues } from "./stock-values.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const NOW = Date.parse("2026-11-23T18:05:00Z");
const shape = stockShape(ID, () => "America/Mexico_City");

test("a movement of stock begins now, at the branch's own hour, and is written down at the hour that was chosen", () => {
  const values = stockValues(ID, "America/Mexico_City", NOW);
  expect(values).toMatchObject({ day: "2026-11-23", time: "12:05", type: "in" });
  const written = { ...values, productId: ID, quantity: 3, day: "2026-11-20" };
  expect(shape.parse(written)).toMatchObject({ date: "2026-11-20T12:05:00-06:00", quantity: 3, businessId: ID });
});

test("what is wrong is said of its field, in the words of the server", () => {
  const told = (change: object) =>
    shape
      .safeParse({ ...stockValues(ID, "America/Mexico_City", NOW), productId: ID, quantity: 1, ...change })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(told({ day: null })).toEqual(["day: Este campo es requerido"]);
  expect(told({ quantity: 0 })).toEqual(["quantity: La cantidad debe ser mayor a 0"]);
  expect(told({ productId: "" })).toEqual(["productId: Producto no encontrado"]);
});

test("what is said of a consumption is said of each of its products", () => {
  const of = { businessId: ID, appointmentId: ID, branchId: ID };
  const lines = [
    { productId: ID, quantity: 2 },
    { productId: ID, quantity: 1 },
  ];
  const { stockMovements } = consumptionShape(of).parse({ stockMovements: lines, comments: "Se usó de más" });
  expect(stockMovements?.map(({ comments, type }) => [comments, type])).toEqual([
    ["Se usó de más", "out"],
    ["Se usó de más", "out"],
  ]);
});
