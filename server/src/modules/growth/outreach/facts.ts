// What the rules of the domain are told of an appointment, and what its messages say.
import type { AppointmentFacts } from "@mostrador/domain/growth/outreach/plan.ts";
import type { AppointmentWords } from "@mostrador/domain/growth/outreach/texts.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import type { HeldAppointment } from "../../scheduling/appointments/index.ts";
import { readAddressee } from "./listed.store.ts";

export function factsOf(held: HeldAppointment): AppointmentFacts {
  const { start, zone, createdAt, status, branch, specialist, contactId, cancelledAt, cancellationMessage } = held;
  const places = { branchId: branch.id, specialistId: specialist.id };
  return { start, zone, createdAt, status, ...places, hasClient: contactId !== null, cancelledAt, cancellationMessage };
}

export async function wordsOf(tx: Tx, ctx: TenantCtx, held: HeldAppointment): Promise<AppointmentWords> {
  const [business, client] = await Promise.all([
    businessSettings({ ...ctx, tx }),
    held.contactId ? readAddressee(tx, held.contactId) : undefined,
  ]);
  return {
    business: business?.name ?? "",
    client: client ? client.name || client.push_name : "",
    service: held.service.name,
    specialist: held.specialist.name,
    branch: held.branch.name,
    address: held.branch.address,
    start: held.start,
    zone: held.zone,
  };
}
