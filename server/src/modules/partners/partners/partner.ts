// Partners as their people and the team read, register and edit them. Another partner reads like one that does not
// exist (D-2.5).

import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type {
  createPartner as createRoute,
  editPartner as editRoute,
  getPartner as getRoute,
  listPartners as listRoute,
} from "@mostrador/domain/partners/partners/routes.ts";
import { type Partner, type PartnerEdit, UsageThresholdSet } from "@mostrador/domain/partners/partners/schema.ts";
import { TRIAL_DAYS } from "@mostrador/domain/partners/partners/subscription.ts";
import type { Updateable } from "kysely";
import type { PersonCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import type { PartnersTables } from "../../../kernel/db/tables/partners.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newCode, newId } from "../../../kernel/id.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { findPerson } from "../../ground/identity/index.ts";
import { isOfTeam, ownPictures, refuseForeignPicture, requirePartner, shown, UNKNOWN_PARTNER } from "./own-partner.ts";
import {
  insertPartner,
  isCodeTaken,
  type PartnerRow,
  partnerOf,
  readPartner,
  readPartners,
  subscriptionColumns,
  updatePartner,
} from "./partner.store.ts";
import { join } from "./partner-people.ts";
import { partnerStarted } from "./partner-slots.ts";
import { presentPartners, subscriptionOf } from "./present-partner.ts";

const CODE_LENGTH = 10;
const DAY = 86_400_000;

export async function listPartners(ctx: PersonCtx, { query }: Call<typeof listRoute>) {
  const { search, limit, page } = query;
  return transact(ctx, async (tx) => {
    const rows = isOfTeam(ctx)
      ? await readPartners(tx, { search, limit: limit + 1, offset: (page - 1) * limit })
      : await ownPartner(tx, ctx, page);
    const data = await presentPartners(tx, ctx, rows.slice(0, limit));
    return { data, next: rows.length > limit ? String(page + 1) : null };
  });
}

async function ownPartner(tx: Tx, ctx: PersonCtx, page: number): Promise<PartnerRow[]> {
  const id = await partnerOf(tx, ctx.principal.userId);
  const row = id && page === 1 ? await readPartner(tx, id) : undefined;
  return row ? [row] : [];
}

export async function getPartner(ctx: PersonCtx, { params }: Call<typeof getRoute>) {
  return { data: await transact(ctx, async (tx) => shown(tx, ctx, await requirePartner(tx, ctx, params.id))) };
}

/** A person registers one for themselves, on the free plan; the team registers any (contract/partners#start). */
export async function registerPartner(ctx: PersonCtx, { body }: Call<typeof createRoute>) {
  return { data: await createPartner(ctx, body.partner), message: "Partner registrado correctamente" };
}

type PartnerDraft = Call<typeof createRoute>["body"]["partner"];

type Making = {
  id?: string;
  /** Of the draft in its body, with a dot at its end. */
  path?: string;
  /** The subscription that Stripe has begun. */
  subscription?: Updateable<PartnersTables["partners"]>;
};

/** 403 for a person who did not confirm their address, 409 for a code that is taken. */
export async function checkDraft(ctx: PersonCtx, draft: PartnerDraft, { path = "partner." }: Making): Promise<void> {
  firstPerson(ctx, draft.userId?.toLowerCase());
  await transact(ctx, async (tx) => {
    await refuseUnconfirmed(tx, ctx);
    await refuseTakenCode(tx, draft.partnerCode, newId(), path);
  });
}

export function createPartner(ctx: PersonCtx, draft: PartnerDraft, making: Making = {}): Promise<Partner> {
  const { id = newId(), path = "partner.", subscription = {} } = making;
  const first = firstPerson(ctx, draft.userId?.toLowerCase());
  const at = new Date(ctx.now);
  return transact(ctx, async (tx) => {
    await refuseUnconfirmed(tx, ctx);
    await refuseTakenCode(tx, draft.partnerCode, id, path);
    if (draft.branding) await ownPictures(tx, draft.branding, id, `${path}branding`);
    await refuseForeignPicture(tx, draft.image, id, `${path}image`);
    await insertPartner(tx, {
      ...columnsOf(draft),
      id,
      name: draft.name,
      description: draft.description,
      whatsapp: draft.whatsapp,
      partner_code: draft.partnerCode ?? newCode(CODE_LENGTH),
      branding: JSON.stringify(draft.branding ?? {}),
      subscription_status: "trialing",
      subscription_plan: "hobby",
      subscription_end: new Date(ctx.now + TRIAL_DAYS * DAY),
      created_at: at,
      updated_at: at,
      ...subscription,
    });
    if (first) await join(tx, ctx, id, first);
    for (const start of ctx.fillings.of(partnerStarted)) await start(tx, ctx, { partnerId: id, plan: "hobby" });
    const row = await readPartner(tx, id);
    if (!row) throw notFound(UNKNOWN_PARTNER);
    return shown(tx, ctx, row);
  });
}

/** Only the team names another person, or nobody. */
function firstPerson(ctx: PersonCtx, named: string | undefined): string | undefined {
  const { userId } = ctx.principal;
  if (isOfTeam(ctx) || named === undefined || named === userId) return isOfTeam(ctx) ? named : userId;
  throw new DomainError(403, "Solo puedes registrar un partner para ti");
}

/** Read now, not from the session: they may just have opened the link. */
async function refuseUnconfirmed(tx: Tx, ctx: PersonCtx): Promise<void> {
  if (isOfTeam(ctx) || (await findPerson(tx, ctx.principal.userId))?.email_verified) return;
  throw new DomainError(403, "Confirma tu correo para registrar un partner");
}

export async function editPartner(ctx: PersonCtx, { params, body }: Call<typeof editRoute>) {
  const { updatedAt, subscription, level, ...fields } = body.partner;
  const data = await transact(ctx, async (tx) => {
    const before = await requirePartner(tx, ctx, params.id, { hold: true });
    refuseOfTeam(ctx, before, { level, subscription });
    const at = nextUpdate(ctx, before.updated_at, updatedAt);
    const ofTeam = isOfTeam(ctx)
      ? { ...(level && { level }), ...(subscription && subscriptionColumns(subscription)) }
      : {};
    await refuseTakenCode(tx, fields.partnerCode, before.id);
    if (fields.image) await refuseForeignPicture(tx, fields.image, before.id, "partner.image");
    await updatePartner(tx, before.id, { ...columnsOf(fields), ...ofTeam }, at);
    const threshold = isOfTeam(ctx) ? subscription?.usageThresholdCents : undefined;
    if (threshold !== undefined && threshold !== before.usage_threshold_cents)
      await publish(tx, ctx, UsageThresholdSet, { partnerId: before.id });
    return shown(tx, ctx, await requirePartner(tx, ctx, before.id));
  });
  const message =
    subscription && isOfTeam(ctx) ? "Suscripción actualizada correctamente" : "Partner actualizado correctamente";
  return { data, message };
}

/** The form of a partner sends the whole object back (D-1.4): what is as stored is read over, a change is refused. */
function refuseOfTeam(ctx: PersonCtx, before: PartnerRow, { level, subscription }: PartnerEdit): void {
  if (isOfTeam(ctx)) return;
  if (level !== undefined && level !== before.level) throw ofTeamAlone("partner.level", "El nivel");
  const stored: Record<string, unknown> = subscriptionOf(before);
  for (const [key, value] of Object.entries(subscription ?? {})) {
    if (value !== undefined && value !== stored[key])
      throw ofTeamAlone(`partner.subscription.${key}`, "La suscripción");
  }
}

function ofTeamAlone(path: string, what: string): DomainError {
  const message = `${what} solo la cambia el equipo de Mostrador`.replace("El nivel solo la", "El nivel solo lo");
  return new DomainError(403, message, { errors: [{ path, message }] });
}

/** Said with its field; the database refuses the second of two at the same moment. */
async function refuseTakenCode(tx: Tx, code: string | undefined, exceptId: string, path = "partner."): Promise<void> {
  const message = "Ese código ya lo usa otro partner";
  if (code && (await isCodeTaken(tx, code, exceptId)))
    throw new DomainError(409, message, { errors: [{ path: `${path}partnerCode`, message }] });
}

/** Writes only the fields that the edit has. */
function columnsOf(fields: Omit<PartnerEdit, "level" | "subscription" | "updatedAt">) {
  const columns = {
    name: fields.name,
    description: fields.description,
    partner_code: fields.partnerCode,
    whatsapp: fields.whatsapp,
    country_code: fields.countryCode,
    image: fields.image,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
