// Audiences: a fixed list has members and no filter, a dynamic one a filter and no members.
import { audiences, MOST_MEMBERS } from "@mostrador/domain/growth/audiences/resource.ts";
import type { changeMembers as membersRoute } from "@mostrador/domain/growth/audiences/routes.ts";
import { invalid } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { addMembers, audienceContacts, countMembers, removeMembers } from "./member.store.ts";

const LIVING = "Una audiencia viva no lleva contactos elegidos: los encuentra su filtro";

export const audienceActions = resourceActions(audiences, {
  links: { clients: audienceContacts.audience },
  columns: ({ clients, filter }, before) => {
    const isLiving = filter === undefined ? Boolean(before?.filter) : filter !== null;
    if (isLiving && clients && clients.length > 0) throw invalid("audience.clients", LIVING);
    const isOther = before !== undefined && filter !== undefined && isLiving !== Boolean(before.filter);
    if (isOther) throw invalid("audience.filter", "Una audiencia no cambia de fija a viva, ni al revés");
    return {};
  },
});

export async function changeMembers(ctx: TenantCtx, { params: { id }, body }: Call<typeof membersRoute>) {
  const data = await transact(ctx, async (tx) => {
    const before = await audienceActions.hold(tx, id);
    if (before.filter) throw invalid("add", LIVING);
    const removed = await removeMembers(tx, id, body.remove);
    const added = await addMembers(tx, ctx.businessId, id, [...new Set(body.add)]);
    if ((await countMembers(tx, id)) > MOST_MEMBERS) {
      throw invalid("add", `Una audiencia puede tener hasta ${MOST_MEMBERS} contactos elegidos`);
    }
    await audienceActions.changed(tx, ctx, id);
    return { added, removed };
  });
  return { data, message: "Audiencia actualizada correctamente" };
}
