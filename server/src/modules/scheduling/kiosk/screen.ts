// What a tablet shows, and an arrival: number and code are right, or the one answer for both. Tries are limited by
// tablet and by number. An arrival is the same change of status as that of the desk.
import { canonicalPhone, canonicalWaId } from "@mostrador/domain/business/contacts/phone.ts";
import { conflict, DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { localOf } from "@mostrador/domain/kit/time.ts";
import { sayTime } from "@mostrador/domain/kit/words/say-date.ts";
import {
  byLikelihood,
  type Coming,
  EARLIEST_MINUTES,
  NOT_FOUND,
  refuseArrival,
  sayArrival,
} from "@mostrador/domain/scheduling/kiosk/arrival.ts";
import type { arrive as arriveRoute, showKiosk as showRoute } from "@mostrador/domain/scheduling/kiosk/routes.ts";
import { type KioskScreen, MOST_SHOWN, NO_KIOSK } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import { shownName } from "@mostrador/domain/scheduling/kiosk/shown-name.ts";
import { type PublicCtx, type SystemCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import { refuseWhenOff } from "../../../kernel/features/features.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { businessCard } from "../../business/businesses/index.ts";
import { limitTries } from "../../ground/identity/index.ts";
import { changeStatus, holdAppointments } from "../appointments/index.ts";
import type { ArrivalCodes } from "./arrival-code.ts";
import { type ComingRow, readCountryCode, readNext, readOfNumber } from "./coming.store.ts";
import { KIOSK } from "./feature.ts";
import { hashOf } from "./link.ts";
import { holdTablet, type NamedTablet, readTablet, tabletAt } from "./tablet.store.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** How far away an appointment may be that is still named: 'tu cita es el viernes'. */
const NAMED = { beforeMs: 7 * DAY_MS, afterMs: 60 * DAY_MS, most: 60 };

/** Four digits are guessed in 10,000 tries: a number has few, and a tablet as many as a busy reception needs. */
const LIMITS = {
  number: [
    { most: 6, withinMs: 15 * MINUTE_MS },
    { most: 20, withinMs: DAY_MS },
  ],
  tablet: [
    { most: 40, withinMs: 10 * MINUTE_MS },
    { most: 600, withinMs: DAY_MS },
  ],
};

type OpenTablet = { ctx: TenantCtx; tablet: NamedTablet };

/** 404 for an unknown link, and one that was withdrawn. */
export async function openTablet(ctx: SystemCtx, token: string): Promise<OpenTablet> {
  const hash = hashOf(token);
  const found = hash && (await readTogether(ctx, (tx) => tabletAt(tx, hash)));
  if (!found) throw notFound(NO_KIOSK);
  const inside = tenantCtx(ctx, found.businessId, { kind: "system", name: "Tableta de recepción" });
  const tablet = await readTogether(inside, (tx) => readTablet(tx, found.id));
  if (tablet?.secret_hash !== hash) throw notFound(NO_KIOSK);
  await refuseWhenOff(inside, KIOSK);
  return { ctx: inside, tablet: tablet as NamedTablet };
}

export function kioskScreens(codes: ArrivalCodes) {
  return {
    async show(ctx: PublicCtx, { params }: Pick<Call<typeof showRoute>, "params">): Promise<{ data: KioskScreen }> {
      const { ctx: inside, tablet } = await openTablet(ctx, params.token);
      const [now, soon] = [new Date(ctx.now), new Date(ctx.now + EARLIEST_MINUTES * MINUTE_MS)];
      const [business, rows] = await readTogether(inside, (tx) =>
        Promise.all([businessCard(tx), readNext(tx, tablet.branch_id, now, soon, MOST_SHOWN)]),
      );
      const { name, logo, color } = business;
      const next = rows.map((row) => ({
        name: nameOf(row),
        time: sayTime(localOf(row.zone, row.starts.getTime()).time),
        specialist: row.specialist_name,
        isHere: row.status === "asistida",
      }));
      const { branch_name: branchName, theme, zone } = tablet;
      return { data: { business: { name, logo, color }, branchName, theme, zone, next } };
    },

    async arrive(ctx: PublicCtx, { params, body }: Pick<Call<typeof arriveRoute>, "params" | "body">) {
      const { ctx: opened, tablet } = await openTablet(ctx, params.token);
      const { whatsapp, code } = body.arrival;
      const country = await readTogether(opened, readCountryCode);
      const phones = [...new Set([canonicalPhone(country, whatsapp), canonicalWaId(whatsapp)])];
      const limit = (by: keyof typeof LIMITS, who: string[]) =>
        LIMITS[by].map(({ most, withinMs }) => ({
          ...{ what: `kiosk arrival by ${by} in ${withinMs}`, who: [opened.businessId, ...who] },
          ...{ most, withinMs },
        }));
      await limitTries(ctx, [...limit("number", phones.slice(0, 1)), ...limit("tablet", [tablet.id])]);
      const actor = { kind: "system", name: `Tableta ${tablet.name}` } as const;
      const data = await transact(tenantCtx(ctx, opened.businessId, actor), async (tx, inside) => {
        // a link that is withdrawn meanwhile lets nobody in
        const held = await holdTablet(tx, tablet.id);
        if (!held || held.secret_hash !== tablet.secret_hash) throw notFound(NO_KIOSK);
        const at = { branchId: held.branch_id, now: ctx.now };
        const find = async () => {
          const [from, to] = [new Date(ctx.now - NAMED.beforeMs), new Date(ctx.now + NAMED.afterMs)];
          const rows = await readOfNumber(tx, phones, from, to, NAMED.most);
          return visitsOf(rows.filter((row) => codes.codeOf(inside.businessId, idsOf(row)) === code)).sort(
            byLikelihood(at),
          );
        };
        const locked = (await find()).flatMap(({ rows }) => rows.map(({ id }) => id));
        if (locked.length === 0) throw new DomainError(422, NOT_FOUND);
        await holdAppointments(tx, locked);
        // as it is now: it may have been cancelled or moved before the lock
        const [visit] = await find();
        if (!visit) throw new DomainError(422, NOT_FOUND);
        const refusal = refuseArrival(visit, at);
        if (refusal) throw conflict(refusal);
        for (const id of visit.open.map((row) => row.id).sort()) await changeStatus(inside, id, "asistida");
        const [first] = visit.open as [ComingRow, ...ComingRow[]];
        return { name: givenName(first), text: sayArrival(visit, first.specialist_name, ctx.now) };
      });
      return { data, message: "Llegaste" };
    },
  };
}

/** Appointments of one visit; `open`: those whose client may still arrive. */
type Visit = Coming & { rows: ComingRow[]; open: ComingRow[] };

function visitsOf(rows: readonly ComingRow[]): Visit[] {
  const groups = new Map<string, ComingRow[]>();
  for (const row of rows) {
    const key = `${row.visit_id ?? row.id} ${row.branch_id}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].map((all) => {
    const open = all.filter(({ status }) => status === "agendada" || status === "confirmada");
    const shown = (open.length > 0 ? open : all) as [ComingRow, ...ComingRow[]];
    const [first] = shown;
    return {
      ...{ branchId: first.branch_id, branchName: first.branch_name, zone: first.zone, status: first.status },
      start: first.starts.getTime(),
      end: Math.max(...shown.map(({ ends }) => ends.getTime())),
      rows: all,
      open,
    };
  });
}

function idsOf({ id, visit_id }: ComingRow) {
  return { id, visitId: visit_id };
}

function nameOf({ attendee_name, client_name, client_lastname, client_push_name }: ComingRow): string {
  if (attendee_name) return shownName(attendee_name);
  return client_name ? shownName(client_name, client_lastname ?? "") : shownName(client_push_name ?? "");
}

function givenName(row: ComingRow): string {
  return nameOf(row).replace(/ \p{L}\.$/u, "");
}
