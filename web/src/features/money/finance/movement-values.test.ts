import { expect, test } from "vitest";
import { movementShape, newMovementValues } from "./movement-values.ts";

const ID = "01890a5d-ac96-774b-bcce-b302099a8057";
const ZONE = "America/Mexico_City";
const NOW = Date.parse("2026-11-23T18:05:00Z");
const shape = movementShape(ID, () => ZONE);
const written = { ...newMovementValues({ branchId: ID }, ZONE, NOW), amount: 350 };

test("a movement is written down at the branch's own hour", () => {
  expect(shape.parse(written)).toMatchObject({ date: "2026-11-23T12:05:00-06:00", amount: 350, category: "sales" });
});

test("a day that is missing is said in Spanish, as every other field", () => {
  const told = (change: object) =>
    shape
      .safeParse({ ...written, ...change })
      .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  expect(told({ day: null })).toEqual(["day: Este campo es requerido"]);
  expect(told({ amount: 0 })).toEqual(["amount: El monto debe ser mayor a 0"]);
});
