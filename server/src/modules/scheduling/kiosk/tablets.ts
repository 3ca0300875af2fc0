// The tablets of a business: made, changed, their links withdrawn and renewed. Each step of a link is in the log.
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { kioskChanged } from "@mostrador/domain/scheduling/kiosk/live.ts";
import type {
  createTablet as createRoute,
  deleteTablet as deleteRoute,
  editTablet as editRoute,
  renewTablet as renewRoute,
  withdrawTablet as withdrawRoute,
} from "@mostrador/domain/scheduling/kiosk/routes.ts";
import { MOST_TABLETS, NO_TABLET, type Tablet, TOO_MANY } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { newId } from "../../../kernel/id.ts";
import { announce } from "../../../kernel/live/announce.ts";
import { noteBlindEdit, writeAudit } from "../../ground/identity/index.ts";
import { hashOf, kioskUrl, newToken } from "./link.ts";
import {
  deleteTabletRow,
  insertTablet,
  lockTablet,
  type NamedTablet,
  readTablet,
  readTablets,
  type TabletRow,
  updateTablet,
} from "./tablet.store.ts";

export async function listTablets(ctx: TenantCtx) {
  return { data: (await readTogether(ctx, readTablets)).map(presentTablet) };
}

export async function createTablet(ctx: TenantCtx, { body: { tablet } }: Pick<Call<typeof createRoute>, "body">) {
  const [id, token, at] = [newId(), newToken(), new Date(ctx.now)];
  const data = await transact(ctx, async (tx) => {
    if ((await readTablets(tx)).length >= MOST_TABLETS) throw conflict(TOO_MANY);
    await insertTablet(tx, {
      ...{ business_id: ctx.businessId, id, branch_id: tablet.branchId, name: tablet.name, theme: tablet.theme },
      ...{ secret_hash: hashOf(token) as string, created_at: at, updated_at: at },
    });
    return tell(tx, ctx, id, "created", (name) => `Creó la tableta de recepción ${name}`);
  });
  return { data: { ...data, url: kioskUrl(ctx.publicUrl, token) }, message: "Tableta creada" };
}

export async function editTablet(ctx: TenantCtx, { params, body }: Pick<Call<typeof editRoute>, "params" | "body">) {
  const { branchId, name, theme, updatedAt } = body.tablet;
  const data = await transact(ctx, async (tx) => {
    const before = await lock(tx, params.id);
    const updated_at = nextUpdate(ctx, before.updated_at, updatedAt);
    await updateTablet(tx, before.id, {
      branch_id: branchId ?? before.branch_id,
      name: name ?? before.name,
      theme: theme ?? before.theme,
      updated_at,
    });
    await noteBlindEdit(tx, ctx, updatedAt, {
      ...{ action: "kiosk.edited", what: "la tableta de recepción", details: { tabletId: before.id } },
    });
    return presentTablet(await announced(tx, ctx, before.id));
  });
  return { data, message: "Tableta guardada" };
}

/** The link before it stops at once. */
export async function renewTablet(ctx: TenantCtx, { params }: Pick<Call<typeof renewRoute>, "params">) {
  const token = newToken();
  const data = await transact(ctx, async (tx) => {
    const before = await lock(tx, params.id);
    await updateTablet(tx, before.id, {
      secret_hash: hashOf(token) as string,
      updated_at: nextUpdate(ctx, before.updated_at, undefined),
    });
    return tell(tx, ctx, before.id, "renewed", (name) => `Renovó el enlace de la tableta de recepción ${name}`);
  });
  return { data: { ...data, url: kioskUrl(ctx.publicUrl, token) }, message: "Enlace nuevo" };
}

export async function withdrawTablet(ctx: TenantCtx, { params }: Pick<Call<typeof withdrawRoute>, "params">) {
  const data = await transact(ctx, async (tx) => {
    const before = await lock(tx, params.id);
    const updated_at = nextUpdate(ctx, before.updated_at, undefined);
    await updateTablet(tx, before.id, { secret_hash: null, updated_at });
    return tell(tx, ctx, before.id, "withdrawn", (name) => `Retiró el enlace de la tableta de recepción ${name}`);
  });
  return { data, message: "Enlace retirado: la tableta ya no sirve" };
}

export async function deleteTablet(ctx: TenantCtx, { params }: Pick<Call<typeof deleteRoute>, "params">) {
  await transact(ctx, async (tx) => {
    const before = await lock(tx, params.id);
    await deleteTabletRow(tx, before.id);
    await writeAudit(tx, ctx, {
      action: "kiosk.deleted",
      summary: `Eliminó la tableta de recepción ${before.name}`,
      details: { tabletId: before.id },
    });
    await announce(tx, ctx, kioskChanged, { tabletId: before.id });
  });
  return { data: null, message: "Tableta eliminada" };
}

async function lock(tx: Tx, id: string): Promise<TabletRow> {
  const row = await lockTablet(tx, id);
  if (!row) throw notFound(NO_TABLET);
  return row;
}

/** Writes the step to the log, tells open screens, and returns the tablet as it is now. An edit is no step. */
async function tell(tx: Tx, ctx: TenantCtx, id: string, step: string, summaryOf: (name: string) => string) {
  const row = await announced(tx, ctx, id);
  const summary = `${summaryOf(row.name)}, de ${row.branch_name}`;
  await writeAudit(tx, ctx, { action: `kiosk.${step}`, summary, details: { tabletId: id } });
  return presentTablet(row);
}

async function announced(tx: Tx, ctx: TenantCtx, id: string): Promise<NamedTablet> {
  const row = await readTablet(tx, id);
  if (!row) throw notFound(NO_TABLET);
  await announce(tx, ctx, kioskChanged, { tabletId: id });
  return row;
}

function presentTablet(row: NamedTablet): Tablet {
  return {
    _id: row.id,
    businessId: row.business_id,
    branchId: row.branch_id,
    branchName: row.branch_name,
    name: row.name,
    theme: row.theme,
    isActive: row.secret_hash !== null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
