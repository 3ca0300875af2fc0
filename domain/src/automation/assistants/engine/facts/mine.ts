// The appointments that the contact still has.
import type { ToolAppointment } from "../../tools/answers/schema.ts";
import { call, type Talk } from "./turn.ts";

const OVER: ReadonlySet<string> = new Set(["cancelada", "no_asistida", "asistida", "no_pagada"]);

export function* readMine(): Talk<ToolAppointment[]> {
  const { appointments } = yield* call("list_appointments", {});
  return appointments.filter(({ status }) => !OVER.has(status));
}
