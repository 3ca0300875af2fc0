import { expect, test } from "vitest";
import { NewAssistant } from "../../automation/assistants/schema.ts";
import { services } from "../../catalog/services/resource.ts";
import { TRADE_IDS, TRADES } from "./trades.ts";

const ID = "0190a000-0000-7000-8000-000000000001";

test("every trade has proposals that the service and assistant calls accept as they are", () => {
  expect(TRADES.map(({ id }) => id)).toEqual([...TRADE_IDS]);
  for (const { services: proposed, instructions } of TRADES) {
    expect(proposed.length).toBeGreaterThan(2);
    expect(new Set(proposed.map(({ name }) => name)).size).toBe(proposed.length);
    for (const service of proposed)
      expect(services.New.safeParse({ ...service, businessId: ID }).error, service.name).toBeUndefined();
    const assistant = { businessId: ID, name: "Sofía", goal: "Agendar citas", instructions };
    const greeting = { greeting: "Hola, soy Sofía." };
    const said = { ...assistant, instructions: { ...greeting, ...instructions } };
    expect(NewAssistant.shape.instructions.safeParse(said.instructions).error).toBeUndefined();
  }
});
