// Guards that keep secrets sealed.
import type { Mutant } from "./mutant.ts";

export const secrets: Mutant[] = [
  {
    name: "a sealed token opens in any row",
    where: "server/src/kernel",
    cut: "Buffer.from(JSON.stringify([place.businessId, place.table, place.column, place.id]))",
    put: "Buffer.from(place.table)",
    noticedBy: ["proofs/secrets/sealed"],
  },
];
