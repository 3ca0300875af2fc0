// The owner's settings of the booking page. The page gets its address when it is switched on first, and keeps it: it
// may be printed on paper.

import { pageAddressOf } from "@mostrador/domain/business/businesses/page-address.ts";
import { reservationSettingsChanged } from "@mostrador/domain/growth/reservations/live.ts";
import type {
  editReservationSettings as editRoute,
  getReservationSettings as getRoute,
} from "@mostrador/domain/growth/reservations/routes.ts";
import type { ReservationSettings, ReservationSettingsEdit } from "@mostrador/domain/growth/reservations/schema.ts";
import { DEFAULT_RULES, type ReservationRules } from "@mostrador/domain/growth/reservations/settings.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate, versionSent } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { knownBranches } from "../../business/branches/index.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { knownSpecialists } from "../../business/specialists/index.ts";
import { knownServices } from "../../catalog/services/index.ts";
import { noteBlindEdit } from "../../ground/identity/index.ts";
import {
  claimAddress,
  lockSettings,
  readAddress,
  readSettings,
  type SettingsRow,
  type SettingsWrite,
  updateSettings,
} from "./settings.store.ts";

const MOST_NAMESAKES = 200;

export function settingsActions({ publicUrl }: { publicUrl: string }) {
  async function present(tx: Tx, ctx: TenantCtx, row: SettingsRow | undefined): Promise<ReservationSettings> {
    const rules = rulesOf(row);
    // deleted rows that were hidden cannot be sent back
    const [search, hiddenServices, hiddenSpecialists, hiddenBranches] = await Promise.all([
      readAddress(tx, ctx.businessId),
      knownServices(tx, rules.hiddenServices),
      knownSpecialists(tx, rules.hiddenSpecialists),
      knownBranches(tx, rules.hiddenBranches),
    ]);
    return {
      ...rules,
      hiddenServices,
      hiddenSpecialists,
      hiddenBranches,
      search,
      url: search && urlOf(publicUrl, search),
      updatedAt: row?.updated_at.toISOString() ?? null,
    };
  }

  return {
    async getSettings(ctx: TenantCtx, _call?: Call<typeof getRoute>) {
      return { data: await transact(ctx, async (tx) => present(tx, ctx, await readSettings(tx))) };
    },

    async editSettings(ctx: TenantCtx, { body }: Pick<Call<typeof editRoute>, "body">) {
      const { updatedAt, ...edit } = body.settings;
      const business = await businessSettings(ctx);
      const data = await transact(ctx, async (tx, inside) => {
        const before = await readSettings(tx);
        const sent = versionSent(Boolean(before), updatedAt);
        const row = await lockSettings(tx, ctx.businessId, new Date(ctx.now));
        checkEmbed({ ...rulesOf(row), ...edit });
        const set = { ...columnsOf(edit), updated_at: nextUpdate(ctx, row.updated_at, sent) };
        const written = await updateSettings(tx, set);
        if (written.is_on) await ensureAddress(tx, ctx, business?.name ?? "");
        if (before)
          await noteBlindEdit(tx, inside, sent, {
            action: "reservationSettings.edited",
            what: "los ajustes de la página de reservaciones",
            details: {},
          });
        await announce(tx, inside, reservationSettingsChanged, {});
        return present(tx, ctx, written);
      });
      return { data, message: "Configuración actualizada correctamente" };
    },
  };
}

/** The current settings, with the defaults. */
function rulesOf(row: SettingsRow | undefined): ReservationRules {
  if (!row) return DEFAULT_RULES;
  return {
    isOn: row.is_on,
    hiddenServices: row.hidden_services,
    hiddenSpecialists: row.hidden_specialists,
    hiddenBranches: row.hidden_branches,
    daysAhead: row.days_ahead,
    noticeHours: row.notice_hours,
    cancelHours: row.cancel_hours,
    choosesSpecialist: row.chooses_specialist,
    welcome: row.welcome,
    withoutCode: row.without_code,
    embed: row.embed,
    embedOrigins: row.embed_origins,
    waitingList: row.waiting_list,
    holdMinutes: row.hold_minutes,
  };
}

/** The path of the booking page; null while it is switched off. */
export async function bookingPath(ctx: TenantCtx): Promise<string | null> {
  return readTogether(ctx, async (tx) => {
    const [row, search] = await Promise.all([readSettings(tx), readAddress(tx, ctx.businessId)]);
    return rulesOf(row).isOn && search ? `/reservar/${search}` : null;
  });
}

/** For callers who may not see the settings: only what the page shows. */
export async function reservationRules(ctx: TenantCtx): Promise<ReservationRules> {
  return rulesOf(await readTogether(ctx, readSettings));
}

/** '' where the page is switched off. */
export async function publicPageUrl(ctx: TenantCtx): Promise<string> {
  return readTogether(ctx, async (tx) => {
    const [settings, search] = await Promise.all([readSettings(tx), readAddress(tx, ctx.businessId)]);
    return rulesOf(settings).isOn && search ? urlOf(ctx.publicUrl, search) : "";
  });
}

function urlOf(publicUrl: string, search: string): string {
  return `${publicUrl.replace(/\/+$/, "")}/reservar/${search}`;
}

function checkEmbed({ embed, embedOrigins }: ReservationRules): void {
  if (embed === "listed" && embedOrigins.length === 0)
    throw invalid("settings.embedOrigins", "Escribe al menos un sitio donde se pueda mostrar la página");
}

/** The name of the business, or with a number after it where another one was first. */
async function ensureAddress(tx: Tx, ctx: TenantCtx, name: string): Promise<void> {
  if (await readAddress(tx, ctx.businessId)) return;
  const plain = pageAddressOf(name);
  for (let number = 1; number <= MOST_NAMESAKES; number += 1) {
    if (await claimAddress(tx, number === 1 ? plain : `${plain}-${number}`, ctx.businessId)) return;
  }
  await claimAddress(tx, `${plain}-${ctx.businessId}`, ctx.businessId);
}

function columnsOf(edit: Omit<ReservationSettingsEdit, "updatedAt">): SettingsWrite {
  const json = (value: unknown) => (value === undefined ? undefined : JSON.stringify(value));
  const columns = {
    is_on: edit.isOn,
    hidden_services: json(edit.hiddenServices),
    hidden_specialists: json(edit.hiddenSpecialists),
    hidden_branches: json(edit.hiddenBranches),
    days_ahead: edit.daysAhead,
    notice_hours: edit.noticeHours,
    cancel_hours: edit.cancelHours,
    chooses_specialist: edit.choosesSpecialist,
    welcome: edit.welcome,
    without_code: edit.withoutCode,
    embed: edit.embed,
    embed_origins: json(edit.embedOrigins),
    waiting_list: edit.waitingList,
    hold_minutes: edit.holdMinutes,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
