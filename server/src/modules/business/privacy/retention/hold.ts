// A legal hold: placed on a contact or on the whole business with its reason, shown, and lifted by a named person.
import { privacyChanged } from "@mostrador/domain/business/privacy/live.ts";
import type {
  liftHold as liftRoute,
  listHolds as listRoute,
  placeHold as placeRoute,
} from "@mostrador/domain/business/privacy/routes.ts";
import { type LegalHold, NO_HOLD } from "@mostrador/domain/business/privacy/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { announce } from "../../../../kernel/live/announce.ts";
import { writeAudit } from "../../../ground/identity/index.ts";
import { lockDataSubject } from "../../contacts/index.ts";
import { endHold, insertHold, type NamedHold, noteWhetherHeld, readHold, readHolds } from "./hold.store.ts";

export async function listHolds(ctx: TenantCtx, _: Call<typeof listRoute>) {
  return { data: (await readTogether(ctx, readHolds)).map(presentHold) };
}

export async function placeHold(ctx: TenantCtx, { body: { hold } }: Pick<Call<typeof placeRoute>, "body">) {
  const { clientId = null, reason } = hold;
  const data = await transact(ctx, async (tx) => {
    // Locks the contact against being deleted meanwhile.
    if (clientId && !(await lockDataSubject(tx, clientId)))
      throw notFound("No se encontró el contacto", "hold.clientId");
    const id = newId();
    const row = { business_id: ctx.businessId, id, contact_id: clientId, reason, since: new Date(ctx.now) };
    if (!(await insertHold(tx, { ...row, placed_by: actorName(ctx.actor) })))
      throw conflict(clientId ? "El contacto ya está en resguardo" : "El negocio ya está en resguardo");
    await noteWhetherHeld(tx);
    const what = clientId ? "un contacto" : "todo el negocio";
    await note(tx, ctx, { action: "legalHold.placed", summary: `Puso ${what} en resguardo legal` }, clientId);
    return presentHold((await readHold(tx, id)) as NamedHold);
  });
  return { data, message: "Resguardo puesto" };
}

export async function liftHold(ctx: TenantCtx, { params }: Call<typeof liftRoute>) {
  const data = await transact(ctx, async (tx) => {
    const before = await readHold(tx, params.id);
    if (!before) throw notFound(NO_HOLD);
    if ((await endHold(tx, params.id, new Date(ctx.now), actorName(ctx.actor))) === 0)
      throw conflict("Este resguardo ya se levantó");
    await noteWhetherHeld(tx);
    await note(tx, ctx, { action: "legalHold.lifted", summary: "Levantó un resguardo legal" }, before.contact_id);
    return presentHold((await readHold(tx, params.id)) as NamedHold);
  });
  return { data, message: "Resguardo levantado" };
}

async function note(tx: Tx, ctx: TenantCtx, entry: { action: string; summary: string }, contactId: string | null) {
  await writeAudit(tx, ctx, { ...entry, ...(contactId ? { subjectId: contactId } : {}) });
  await announce(tx, ctx, privacyChanged, {});
}

export function presentHold(row: NamedHold): LegalHold {
  const name = [row.client_name, row.client_lastname].filter(Boolean).join(" ");
  return {
    _id: row.id,
    client: row.contact_id ? { _id: row.contact_id, name: name || "Sin nombre" } : null,
    reason: row.reason,
    since: row.since.toISOString(),
    placedBy: row.placed_by,
    liftedAt: row.lifted_at?.toISOString() ?? null,
    liftedBy: row.lifted_by,
  };
}
