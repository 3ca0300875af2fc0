import { expect, test } from "vitest";
import { NewAssistant } from "../schema.ts";
import { allowedTools } from "./allowed-tools.ts";
import { TOOLS } from "./schema.ts";

function toolsWith(capabilities: object) {
  const assistant = { businessId: "0192f000-0000-7000-8000-000000000000", name: "Sofía", goal: "Agendar citas" };
  return allowedTools(NewAssistant.parse({ ...assistant, capabilities }).capabilities);
}

test("with everything on, every tool is there", () => {
  expect(new Set(toolsWith({}))).toEqual(new Set(Object.keys(TOOLS)));
});

test("each switch takes its tool away", () => {
  expect(toolsWith({ onlineScheduling: false })).toContain("book");
  const neither = toolsWith({ onlineScheduling: false, inPersonScheduling: false });
  expect(neither).not.toContain("book");
  expect(neither).toContain("find_slots");
  expect(toolsWith({ cancelAppointments: false })).not.toContain("cancel");
  const reader = toolsWith({ onlineScheduling: false, inPersonScheduling: false, rescheduleAppointments: false });
  expect(reader).not.toContain("reschedule");
  expect(reader).not.toContain("find_slots");
  expect(reader).toContain("hand_over");
});
