// Free hours for the contact: those of the agenda, after the minimum wait and as far ahead as the assistant may book
// (D-4.5).

import type { ToolError } from "@mostrador/domain/automation/assistants/tools/answers/schema.ts";
import type { ToolInput, ToolOutput } from "@mostrador/domain/automation/assistants/tools/schema.ts";
import { type Day, minutesOf, timeOfMinutes, weekdayOf } from "@mostrador/domain/kit/calendar.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import {
  explainDay,
  explainSlot,
  type FoundSlot,
  findSlots,
  upcomingAppointmentsOf,
} from "../../../scheduling/appointments/index.ts";
import { openingMinutes } from "./catalogue.ts";
import { offer } from "./offers.ts";
import { reachOf } from "./reach.ts";
import { type Scene, toolError } from "./scene.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export async function toolSlots(
  scene: Scene,
  input: ToolInput<"find_slots">,
): Promise<ToolOutput<"find_slots"> | ToolError> {
  const { serviceId, branchId, specialistId } = input;
  if (![serviceId, branchId, specialistId].every((id) => id === undefined || UUID.test(id))) {
    return toolError("unknown_id", "Ese servicio, sucursal o especialista no existe. Consulta primero las listas.");
  }
  const reach = reachOf(scene);
  const from = [input.from, reach.today].sort()[1] as Day;
  const to = [input.to, reach.lastDay].sort()[0] as Day;
  const ignoreId = await movedId(scene, input.appointment);
  const wanted = { serviceId, branchId, specialistId, ignoreId };
  if (from <= to && input.to >= reach.today) {
    const found = await findSlots(scene.ctx, { ...wanted, from, to, notBefore: reach.earliest });
    const slots = fitting(found, input).slice(0, input.limit ?? reach.perPage);
    if (slots.length > 0) return { slots: await offer(scene, serviceId, slots), alternatives: [] };
  }
  const day = input.from;
  const time = input.time ?? (await usualTime(scene, input, day, reach.today));
  const answer = await explainSlot(scene.ctx, {
    ...wanted,
    day,
    time,
    earliest: reach.earliest,
    lastDay: reach.lastDay,
    count: input.limit ?? reach.perPage,
  });
  const why = isOneDay(input) ? await explainDay(scene.ctx, { ...wanted, day, ...reach }) : null;
  const alternatives = answer.alternatives.length > 0 ? answer.alternatives : answer.slots;
  return {
    slots: [],
    refusal: why ?? answer.refusal ?? "taken",
    alternatives: await offer(scene, serviceId, alternatives),
  };
}

/** Whether the input asks for one whole day, without an hour. */
function isOneDay({ from, to, time, notBefore, notAfter }: ToolInput<"find_slots">): boolean {
  return from === to && time === undefined && notBefore === undefined && notAfter === undefined;
}

/** At the wanted hour, all free specialists; otherwise each hour once for each branch. */
function fitting(found: FoundSlot[], { time, notBefore, notAfter }: ToolInput<"find_slots">): FoundSlot[] {
  const seen = new Set<string>();
  return found.filter((slot) => {
    const local = localOf(slot.zone, slot.start);
    if (time !== undefined) return local.time === time;
    if ((notBefore !== undefined && local.time < notBefore) || (notAfter !== undefined && local.time > notAfter)) {
      return false;
    }
    const key = `${slot.start} ${slot.branchId}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The hour to use for a day without one: when the branch opens, or now if that is later. */
async function usualTime(scene: Scene, input: ToolInput<"find_slots">, day: Day, today: Day): Promise<string> {
  const opening = await openingMinutes(scene, input.branchId, weekdayOf(day));
  const minutes = [Math.min(...(opening.length > 0 ? opening : [600]))];
  if (input.notBefore) minutes.push(minutesOf(input.notBefore));
  if (day === today) minutes.push(Math.min(minutesOf(localOf(scene.zone, scene.ctx.now).time) + 1, 1439));
  return timeOfMinutes(Math.max(...minutes));
}

async function movedId(scene: Scene, ref: string | undefined): Promise<string | undefined> {
  if (ref === undefined) return undefined;
  const own = await upcomingAppointmentsOf(scene.ctx, scene.contactId);
  return own.find((each) => each.shortId === ref)?.id;
}
