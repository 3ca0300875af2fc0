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
import { partOfVisit, whoIsFree } from "@mostrador/domain/scheduling/appointments/visit/visit-slots.ts";
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
type PlannedPart = { serviceId: string; specialistId: string; start: Instant; end: Instant };

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
  const made: Appointment[] = [];
  for (const [index, place] of places.entries()) {
    const without = { before: index > 0, after: index < places.length - 1 };
    made.push(await ofLine(index, () => createAppointment(tenant, { ...common, ...place, without })));
  }
  return made;
}

/** When each service is given, and by which specialist. */
async function placesOf(tx: Tx, visit: VisitOfClient): Promise<PlannedPart[]> {
  const places: PlannedPart[] = [];
  let start = Math.floor(Date.parse(visit.start) / MS_PER_MINUTE) * MS_PER_MINUTE;
  for (const [index, line] of visit.lines.entries()) {
    const before = places.at(-1)?.specialistId;
    const place = await (line.specialistId
      ? asAsked(tx, visit, line, start)
      : byWhoIsFree(tx, visit, index, start, before));
    places.push(place);
    start = place.end;
  }
  return places;
}

async function asAsked(tx: Tx, { branchId }: VisitOfClient, line: VisitLine, start: Instant): Promise<PlannedPart> {
  const { serviceId, minutes } = line;
  const specialistId = line.specialistId as string;
  const { duration } = await readNamed(tx, { branchId, serviceId, specialistId, contactId: null });
  // A missing service is refused where it is written.
  return { serviceId, specialistId, start, end: start + (minutes ?? duration ?? 1) * MS_PER_MINUTE };
}

async function byWhoIsFree(
  tx: Tx,
  { branchId, lines }: VisitOfClient,
  index: number,
  start: Instant,
  before: string | undefined,
): Promise<PlannedPart> {
  const { serviceId, minutes } = lines[index] as VisitLine;
  const path = `visit.lines.${index}`;
  const day = new Date(start).toISOString().slice(0, 10);
  const range = { from: addDays(day, -1), to: addDays(day, 2), notBefore: start };
  const [place] = await questionsOf(tx, { serviceId, branchId, ...range });
  if (!place) {
    const isKnown = (await knownServices(tx, [serviceId])).length > 0;
    const message = isKnown ? REFUSAL_TEXTS.no_specialist : "No se encontró el servicio";
    throw new DomainError(isKnown ? 422 : 404, message, { errors: [{ path: `${path}.serviceId`, message }] });
  }
  const question = partOfVisit(place.question, index, lines.length);
  const from = start / MS_PER_MINUTE;
  const to = from + (minutes ?? question.service.durationMinutes);
  // Outside the hours, the warning comes where it is written.
  const specialistId = whoIsFree(question, from, to, before) ?? whoIsFree(question, from, to, before, true);
  if (!specialistId) {
    const message = question.specialists.length > 0 ? "Nadie está libre a esa hora" : REFUSAL_TEXTS.no_specialist;
    throw new DomainError(409, message, { errors: [{ path: `${path}.specialistId`, message }] });
  }
  return { serviceId, specialistId, start, end: to * MS_PER_MINUTE };
}
