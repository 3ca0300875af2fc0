// Records that the notice was made available to a contact: by staff, or by the capability that showed it.
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import type { noteProof as noteRoute } from "@mostrador/domain/business/privacy/routes.ts";
import type { Proof } from "@mostrador/domain/business/privacy/schema.ts";
import { conflict, DomainError, invalid } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import {
  addressToTell,
  giveLatest,
  insertProof,
  latestNotice,
  type ProofRow,
  readNoticeAddress,
} from "./notice.store.ts";

export async function noteProof(ctx: TenantCtx, { body: { proof } }: Pick<Call<typeof noteRoute>, "body">) {
  const at = new Date(ctx.now);
  const givenAt = proof.givenAt === undefined ? at : new Date(proof.givenAt);
  if (givenAt > at) throw invalid("proof.givenAt", "La fecha de entrega no puede ser futura");
  const row = await transact(ctx, async (tx) => {
    const latest = await latestNotice(tx);
    if (!latest) throw new DomainError(422, "Publica primero tu aviso de privacidad");
    const written: ProofRow = {
      business_id: ctx.businessId,
      contact_id: proof.clientId,
      version: latest.version,
      channel: "staff",
      through: proof.through,
      given_at: givenAt,
      noted_by: actorName(ctx.actor),
      noted_at: at,
    };
    if (!(await insertProof(tx, written))) throw conflict("Ya está anotado que se le entregó esta versión");
    const summary = `Anotó que entregó el aviso de privacidad (versión ${latest.version})`;
    await writeAudit(tx, ctx, { action: "privacyNotice.given", summary, subjectId: proof.clientId });
    await announce(tx, ctx, privacyChanged, {});
    return written;
  });
  return { data: presentProof(row), message: "Entrega anotada" };
}

export function presentProof({ version, channel, through, given_at, noted_by }: ProofRow): Proof {
  return { version, channel, through, givenAt: given_at.toISOString(), notedBy: noted_by };
}

/** The booking page showed it: recorded once per version, and not at all while none is published. */
export async function noteShown(tx: Tx, ctx: TenantCtx, contactId: string, through: string): Promise<void> {
  const by = actorName(ctx.actor);
  await giveLatest(tx, { contactId, channel: "booking_page", through, at: new Date(ctx.now), by });
}

/** The path of the notice of this business; null before one is published. */
export function noticePath(ctx: TenantCtx): Promise<string | null> {
  return readTogether(ctx, async (tx) => {
    const search = await readNoticeAddress(tx, ctx.businessId);
    return search && `/aviso/${search}`;
  });
}

export type NoticeTeller = ReturnType<typeof createNoticeTeller>;

/** Tells contacts about the notice in their own conversation, where the business wants it. */
export function createNoticeTeller({ publicUrl }: { publicUrl: string }) {
  return {
    /** The address to send to this contact; null when there is nothing to send. */
    addressToTell,
    /** The text to send; the notice counts as given from now on. */
    async tell(tx: Tx, ctx: TenantCtx, contactId: string, search: string): Promise<string | null> {
      const given = { contactId, channel: "message" as const, through: "Mensaje de WhatsApp con el enlace" };
      const isNew = await giveLatest(tx, { ...given, at: new Date(ctx.now), by: actorName(ctx.actor) });
      return isNew ? `Consulta nuestro aviso de privacidad: ${publicUrl.replace(/\/+$/, "")}/aviso/${search}` : null;
    },
  };
}
