import { expect, test } from "vitest";
import { promoEnd } from "./promo-end.ts";

const HOUR = 3_600_000;

test("the promotion lasts 72 hours from the first look, also after a reload", () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const first = promoEnd(1_000, storage as unknown as Storage);
  expect(first).toBe(1_000 + 72 * HOUR);
  expect(promoEnd(50 * HOUR, storage as unknown as Storage)).toBe(first);
  expect([...kept.keys()]).toEqual(["promo_bronce_72h"]);
});
