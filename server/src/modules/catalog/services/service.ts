// Services: sold by appointment. Branches and specialists are sent next to the service (contract/agenda#services), and
// are rows of their own. A service with appointments is archived instead of deleted.
import { services } from "@mostrador/domain/catalog/services/resource.ts";
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
import { namesService } from "./names-service.ts";

const { texts } = services;

const usual = resourceActions(services, {
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

const { insert, update, hold, present } = usual;

export const serviceActions: typeof usual = {
  ...usual,
  /** The answer says what still names it (D-17.20). */
  async archive(ctx, call) {
    return transact(ctx, async (tx, inside) => {
      const { data, message } = await usual.archive(inside, call);
      if (!call.query.archive) return { data, message };
      const places = await namedBy(tx, inside, call.params.id);
      return { data, message: places ? `${message}. Todavía lo usan: ${places}.` : message };
    });
  },
  async remove(ctx, call) {
    return transact(ctx, async (tx, inside) => {
      const places = await namedBy(tx, inside, call.params.id);
      const { data, message } = await usual.remove(inside, call);
      const isKept = data.isArchived && places !== "";
      return {
        data,
        message: isKept ? `El servicio se archivó en vez de eliminarse. Todavía lo usan: ${places}.` : message,
      };
    });
  },
};

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
  const data = await transact(ctx, async (tx) => {
    await update(tx, ctx, await hold(tx, params.id), { ...service, ...places });
    if (service.stockOperations) await nameProducts(tx, ctx, params.id, service.stockOperations);
    return present(tx, ctx, params.id);
  });
  return { data, message: texts.edited };
}

/** Empty where nothing does. */
async function namedBy(tx: Tx, ctx: TenantCtx, id: string): Promise<string> {
  const places = await Promise.all(ctx.fillings.of(namesService).map((read) => read(tx, id)));
  const all = places.flat();
  const rest = all.length - MOST_PLACES;
  return [...all.slice(0, MOST_PLACES), ...(rest > 0 ? [`${rest} más`] : [])].join(", ");
}

const MOST_PLACES = 4;

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
