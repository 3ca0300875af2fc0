import { expect, test } from "vitest";
import { PARTNER_PROMOTION, promotionEnd } from "./promotion.ts";

const at = (local: string) => new Date(local).getTime();

test("the promotion is shown from its first second to its last, in local time", () => {
  const end = at("2025-08-16T23:59:59") + 999;
  const seen = ["2025-08-13T23:59:59", "2025-08-14T00:00:00", "2025-08-15T12:00:00", "2025-08-16T23:59:59"].map(
    (when) => promotionEnd(PARTNER_PROMOTION, at(when)),
  );
  expect(seen).toEqual([null, end, end, end]);
  expect(promotionEnd(PARTNER_PROMOTION, end + 1)).toBeNull();
  expect(promotionEnd(PARTNER_PROMOTION, at("2026-08-15T12:00:00"))).toBeNull();
});
