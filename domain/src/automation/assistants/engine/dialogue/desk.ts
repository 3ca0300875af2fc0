// What every step of a turn works on.
import type { Day, HourMinute } from "../../../../kit/calendar.ts";
import type { ToolBranch, ToolService, ToolSlot, ToolSpecialist } from "../../tools/answers/schema.ts";
import type { Reading } from "../parse/reading.ts";
import type { Asked, Memory } from "../schema.ts";
import type { Shop } from "../shop.ts";
import type { Turn } from "../turn.ts";

/** `m` is this turn's own copy of the memory and is changed in place. */
export type Desk = {
  turn: Turn;
  shop: Shop;
  m: Memory;
  r: Reading;
  today: Day;
  /** What stood to be confirmed when this turn began: a changed fact changes that one alone. */
  held?: ToolSlot;
  /** Something was asked that is not known here. */
  isUnknown?: boolean;
  /** When the appointment just made ends: the next one is offered from then on. */
  from?: HourMinute;
};

export type Fact = "service" | "specialist" | "branch" | "day" | "time" | "name";

export function ask(desk: Desk, asked: Asked, options: readonly string[] = []): void {
  desk.m.asked = asked;
  desk.m.options = [...options];
}

export function serviceOf(desk: Desk, id: string | null): ToolService | null {
  return desk.shop.services.find((service) => service.id === id) ?? null;
}

export function branchOf(desk: Desk, id: string | null): ToolBranch | null {
  return desk.shop.branches.find((branch) => branch.id === id) ?? null;
}

export function specialistOf(desk: Desk, id: string | null): ToolSpecialist | null {
  return desk.shop.specialists.find((person) => person.id === id) ?? null;
}
