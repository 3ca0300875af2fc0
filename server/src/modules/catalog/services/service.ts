// Services: sold by appointment. Branches and specialists are sent next to the service (contract/agenda#services), and
// are rows of their own. A service with appointments is archived instead of deleted.
import { ServiceChanged, services } from "@mostrador/domain/catalog/services/resource.ts";
import type {
  createService as createRoute,
  editService as editRoute,
} from "@mostrador/domain/catalog/services/routes.ts";
import { serviceRests } from "@mostrador/domain/catalog/services/service-rests.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { serviceBranches } from "../../business/branches/index.ts";
import { serviceSpecialists } from "../../business/specialists/index.ts";
import { resourceActions } from "../../ground/files/index.ts";
import { knownProducts, serviceProducts } from "../products/index.ts";

const { texts } = services;

export const serviceActions = resourceActions(services, {
  event: ServiceChanged,
  links: {
    branches: serviceBranches.service,
    specialists: serviceSpecialists.service,
  },
  /** Rests as stored: none while it is always available. */
  columns: ({ isAlwaysAvailable, restSchedules }, before) => {
    const always = isAlwaysAvailable ?? before?.is_always_available === true;
    const rests = restSchedules ?? (always ? {} : undefined);
    return rests ? { rest_schedules: JSON.stringify(serviceRests(rests, always)) } : {};
  },
});

const { insert, update, hold, present, editedText } = serviceActions;

export async function createService(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { service, ...places } = body;
  const data = await transact(ctx, async (tx) => {
    const id = await insert(tx, ctx, { ...service, ...places });
    await nameProducts(tx, ctx, id, service.stockOperations);
    return present(tx, ctx, id);
  });
  return { data, message: texts.created };
}

export async function editService(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const { service, ...places } = body;
  return transact(ctx, async (tx) => {
    const before = await hold(tx, params.id);
    await update(tx, ctx, before, { ...service, ...places });
    if (service.stockOperations) await nameProducts(tx, ctx, params.id, service.stockOperations);
    const message = await editedText(tx, ctx, before, service);
    return { data: await present(tx, ctx, params.id), message };
  });
}

/** A product that a service uses up is archived instead of deleted. */
async function nameProducts(
  tx: Tx,
  ctx: TenantCtx,
  id: string,
  operations: readonly { productId: string }[],
): Promise<void> {
  // one that it used before may be deleted
  const known = await knownProducts(
    tx,
    operations.map(({ productId }) => productId),
  );
  await serviceProducts.service.write(tx, ctx.businessId, id, known);
}
