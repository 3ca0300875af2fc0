// The ways into the queue: from the booking page, with the link of an appointment, or by the staff.
import { createHash } from "node:crypto";
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import { waitingChanged } from "@mostrador/domain/growth/waiting-list/live.ts";
import type {
  addWaiting as addRoute,
  joinWaiting as joinRoute,
  waitWithBooking as withBookingRoute,
} from "@mostrador/domain/growth/waiting-list/routes.ts";
import { OfferWanted } from "@mostrador/domain/growth/waiting-list/schema.ts";
import { addDays } from "@mostrador/domain/kit/calendar.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { instantOf } from "@mostrador/domain/kit/time.ts";
import { actorName, type PublicCtx, type TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { allBranches } from "../../business/branches/index.ts";
import { contactCard, findOrCreateContact, nameContact } from "../../business/contacts/index.ts";
import { type EnteredPage, enterPage, givenBy, type Reservations, shownOf } from "../reservations/index.ts";
import type { Tell } from "./present-waiting.ts";
import { presentWaiting } from "./present-waiting.ts";
import {
  type EntryRow,
  findByAppointment,
  findByRequestKey,
  insertWaiting,
  type NewEntry,
  readNamedEntry,
  updateWaiting,
} from "./waiting.store.ts";

const CLOSED = "Este negocio no tiene lista de espera en línea";

export function joinActions({ limits, proving, links }: Reservations, tell: Tell) {
  return {
    async join(ctx: PublicCtx, { params, body: { waiting } }: Call<typeof joinRoute>) {
      const page = await enterPage(ctx, params.search);
      checkOpen(page);
      const phone = canonicalPhone(waiting.countryCode, waiting.whatsapp);
      await limits.count(ctx, page, "book", phone);
      const shown = await shownOf(page);
      const { serviceId, branchId } = waiting;
      const specialistId = page.rules.choosesSpecialist ? waiting.specialistId : undefined;
      givenBy(shown, { serviceId, branchId, specialistId }, "waiting.");
      const isProved = await proving.requireProof(page, phone, waiting.proof);
      const row = await transact(page.ctx, async (tx, inside) => {
        const at = new Date(ctx.now);
        const { contactId, isNew } = await findOrCreateContact(tx, inside, { waId: phone, pushName: "", at });
        if (isNew || isProved) await nameContact(inside, contactId, waiting.name);
        const wish = { contactId, serviceId, branchId, specialistId, part: waiting.part, name: waiting.name, isProved };
        return enter(tx, inside, { ...entryOf(inside, wish), request_key: keyOf(phone, waiting.key) });
      });
      return { data: await tell(page, row), message: "Te avisaremos si se libera un lugar" };
    },

    /** An earlier slot for an existing appointment. */
    async joinWithBooking(ctx: PublicCtx, { params, body }: Call<typeof withBookingRoute>) {
      const page = await enterPage(ctx, params.search);
      checkOpen(page);
      await limits.count(ctx, page, "change");
      const opened = await links.open(page, params.token);
      const { own, appointment } = opened;
      const booking = await links.present(page, opened);
      if (!booking.mayChange) throw new DomainError(422, "Esa cita ya no se puede cambiar desde aquí");
      const row = await transact(page.ctx, async (tx, inside) => {
        const known = await findByAppointment(tx, own.appointmentId);
        if (known) {
          await updateWaiting(tx, known.id, { part: body.waiting.part, updated_at: new Date(ctx.now) });
          return wanted(tx, inside, { ...known, part: body.waiting.part });
        }
        const wish = {
          contactId: own.contactId,
          serviceId: appointment.service.id,
          branchId: appointment.branch.id,
          part: body.waiting.part,
          name: booking.name || (await nameOf(inside, own.contactId)),
          isProved: booking.isProved,
        };
        const before = new Date(appointment.start);
        return enter(tx, inside, { ...entryOf(inside, wish), before, appointment_id: own.appointmentId });
      });
      return { data: await tell(page, row), message: "Te avisaremos si se libera un lugar antes" };
    },

    async add(ctx: TenantCtx, { body: { waiting } }: Pick<Call<typeof addRoute>, "body">) {
      const branches = await allBranches(ctx);
      const zone = branches.find(({ _id }) => _id === waiting.branchId)?.timezone.name;
      if (!zone) throw notFound("No se encontró la sucursal", "waiting.branchId");
      const { from, to } = waiting;
      if (from && to && from > to)
        throw invalid("waiting.from", "La fecha de inicio no puede ser después de la fecha de fin");
      const row = await transact(ctx, async (tx, inside) => {
        const wish = {
          ...waiting,
          contactId: waiting.clientId,
          name: await nameOf(inside, waiting.clientId),
          isProved: true,
        };
        const entry = entryOf(inside, wish);
        if (from) entry.after = new Date(Math.max(ctx.now, instantOf(zone, from, "00:00")));
        if (to) entry.before = new Date(instantOf(zone, addDays(to, 1), "00:00"));
        if (entry.before && entry.before <= entry.after) throw invalid("waiting.to", "Esa fecha ya pasó");
        const made = await enter(tx, inside, entry);
        return readNamedEntry(tx, made.id);
      });
      if (!row) throw notFound("No se encontró la espera");
      return { data: presentWaiting(row), message: "Quedó en la lista de espera" };
    },
  };
}

function checkOpen({ rules }: EnteredPage): void {
  if (!rules.waitingList) throw new DomainError(422, CLOSED);
}

async function nameOf(ctx: TenantCtx, contactId: string): Promise<string> {
  const { name, lastname, pushName, phone } = await contactCard(ctx, contactId);
  return `${name || pushName} ${lastname}`.trim() || phone || "Cliente";
}

type Wish = Pick<NewEntry, "name"> & {
  contactId: string;
  serviceId: string;
  branchId: string;
  specialistId?: string | undefined;
  part: "any" | "morning" | "afternoon";
  isProved: boolean;
};

function entryOf(ctx: TenantCtx, wish: Wish): NewEntry & { after: Date; before: Date | null } {
  const at = new Date(ctx.now);
  return {
    business_id: ctx.businessId,
    id: newId(),
    contact_id: wish.contactId,
    service_id: wish.serviceId,
    branch_id: wish.branchId,
    specialist_id: wish.specialistId ?? null,
    part: wish.part,
    after: at,
    before: null,
    name: wish.name,
    is_proved: wish.isProved,
    created_by: actorName(ctx.actor),
    created_at: at,
    updated_at: at,
  };
}

/** The entry, or the existing one with the same key. */
async function enter(tx: Tx, ctx: TenantCtx, row: NewEntry): Promise<EntryRow> {
  const made = await insertWaiting(tx, row);
  if (made) return wanted(tx, ctx, made);
  const known = row.request_key
    ? await findByRequestKey(tx, row.request_key)
    : row.appointment_id && (await findByAppointment(tx, row.appointment_id));
  if (!known) throw new DomainError(409, "Otra persona está guardando lo mismo. Intenta de nuevo.");
  return known;
}

/** A slot that is free already may match. */
async function wanted(tx: Tx, ctx: TenantCtx, row: EntryRow): Promise<EntryRow> {
  await publish(tx, ctx, OfferWanted, {});
  await announce(tx, ctx, waitingChanged, { waitingId: row.id });
  return row;
}

function keyOf(phone: string, key: string): string {
  return createHash("sha256").update(`${phone} ${key}`).digest("base64url");
}
