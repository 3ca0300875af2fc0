// Finds the hours for a visit of several services, for the form of the agenda.
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { formatSlots } from "@mostrador/domain/scheduling/appointments/slots/format-slots.ts";
import type { SlotQuestion } from "@mostrador/domain/scheduling/appointments/slots/slot-question.ts";
import type { findVisitSlots as route } from "@mostrador/domain/scheduling/appointments/visit/routes.ts";
import { readLines } from "@mostrador/domain/scheduling/appointments/visit/visit-lines.ts";
import { freeVisits } from "@mostrador/domain/scheduling/appointments/visit/visit-slots.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { knownBranches } from "../../../business/branches/index.ts";
import { knownSpecialists } from "../../../business/specialists/index.ts";
import { knownServices } from "../../../catalog/services/index.ts";
import { rangeOf } from "../slots/find-slots.ts";
import { searchSlots } from "../slots/search-slots.ts";

const MOST = 200;

export async function listVisitSlots(ctx: TenantCtx, { query }: Call<typeof route>) {
  const { branchId, from, to } = query;
  const lines = readLines(query.lines);
  if (lines.some(({ minutes }) => (minutes ?? 0) > 1440)) {
    throw invalid("lines", "Los servicios de la visita no son válidos");
  }
  const range = rangeOf(from, to, ctx.now);
  const places = await Promise.all(
    lines.map(({ serviceId, specialistId }) => searchSlots(ctx, { serviceId, specialistId, branchId, ...range })),
  );
  const questions: SlotQuestion[] = [];
  for (const [index, [place]] of places.entries()) {
    if (!place) {
      await checkThere(ctx, branchId, lines);
      return { data: { slots: [] } };
    }
    const minutes = lines[index]?.minutes ?? place.question.service.durationMinutes;
    questions.push({ ...place.question, service: { ...place.question.service, durationMinutes: minutes } });
  }
  await checkThere(ctx, branchId, lines);
  const zone = questions[0]?.zone ?? "UTC";
  const slots = freeVisits(questions, MOST).map((visit) => ({ lines: formatSlots(zone, visit) }));
  return { data: { slots } };
}

/** 404 for a missing service; one that is only not given has no hours. */
async function checkThere(ctx: TenantCtx, branchId: string, lines: ReturnType<typeof readLines>): Promise<void> {
  const services = [...new Set(lines.map(({ serviceId }) => serviceId.toLowerCase()))];
  const people = [...new Set(lines.flatMap(({ specialistId }) => specialistId?.toLowerCase() ?? []))];
  const [branches, found, there] = await transact(ctx, (tx) =>
    Promise.all([knownBranches(tx, [branchId]), knownServices(tx, services), knownSpecialists(tx, people)]),
  );
  if (branches.length === 0) throw notFound("No se encontró la sucursal", "branchId");
  if (found.length < services.length) throw notFound("No se encontró el servicio", "lines");
  if (there.length < people.length) throw notFound("No se encontró al especialista", "lines");
}
