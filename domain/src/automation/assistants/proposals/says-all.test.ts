import { expect, test } from "vitest";
import { questionOf } from "./proposal-text.ts";
import { saysAll } from "./says-all.ts";
import type { Draft } from "./schema.ts";

const ID = "0192f000-0000-7000-8000-000000000000";
const draft: Draft = {
  sideEffect: {
    kind: "book",
    place: { serviceId: ID, specialistId: ID, branchId: ID, start: 0 },
    clientName: null,
    attendeeName: "Mateo",
  },
  shown: {
    serviceName: "Corte de caballero",
    price: "$250",
    day: "2026-12-17",
    time: "11:00",
    specialistName: "Marta Solís",
    branchName: "Centro",
    branchAddress: "Juárez 5",
    attendeeName: "Mateo",
  },
};

test("the server's own question says all of it, and each fact that is missing is noticed", () => {
  const question = questionOf(draft);
  expect(saysAll(question, draft)).toBe(true);
  for (const fact of ["Corte de caballero", "$250", "11:00", "Marta Solís", "Mateo"])
    expect(saysAll(question.replace(fact, "…"), draft)).toBe(false);
});
