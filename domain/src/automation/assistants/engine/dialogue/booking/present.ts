// What was found, said: one hour to confirm, a few to choose from, or why there is none.

import { sayTheDay, sayTheTime } from "../../../../../kit/words/say-date.ts";
import type { ToolSlot } from "../../../tools/answers/schema.ts";
import { bullets } from "../../say/format.ts";
import { offerLines } from "../../say/offers.ts";
import { sayRefusal } from "../../say/refusals.ts";
import { isOpenWhere } from "../across-branches.ts";
import { ask, branchOf, type Desk, serviceOf, specialistOf } from "../desk.ts";
import type { Finding } from "../searching/finding.ts";
import { toConfirm } from "./to-confirm.ts";

export function present(desk: Desk, finding: Finding): string {
  const service = serviceOf(desk, desk.m.wish.serviceId)!;
  if (finding.kind === "slot") return toConfirm(desk, finding.slot);
  if (finding.kind === "choice") {
    const again = desk.m.asked === "slot" && desk.m.offered.length === 2;
    offer(desk, finding.slots);
    if (finding.halves && again) {
      const [early, late] = finding.slots.map((slot) => sayTheTime(slot.time));
      return `¿A ${early} o a ${late}? Dime «de la mañana» o «de la noche».`;
    }
    if (finding.time) {
      const both = desk.m.wish.eachDay && finding.slots.length === 2;
      return `${service.name} a ${sayTheTime(finding.time)} tengo ${finding.slots.length === 1 ? "solo este día" : "estos días"}:\n${offerLines(desk, finding.slots, null)}\n${finding.slots.length === 1 ? "¿Te queda" : "¿Cuál te queda"}${both ? " o te aparto los dos" : ""}?`;
    }
    if (finding.day)
      return `Para ${service.name} ${sayTheDay(finding.day, desk.today)} tengo:\n${offerLines(desk, finding.slots, finding.day)}\n¿A qué hora te queda bien?`;
    const open = desk.m.wish.days.length === 0;
    return `${open ? `Para ${service.name}, lo más próximo que tengo es` : `Para ${service.name} tengo`}:\n${offerLines(desk, finding.slots, null)}\n¿Te queda alguno o ${open ? "qué día y hora prefieres" : "prefieres otro día u hora"}?`;
  }
  if (finding.kind === "people") {
    offer(desk, finding.slots);
    const [first] = finding.slots;
    const people = finding.slots.map((slot) => {
      const name = specialistOf(desk, slot.specialistId)?.name ?? "";
      return isOpenWhere(desk) ? `${name} en ${branchOf(desk, slot.branchId)?.name ?? ""}` : name;
    });
    const at = `${sayTheDay(first!.day, desk.today)} a ${sayTheTime(first!.time)}`;
    return `Para ${service.name} ${at} te pueden atender:\n${bullets(people)}\n¿Con quién te agendo?`;
  }
  const why = finding.refusal
    ? sayRefusal(
        finding.refusal,
        {
          day: finding.day,
          time: finding.time,
          specialist: specialistOf(desk, desk.m.wish.specialistId)?.name ?? null,
          branch: desk.shop.branches.length > 1 ? (branchOf(desk, desk.m.wish.branchId)?.name ?? null) : null,
        },
        desk.today,
      )
    : "No encontré lugar en ese horario.";
  if (finding.refusal === "past" && finding.slots.length === 0) {
    desk.m.wish.days = [];
    ask(desk, "when");
    return `${why} ¿Para qué día te agendo?`;
  }
  if (finding.slots.length === 0) {
    ask(desk, "when");
    return `${why} ¿Qué otro día u hora te acomoda?`;
  }
  offer(desk, finding.slots);
  const only = new Set(finding.slots.map((slot) => slot.day));
  const day = only.size === 1 && finding.day !== null && only.has(finding.day) ? finding.day : null;
  const head = day ? `Para ${sayTheDay(day, desk.today)} tengo` : "Lo más cercano que tengo";
  const wanted = branchOf(desk, desk.m.wish.branchId);
  // Who wanted one branch is told before hours of another are shown.
  if (day && wanted && !desk.m.wish.anyBranch && finding.slots.every((slot) => slot.branchId !== wanted.id))
    return `${why} ${finding.refusal === "closed_day" ? "Ese día sí hay en otra sucursal" : `Ese día ya no queda lugar en ${wanted.name}; en otra sucursal sí`}:\n${offerLines(desk, finding.slots, day)}\n¿Te sirve o prefieres otro día en ${wanted.name}?`;
  return `${why} ${head}:\n${offerLines(desk, finding.slots, day)}\n¿Te queda ${finding.slots.length === 1 ? "ese horario" : "alguno"}?`;
}

function offer(desk: Desk, slots: readonly ToolSlot[]): void {
  ask(desk, "slot");
  desk.m.offered = [...slots];
}
