// The hours offered earlier in this conversation that are still free.
import type { ToolSlot } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { findSlots } from "../../../scheduling/appointments/index.ts";
import { takeOffer } from "../tools/offers.ts";
import { reachOf } from "../tools/reach.ts";
import type { Scene } from "../tools/scene.ts";

const MOST_REFS = 8;

export async function freeSlots(scene: Scene, refs: readonly string[]): Promise<ToolSlot[]> {
  const slots: ToolSlot[] = [];
  for (const ref of [...new Set(refs)].slice(0, MOST_REFS)) {
    const slot = await freeSlot(scene, ref);
    if (slot) slots.push(slot);
  }
  return slots.sort((one, other) => `${one.day}${one.time}`.localeCompare(`${other.day}${other.time}`));
}

async function freeSlot(scene: Scene, ref: string): Promise<ToolSlot | null> {
  const offered = await takeOffer(scene, ref);
  if (!offered) return null;
  const { serviceId, specialistId, branchId } = offered;
  const start = offered.start.getTime();
  const { day } = localOf(scene.zone, start);
  const range = { from: addDays(day, -1), to: addDays(day, 1), notBefore: reachOf(scene).earliest };
  const free = await findSlots(scene.ctx, { serviceId, specialistId, branchId, ...range });
  const slot = free.find((each) => each.start === start);
  return slot ? { ref, ...localOf(slot.zone, start), serviceId, specialistId, branchId } : null;
}
