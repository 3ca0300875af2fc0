// Free hours and the facts of a booking, as they are shown.
import type { Day } from "../../../../kit/calendar.ts";
import { sayDay, sayTheDay, sayTheTime, sayTime } from "../../../../kit/words/say-date.ts";
import type { ToolAppointment, ToolService, ToolSlot } from "../../tools/answers/schema.ts";
import { isOpenWhere } from "../dialogue/across-branches.ts";
import { branchOf, type Desk, serviceOf, specialistOf } from "../dialogue/desk.ts";
import { bullets, sayDuration } from "./format.ts";

/** One line a slot; the day, person or branch only where they differ between the slots or from what was asked. */
export function offerLines(
  desk: Desk,
  slots: readonly ToolSlot[],
  day: Day | null,
  list: (lines: readonly string[]) => string = bullets,
): string {
  const { wish } = desk.m;
  const open = isOpenWhere(desk);
  const whose = open || (wish.specialistId !== null && slots.some((slot) => slot.specialistId !== wish.specialistId));
  const where =
    open ||
    new Set(slots.map((slot) => slot.branchId)).size > 1 ||
    slots.some((slot) => wish.branchId !== null && slot.branchId !== wish.branchId);
  return list(
    slots.map((slot) => {
      const when = slot.day === day ? sayTime(slot.time) : `${sayDay(slot.day, desk.today)}, ${sayTime(slot.time)}`;
      const who = whose ? ` con ${specialistOf(desk, slot.specialistId)?.name ?? "otra persona"}` : "";
      const at = where ? ` en ${branchOf(desk, slot.branchId)?.name ?? ""}` : "";
      return `${when}${who}${at}`;
    }),
  );
}

export function sayService(service: ToolService): string {
  return service.price ? `${service.name} (${service.price})` : service.name;
}

export function serviceLines(
  services: readonly ToolService[],
  list: (lines: readonly string[]) => string = bullets,
): string {
  if (services.length <= 12) {
    return list(
      services.map(
        (service) =>
          `${service.name}${service.price ? `: ${service.price}` : ""}${services.length <= 8 ? `, ${sayDuration(service.durationMinutes)}` : ""}`,
      ),
    );
  }
  const lines = services.slice(0, 15).map((service) => `${service.name}${service.price ? `: ${service.price}` : ""}`);
  return `${list(lines)}${services.length > 15 ? "\n…y más; dime cuál buscas." : ""}`;
}

/** "jueves 26 de noviembre a las 5:00 pm", from a slot or an appointment. */
function sayWhen(at: { day: Day; time: string }, today: Day): string {
  return `${sayDay(at.day, today)} a ${sayTheTime(at.time)}`;
}

function sayTheWhen(at: { day: Day; time: string }, today: Day): string {
  return `${sayTheDay(at.day, today)} a ${sayTheTime(at.time)}`;
}

export function slotFacts(desk: Desk, slot: ToolSlot): string {
  const service = serviceOf(desk, slot.serviceId);
  const who = specialistOf(desk, slot.specialistId);
  const branch = desk.shop.branches.length > 1 ? branchOf(desk, slot.branchId) : null;
  const name = desk.m.goal === "book" ? (desk.m.bookingName ?? desk.turn.contactName ?? desk.m.name) : null;
  return bullets(
    [
      service ? sayService(service) : "",
      sayWhen(slot, desk.today).replace(/^./, (letter) => letter.toUpperCase()),
      [who ? `Con ${who.name}` : "", branch ? `en ${branch.name}` : ""].filter(Boolean).join(" ").replace(/^en/, "En"),
      name ? `A nombre de ${name}` : "",
    ].filter(Boolean),
  );
}

export function appointmentText(desk: Desk, appointment: ToolAppointment): string {
  const where = desk.shop.branches.length > 1 ? ` en ${appointment.branchName}` : "";
  return `${appointment.serviceName} ${sayTheWhen(appointment, desk.today)} con ${appointment.specialistName}${where}`;
}

export function bookedText(desk: Desk, appointment: ToolAppointment): string {
  const facts = [
    appointment.serviceName,
    sayWhen(appointment, desk.today).replace(/^./, (letter) => letter.toUpperCase()),
    `Con ${appointment.specialistName}`,
    [desk.shop.branches.length > 1 ? appointment.branchName : "", appointment.branchAddress].filter(Boolean).join(", "),
    appointment.price ? `Precio: ${appointment.price}` : "",
  ];
  return bullets(facts.filter(Boolean));
}
