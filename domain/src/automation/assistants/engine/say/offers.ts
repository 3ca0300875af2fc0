// Free hours, services and the facts of a booking, as they are shown.
import type { Day } from "../../../../kit/calendar.ts";
import { sayDay, sayTheTime, sayTime } from "../../../../kit/words/say-date.ts";
import type { ToolAppointment, ToolService, ToolSlot } from "../../tools/answers/schema.ts";
import type { DisplayOptions, SlotSaid } from "../policy/decision.ts";
import { bullets, capital, sayDuration } from "./format.ts";
import type { Voice } from "./voice.ts";

const MOST_WITH_LENGTH = 8;
const MOST_WITHOUT_CUT = 12;
const MOST_LISTED = 15;

type List = (lines: readonly string[]) => string;

/** One line a slot; the day, person or branch only where they differ between the slots or from what was asked. */
export function offerLines(
  { shop, now }: Voice,
  slots: readonly ToolSlot[],
  { specialistId, branchId, areAcrossBranches }: DisplayOptions,
  day: Day | null,
  list: List = bullets,
): string {
  const isOther = (id: string | null, key: "specialistId" | "branchId") =>
    id !== null && slots.some((slot) => slot[key] !== id);
  const tellsWho = areAcrossBranches || isOther(specialistId, "specialistId");
  const tellsWhere =
    areAcrossBranches || new Set(slots.map((slot) => slot.branchId)).size > 1 || isOther(branchId, "branchId");
  return list(
    slots.map((slot) => {
      const when = slot.day === day ? sayTime(slot.time) : `${sayDay(slot.day, now.day)}, ${sayTime(slot.time)}`;
      const who = tellsWho ? ` con ${nameIn(shop.specialists, slot.specialistId) ?? "otra persona"}` : "";
      return `${when}${who}${tellsWhere ? ` en ${nameIn(shop.branches, slot.branchId) ?? ""}` : ""}`;
    }),
  );
}

export function sayService(service: ToolService): string {
  return service.price ? `${service.name} (${service.price})` : service.name;
}

export function serviceLines(services: readonly ToolService[], list: List = bullets): string {
  const tellsLength = services.length <= MOST_WITH_LENGTH;
  const shown = services.length <= MOST_WITHOUT_CUT ? services : services.slice(0, MOST_LISTED);
  const lines = shown.map(
    ({ name, price, durationMinutes }) =>
      `${name}${price ? `: ${price}` : ""}${tellsLength ? `, ${sayDuration(durationMinutes)}` : ""}`,
  );
  return `${list(lines)}${services.length > shown.length ? "\n…y más; dime cuál buscas." : ""}`;
}

export function slotFacts(voice: Voice, { slot, name }: SlotSaid): string {
  const { shop } = voice;
  const service = shop.services.find(({ id }) => id === slot.serviceId);
  const who = nameIn(shop.specialists, slot.specialistId);
  const branch = shop.branches.length > 1 ? nameIn(shop.branches, slot.branchId) : undefined;
  const where = who ? [`Con ${who}`, branch ? `en ${branch}` : ""].filter(Boolean).join(" ") : branch && `En ${branch}`;
  const facts = [service && sayService(service), sayWhen(voice, slot), where, name && `A nombre de ${name}`];
  return bullets(facts.filter((fact): fact is string => Boolean(fact)));
}

export function bookedFacts(voice: Voice, appointment: ToolAppointment, forName: string | null): string {
  const { serviceName, specialistName, branchName, branchAddress, price, need, prepaid } = appointment;
  const places = [voice.shop.branches.length > 1 ? branchName : "", branchAddress];
  const facts = [
    serviceName,
    sayWhen(voice, appointment),
    `Con ${specialistName}`,
    places.filter(Boolean).join(", "),
    prepaid ?? (price ? `Precio: ${price}` : ""),
    forName ? `A nombre de ${forName}` : "",
    need ?? "",
  ];
  return bullets(facts.filter(Boolean));
}

// "Jueves 26 de noviembre a las 5:00 pm"
function sayWhen({ now }: Voice, at: { day: Day; time: string }): string {
  return capital(`${sayDay(at.day, now.day)} a ${sayTheTime(at.time)}`);
}

export function nameIn(rows: readonly { id: string; name: string }[], id: string): string | undefined {
  return rows.find((row) => row.id === id)?.name;
}
