// Named views of the directory: the same for everybody who works in the business.
import type { ContactView } from "@mostrador/domain/business/contacts/filter/schema.ts";
import type {
  deleteContactView as deleteRoute,
  listContactViews as listRoute,
  saveContactView as saveRoute,
} from "@mostrador/domain/business/contacts/routes.ts";
import { invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorName, type TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { deleteView, hasRoom, readViews, type ViewRow, writeView } from "./contact-view.store.ts";

export async function listContactViews(ctx: TenantCtx, _: Call<typeof listRoute>) {
  return { data: (await readTogether(ctx, readViews)).map(present) };
}

export async function saveContactView(ctx: TenantCtx, { body: { view } }: Pick<Call<typeof saveRoute>, "body">) {
  const { name, address } = view;
  const row = await transact(ctx, async (tx) => {
    if (!(await hasRoom(tx, name))) throw invalid("view.name", "Puedes guardar hasta 200 vistas");
    const written = { business_id: ctx.businessId, id: newId(), name, address };
    return writeView(tx, { ...written, created_by: actorName(ctx.actor), created_at: new Date(ctx.now) });
  });
  return { data: present(row as ViewRow), message: "Vista guardada" };
}

export async function deleteContactView(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  const gone = await transact(ctx, (tx) => deleteView(tx, params.id));
  if (gone === 0) throw notFound("No se encontró la vista");
  return { data: null, message: "Vista eliminada" };
}

function present(row: ViewRow): ContactView {
  return {
    _id: row.id,
    businessId: row.business_id,
    name: row.name,
    address: row.address,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
  };
}
