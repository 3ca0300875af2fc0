import { expect, test } from "vitest";
import { NewCapabilities } from "../capabilities/schema.ts";
import { allowedTools, EFFECTS, isProposed } from "./allowed-tools.ts";
import { TOOLS, type ToolName } from "./schema.ts";

function toolsWith(capabilities: object) {
  return allowedTools(NewCapabilities.parse(capabilities));
}

const REGISTERS = { createCustomConversionEvents: true, customConversionEvent: "Cuando acepte una cotización" };

test("with everything on, every tool is there", () => {
  expect(new Set(toolsWith({ ...REGISTERS, createReminders: true, createOrders: true }))).toEqual(
    new Set(Object.keys(TOOLS)),
  );
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

test("reminders are there where they are switched on", () => {
  const names = ["create_reminder", "list_reminders", "cancel_reminder"];
  expect(toolsWith({}).filter((name) => names.includes(name))).toEqual([]);
  expect(toolsWith({ createReminders: true })).toEqual(expect.arrayContaining(names));
});

test("orders are taken where they are switched on", () => {
  const names = ["list_products", "place_order", "list_orders", "cancel_order"];
  expect(toolsWith({}).filter((name) => names.includes(name))).toEqual([]);
  expect(toolsWith({ createOrders: true })).toEqual(expect.arrayContaining(names));
});

test("conversions are registered where that is switched on and the owner said which", () => {
  const names = ["register_conversion", "list_products"];
  expect(toolsWith(REGISTERS)).toEqual(expect.arrayContaining(names));
  for (const off of [
    {},
    { ...REGISTERS, customConversionEvent: " «» " },
    { ...REGISTERS, createCustomConversionEvents: false },
  ])
    expect(toolsWith(off).filter((name) => names.includes(name))).toEqual([]);
});

test("a model may only propose what touches the agenda, is written later, ordered or enrolled", () => {
  const proposed = Object.keys(TOOLS).filter((name) => isProposed(name as ToolName));
  const agenda = ["book", "reschedule", "cancel", "confirm"];
  expect(proposed).toEqual([...agenda, "create_reminder", "cancel_reminder", "place_order", "cancel_order", "enroll"]);
  expect([...EFFECTS].filter((name) => !proposed.includes(name))).toEqual([
    "register_conversion",
    "save_name",
    "hand_over",
  ]);
});
