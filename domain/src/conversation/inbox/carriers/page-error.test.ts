import { expect, test } from "vitest";
import { pageError } from "./page-error.ts";

test.each([
  [{ code: 190, subcode: 463 }, "unauthorized"],
  [{ code: 10, subcode: 2018278 }, "refused"],
  [{ code: 10, subcode: 2534022 }, "refused"],
  [{ code: 10, subcode: 1893063 }, "retry"],
  [{ code: 10 }, "unauthorized"],
  [{ code: 200 }, "unauthorized"],
  [{ code: 368 }, "unauthorized"],
  [{ code: 551, subcode: 1545041 }, "refused"],
  [{ code: 100, subcode: 2018001 }, "refused"],
  [{ code: 613 }, "retry"],
  [{ code: 80006 }, "retry"],
  [{ code: 1200 }, "retry"],
  [{ code: 9999 }, "refused"],
  [{ code: 9999, isTransient: true }, "retry"],
] as const)("%j is %s", (error, kind) => {
  expect(pageError("messenger", error).kind).toBe(kind);
});

test("the reason names the carrier", () => {
  expect(pageError("instagram", { code: 190 }).reason).toBe(
    "Instagram ya no acepta el permiso: inicia sesión con Facebook de nuevo",
  );
});
