// Which tools an assistant has: its capabilities switch them, for both engines (D-9.1). Tools that only read the shop
// or only help the contact are always on.
import type { Capabilities } from "../capabilities/schema.ts";
import { whatToRegister } from "../conversions/what-to-register.ts";
import { type AgreedTool, TOOLS, type ToolName } from "./schema.ts";

export type Abilities = {
  canBook: boolean;
  canReschedule: boolean;
  canCancel: boolean;
  /** Personal reminders; the built-in engine leaves them to a person. */
  canRemind?: boolean;
  /** Orders of products; the built-in engine leaves them to a person. */
  canOrder?: boolean;
};

export function abilitiesOf(capabilities: Capabilities): Abilities {
  return {
    canBook: capabilities.onlineScheduling || capabilities.inPersonScheduling,
    canReschedule: capabilities.rescheduleAppointments,
    canCancel: capabilities.cancelAppointments,
    canRemind: capabilities.createReminders,
    canOrder: capabilities.createOrders,
  };
}

export function allowedTools(capabilities: Capabilities): ToolName[] {
  const { canBook, canReschedule, canCancel, canRemind, canOrder } = abilitiesOf(capabilities);
  const registers = whatToRegister(capabilities) !== null;
  return [
    "list_services",
    "list_branches",
    "list_specialists",
    "list_items",
    ...(canBook || canReschedule ? (["find_slots"] as const) : []),
    ...(canBook ? (["book", "enroll"] as const) : []),
    "list_appointments",
    "list_packages",
    ...(canReschedule ? (["reschedule"] as const) : []),
    ...(canCancel ? (["cancel"] as const) : []),
    "confirm",
    ...(canRemind ? (["create_reminder", "list_reminders", "cancel_reminder"] as const) : []),
    ...(canOrder || registers ? (["list_products"] as const) : []),
    ...(canOrder ? (["place_order", "list_orders", "cancel_order"] as const) : []),
    ...(registers ? (["register_conversion"] as const) : []),
    ...(capabilities.collectClientData ? (["save_name"] as const) : []),
    "hand_over",
  ];
}

/** Tools that change something: their answers are stored, so that a repeated turn does not repeat the side effect. */
export const EFFECTS: ReadonlySet<string> = new Set(
  Object.entries(TOOLS).flatMap(([name, { acts }]) => (acts === "never" ? [] : [name])),
);

/** Whether a language model may only propose it. */
export function isProposed(name: ToolName): name is AgreedTool {
  return TOOLS[name].acts === "agreed";
}
