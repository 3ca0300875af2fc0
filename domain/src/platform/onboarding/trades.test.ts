import { expect, test } from "vitest";
import { NewAssistant } from "../../automation/assistants/schema.ts";
import { services } from "../../catalog/services/resource.ts";
import { forms } from "../../growth/forms/resource.ts";
import { funnels } from "../../growth/funnels/resource.ts";
import { TRADE_IDS } from "./trade-ids.ts";
import { TRADES } from "./trades.ts";

const ID = "0190a000-0000-7000-8000-000000000001";

test("every trade has proposals that the calls accept as they are", () => {
  expect(TRADES.map(({ id }) => id)).toEqual([...TRADE_IDS]);
  for (const { services: proposed, instructions, funnel, form } of TRADES) {
    expect(proposed.length).toBeGreaterThan(2);
    expect(new Set(proposed.map(({ name }) => name)).size).toBe(proposed.length);
    for (const service of proposed)
      expect(services.New.safeParse({ ...service, businessId: ID }).error, service.name).toBeUndefined();
    expect(funnels.New.safeParse({ ...funnel, businessId: ID }).error, funnel.description).toBeUndefined();
    expect(forms.New.safeParse({ ...form, businessId: ID }).error, form.description).toBeUndefined();
    const assistant = { businessId: ID, name: "Sofía", goal: "Agendar citas", instructions };
    const greeting = { greeting: "Hola, soy Sofía." };
    const said = { ...assistant, instructions: { ...greeting, ...instructions } };
    expect(NewAssistant.shape.instructions.safeParse(said.instructions).error).toBeUndefined();
  }
});
