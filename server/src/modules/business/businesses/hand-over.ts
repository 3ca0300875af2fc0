// Changes the owner of a business and its Stripe customer: by the team, or claimed with a code (D-17.2).
import type {
  claimBusiness as claimRoute,
  changeBusinessOwner as ownerRoute,
  setStripeCustomer as stripeRoute,
} from "@mostrador/domain/business/businesses/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { giveBusiness, joinBusiness, writeAudit } from "../../ground/identity/index.ts";
import { type BusinessRow, lockBusiness, writeStripeCustomer } from "./business.store.ts";

const UNKNOWN = "No se encontró el negocio";

export async function changeBusinessOwner(ctx: PersonCtx, { params, body }: Call<typeof ownerRoute>) {
  const tenant = ofTeam(ctx, params.id);
  const user = body.user.toLowerCase();
  await transact(tenant, async (tx) => {
    await held(tx);
    await giveBusiness(tx, tenant, user);
  });
  return { data: { _id: tenant.businessId, user }, message: "Usuario cambiado correctamente" };
}

export async function setStripeCustomer(ctx: PersonCtx, { params, body }: Call<typeof stripeRoute>) {
  const tenant = ofTeam(ctx, params.id);
  await transact(tenant, async (tx) => {
    const before = await held(tx);
    if (before.stripe_customer_id === body.stripeCustomerId) return;
    await writeStripeCustomer(tx, body.stripeCustomerId, nextUpdate(tenant, before.updated_at, undefined));
    await writeAudit(tx, tenant, {
      action: "business.stripe",
      summary: "Cambió el cliente de Stripe del negocio",
      details: { from: before.stripe_customer_id, to: body.stripeCustomerId },
    });
  });
  return { data: body, message: "Cliente de Stripe actualizado correctamente" };
}

/** Only for the caller; a code that only grants staff access is refused here. */
export async function claimBusiness(ctx: PersonCtx, { params, body }: Call<typeof claimRoute>) {
  const businessId = params.id.toLowerCase();
  const userId = body.userId.toLowerCase();
  if (userId !== ctx.principal.userId) throw new DomainError(403, "Solo puedes reclamar un negocio para ti");
  const call = { params: { id: userId }, body: { businessId, code: body.code } };
  const { message } = await joinBusiness(ctx, call, "owner");
  return { data: { _id: businessId, user: userId }, message };
}

function ofTeam(ctx: PersonCtx, id: string): TenantCtx {
  return tenantCtx(ctx, id.toLowerCase(), actorOf(ctx.principal));
}

async function held(tx: Tx): Promise<BusinessRow> {
  const row = await lockBusiness(tx);
  if (!row) throw notFound(UNKNOWN);
  return row;
}
