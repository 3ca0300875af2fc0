// The audiences of the demo's business, and its saved view of the directory.
import { audiences } from "@mostrador/domain/growth/audiences/resource.ts";
import type { TenantCtx } from "../kernel/context.ts";
import { saveContactView } from "../modules/business/contacts/index.ts";
import { audienceActions } from "../modules/growth/audiences/index.ts";

export async function seedAudiences(ctx: TenantCtx, contactIds: readonly string[]): Promise<void> {
  const { businessId } = ctx;
  const create = (audience: object) =>
    audienceActions.create(ctx, { body: { audience: audiences.New.parse({ businessId, ...audience }) } });
  await create({
    name: "Invitados a la inauguración",
    description: "Los primeros en saber de la nueva sucursal.",
    clients: contactIds.slice(0, 12),
  });
  await create({
    name: "Clientes con citas canceladas",
    description: "Para ofrecerles un nuevo horario.",
    filter: { type: ["client"], appointmentStatus: ["cancelada"] },
  });
  const view = { businessId, name: "Clientes por ingresos", address: "tipo=client&orden=-totalRevenue" };
  await saveContactView(ctx, { body: { view } });
}
