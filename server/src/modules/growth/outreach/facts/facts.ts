// The facts of an appointment for the rules of the domain, and for the texts of messages.
import type { VisitPart } from "@mostrador/domain/growth/outreach/plan-visit.ts";
import type { AppointmentWords } from "@mostrador/domain/growth/outreach/texts.ts";
import { saySession } from "@mostrador/domain/scheduling/appointments/prepaid/say-session.ts";
import { sayNeed } from "@mostrador/domain/scheduling/payments/payment-need.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { type HeldAppointment, sessionPaying } from "../../../scheduling/appointments/index.ts";
import { arrivalCode } from "../../../scheduling/kiosk/index.ts";
import { paymentNeed } from "../../../scheduling/payments/index.ts";
import { readAddressee } from "../listed.store.ts";
import type { Visit } from "./held-parts.ts";

export function factsOf(held: HeldAppointment): VisitPart {
  const { id, start, zone, createdAt, status, branch, specialist, contactId, cancelledAt, cancellationMessage } = held;
  const places = { branchId: branch.id, specialistId: specialist.id };
  const hasClient = contactId !== null;
  return { id, contactId, start, zone, createdAt, status, ...places, hasClient, cancelledAt, cancellationMessage };
}

/** Of one appointment, or of several of a visit: one at least, in order. */
export async function wordsOf(tx: Tx, ctx: TenantCtx, visit: Visit): Promise<AppointmentWords> {
  const [first] = visit;
  const needs = await needsOf(tx, ctx, visit);
  const code = await ctx.fillings.one(arrivalCode)(tx, ctx, first);
  const [business, client] = await Promise.all([
    businessSettings({ ...ctx, tx }),
    first.contactId ? readAddressee(tx, first.contactId) : undefined,
  ]);
  return {
    business: business?.name ?? "",
    client: client ? client.name || client.push_name : "",
    branch: first.branch.name,
    address: first.branch.address,
    zone: first.zone,
    services: visit.map(({ service, specialist, start, attendeeName }) => ({
      service: service.name,
      specialist: specialist.name,
      start,
      attendee: attendeeName,
    })),
    needs,
    code,
  };
}

/** With several, the text names the service. */
async function needsOf(tx: Tx, ctx: TenantCtx, visit: Visit): Promise<string[]> {
  const needs: string[] = [];
  for (const { id, service } of visit) {
    const named = visit.length > 1 ? service.name : undefined;
    const need = await paymentNeed({ ...ctx, tx }, id);
    if (need) needs.push(sayNeed(need, ctx.now, named));
    const session = need ? null : await sessionPaying(tx, id);
    if (session) needs.push(saySession(session, named));
  }
  return needs;
}
