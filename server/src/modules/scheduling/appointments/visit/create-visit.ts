// Creates a visit of several services: an appointment for each, one after the other, all of them or none (D-4.3). Each
// takes its slot as any other appointment does. The specialists are locked first, in the order of their ids, so that
// two crossing visits wait instead of deadlocking.
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Instant } from "@mostrador/domain/kit/time.ts";
import { REFUSAL_TEXTS } from "@mostrador/domain/scheduling/appointments/place.ts";
import type { Appointment } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { NewVisit } from "@mostrador/domain/scheduling/appointments/visit/schema.ts";
import type { VisitLine } from "@mostrador/domain/scheduling/appointments/visit/visit-lines.ts";
import { type PartMinutes, visitMinutes } from "@mostrador/domain/scheduling/appointments/visit/visit-minutes.ts";
import { isAnyoneFree, peopleOf, type VisitPart } from "@mostrador/domain/scheduling/appointments/visit/visit-slots.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { newId } from "../../../../kernel/id.ts";
import { lockSpecialists } from "../../../business/specialists/index.ts";
import { knownServices } from "../../../catalog/services/index.ts";
import { readNamed } from "../agenda.store.ts";
import { createAppointment } from "../create-appointment.ts";
import { lockFacilities } from "../facilities/facility-hold.store.ts";
import { questionsOf } from "../slots/search-slots.ts";
import { ofLine } from "./of-line.ts";

export type VisitOfClient = Omit<NewVisit, "businessId" | "clientId">;
type PlannedPart = PartMinutes & { serviceId: string; specialistId: string; start: Instant; end: Instant };

const MS_PER_MINUTE = 60_000;

export async function createVisit(
  tx: Tx,
  tenant: TenantCtx,
  visit: VisitOfClient,
  clientId: string,
): Promise<Appointment[]> {
  const places = await placesOf(tx, visit);
  await lockSpecialists(
    tx,
    places.map(({ specialistId }) => specialistId),
  );
  await lockFacilities(
    tx,
    visit.branchId,
    places.map(({ serviceId }) => serviceId),
  );
  const { branchId, details, clientNotes, attendeeName, colorHex } = visit;
  const { confirmOutsideHours, confirmOtherBranch, confirmNotGiven } = visit;
  const confirmed = { confirmOutsideHours, confirmOtherBranch, confirmNotGiven };
  // A single service, with any specialist, is a normal appointment.
  const visitId = places.length > 1 ? newId() : undefined;
  const common = { branchId, clientId, details, clientNotes, attendeeName, colorHex, ...confirmed, visitId };
  const minutes = visitMinutes(places);
  const made: Appointment[] = [];
  for (const [index, place] of places.entries()) {
    const own = places.length > 1 ? { minutes: minutes[index] as PartMinutes } : {};
    made.push(await ofLine(index, () => createAppointment(tenant, { ...common, ...place, ...own })));
  }
  return made;
}

/** When each service is given, and by which specialist. */
async function placesOf(tx: Tx, visit: VisitOfClient): Promise<PlannedPart[]> {
  const start = Math.floor(Date.parse(visit.start) / MS_PER_MINUTE);
  const parts: VisitPart[] = [];
  let at = start;
  for (const [index, line] of visit.lines.entries()) {
    const part = line.specialistId
      ? await asAsked(tx, visit, line, line.specialistId)
      : await byWhoIsFree(tx, visit, index, at);
    parts.push(part);
    at += part.question.service.durationMinutes;
  }
  // Outside the hours, the warning comes where it is written.
  const slots = peopleOf(parts, start) ?? peopleOf(parts, start, true);
  if (!slots)
    throw nobodyFree(
      parts.findLastIndex(({ specialistId }) => specialistId === undefined),
      "Nadie está libre a esa hora, con el tiempo de preparación y de limpieza",
    );
  return slots.map((slot, index) => {
    const { minutesBefore = 0, minutesAfter = 0 } = parts[index]?.question.service ?? {};
    const { serviceId } = visit.lines[index] as VisitLine;
    const times = { start: slot.start * MS_PER_MINUTE, end: slot.end * MS_PER_MINUTE };
    return { serviceId, specialistId: slot.specialistId, ...times, minutesBefore, minutesAfter };
  });
}

async function asAsked(
  tx: Tx,
  { branchId }: VisitOfClient,
  { serviceId, minutes }: VisitLine,
  specialistId: string,
): Promise<VisitPart> {
  const named = await readNamed(tx, { branchId, serviceId, specialistId, contactId: null });
  // A missing service is refused where it is written.
  const durationMinutes = minutes ?? named.duration ?? 1;
  const own = { minutesBefore: named.minutes_before ?? 0, minutesAfter: named.minutes_after ?? 0 };
  return { specialistId, question: { service: { durationMinutes, rests: null, ...own } } };
}

async function byWhoIsFree(
  tx: Tx,
  { branchId, lines }: VisitOfClient,
  index: number,
  start: number,
): Promise<VisitPart> {
  const { serviceId, minutes } = lines[index] as VisitLine;
  const instant = start * MS_PER_MINUTE;
  const day = new Date(instant).toISOString().slice(0, 10);
  const range = { from: addDays(day, -1), to: addDays(day, 2), notBefore: instant };
  const [place] = await questionsOf(tx, { serviceId, branchId, ...range });
  if (!place) {
    const isKnown = (await knownServices(tx, [serviceId])).length > 0;
    const message = isKnown ? REFUSAL_TEXTS.no_specialist : "No se encontró el servicio";
    const errors = [{ path: `visit.lines.${index}.serviceId`, message }];
    throw new DomainError(isKnown ? 422 : 404, message, { errors });
  }
  const durationMinutes = minutes ?? place.question.service.durationMinutes;
  const question = { ...place.question, service: { ...place.question.service, durationMinutes } };
  if (question.specialists.length === 0) throw nobodyFree(index, REFUSAL_TEXTS.no_specialist);
  if (!isAnyoneFree(question, start, start + durationMinutes)) throw nobodyFree(index, "Nadie está libre a esa hora");
  return { question };
}

function nobodyFree(index: number, message: string): DomainError {
  return new DomainError(409, message, { errors: [{ path: `visit.lines.${index}.specialistId`, message }] });
}
