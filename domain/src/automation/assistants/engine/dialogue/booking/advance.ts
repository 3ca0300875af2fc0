// Leads a booking from what is known to what is missing, one question at a time, up to the confirmation.

import type { ToolSlot } from "../../../tools/answers/schema.ts";
import type { Talk } from "../../turn.ts";
import type { Desk } from "../desk.ts";
import { search } from "../searching/search.ts";
import { present } from "./present.ts";
import { settleBranch } from "./settle-branch.ts";
import { settleService } from "./settle-service.ts";
import { settleSpecialist } from "./settle-specialist.ts";
import { toConfirm } from "./to-confirm.ts";
import { whichDay } from "./which-day.ts";

/** The next thing to say of the booking (or the move) at hand. `slot` is one that was just chosen. */
export function* advance(desk: Desk, slot: ToolSlot | null): Talk<string> {
  const { m } = desk;
  m.slot = null;
  const clash = whichDay(desk);
  if (clash !== null) return clash;
  const service = settleService(desk);
  if (typeof service === "string") return service;
  const notes: string[] = [];
  const specialist = settleSpecialist(desk, service, notes);
  if (specialist !== null) return said(notes, specialist);
  const branch = settleBranch(desk, service, notes);
  if (branch !== null) return said(notes, branch);
  if (slot !== null) return said(notes, toConfirm(desk, slot));
  const finding = yield* search(desk);
  return said(notes, present(desk, finding));
}

export function said(notes: readonly string[], text: string): string {
  return [...notes, text].join(" ");
}
