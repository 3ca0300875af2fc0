import { expect, test } from "vitest";
import { mostBusinesses } from "./most-businesses.ts";

test("who confirmed their address may register more, and partners many", () => {
  const counts = [
    mostBusinesses({ role: "user", isConfirmed: false }),
    mostBusinesses({ role: "user", isConfirmed: true }),
    mostBusinesses({ role: "partner", isConfirmed: false }),
  ].map(({ count }) => count);
  expect(counts).toEqual([3, 25, 500]);
  expect(mostBusinesses({ role: "user", isConfirmed: false }).text).toMatch(/^Confirma tu correo/);
});
