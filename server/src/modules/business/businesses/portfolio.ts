// The businesses of a partner with their state and credits, and all of them for the team. The ids come from a narrow
// function that asks who calls; each row is then read in its own business.
import type {
  adminEditBusiness as editRoute,
  listPortfolio as listRoute,
} from "@mostrador/domain/business/businesses/routes.ts";
import { type PortfolioBusiness, SubscriptionEndMoved } from "@mostrador/domain/business/businesses/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { slug } from "@mostrador/domain/kit/text.ts";
import { actorOf, type PersonCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { nextUpdate } from "../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { inParallel } from "../../../kernel/in-parallel.ts";
import { publish } from "../../../kernel/queue/queue.ts";
import { readOwners, writeAudit } from "../../ground/identity/index.ts";
import { lockBusiness, readBusiness, readPortfolioIds, writeTerms } from "./business.store.ts";
import { businessFigures } from "./business.ts";
import { setBusinessPartner } from "./business-partner.ts";

const AT_ONCE = 4;
const UNKNOWN = "No se encontró el negocio";

export async function listPortfolio(ctx: PersonCtx, { query }: Call<typeof listRoute>) {
  const { search, partnerId = null, page, limit } = query;
  const asked = { words: wordsOf(search), address: search.toLowerCase(), partnerId, limit, offset: (page - 1) * limit };
  const { ids, total } = await transact(ctx, (tx) => readPortfolioIds(tx, asked));
  const isOfTeam = ctx.principal.role === "admin";
  const found = await inParallel(ids, AT_ONCE, (id) => cardOf(tenantCtx(ctx, id, actorOf(ctx.principal)), isOfTeam));
  const data = found.filter((card) => card !== undefined);
  return { data, next: page * limit < total ? String(page + 1) : null };
}

/** An id stays as it is; a telephone number loses its signs; everything else reads like an address. */
function wordsOf(search: string): string {
  if (/^[0-9a-f-]{36}$/i.test(search)) return search.toLowerCase();
  const digits = search.replace(/[\s()+.-]/g, "");
  return /^\d{4,}$/.test(digits) ? digits : slug(search);
}

export async function adminEditBusiness(ctx: PersonCtx, { params, body }: Call<typeof editRoute>) {
  const tenant = tenantCtx(ctx, params.id.toLowerCase(), actorOf(ctx.principal));
  const { partner, ...terms } = body.business;
  await transact(tenant, async (tx, inside) => {
    const before = await lockBusiness(tx);
    if (!before) throw notFound(UNKNOWN);
    if (partner !== undefined) await setBusinessPartner(inside, partner === null ? null : partner.toLowerCase());
    if (Object.values(terms).every((value) => value === undefined)) return;
    const now = (await readBusiness(tx)) ?? before;
    await writeTerms(tx, terms, nextUpdate(tenant, now.updated_at, undefined));
    if (terms.endSubscription) await publish(tx, inside, SubscriptionEndMoved, {});
    await writeAudit(tx, tenant, {
      action: "business.terms",
      summary: "El equipo de Mostrador cambió la vigencia o el modo de pago",
      details: { ...terms, before: { paymentMode: before.payment_mode, paymentLevel: before.payment_level } },
    });
  });
  const data = await cardOf(tenant, true);
  if (!data) throw notFound(UNKNOWN);
  return { data, message: "Negocio actualizado correctamente" };
}

async function cardOf(ctx: TenantCtx, isOfTeam: boolean): Promise<PortfolioBusiness | undefined> {
  const [row, owners, ...figures] = await readTogether(ctx, (tx) =>
    Promise.all([readBusiness(tx), readOwners(tx), ...ctx.fillings.of(businessFigures).map((count) => count(tx))]),
  );
  if (!row) return undefined;
  const { credits, balanceMXN = 0, isConfigured = false, isConnected = false } = Object.assign({}, ...figures);
  const [owner] = owners;
  return {
    _id: row.business_id,
    name: row.name,
    logo: row.logo,
    whatsapp: row.whatsapp,
    countryCode: row.country_code,
    isWorking: row.is_working,
    partner: row.partner_id,
    user: owner ? { _id: owner.user_id, name: owner.name, email: owner.email } : null,
    stripeCustomerId: isOfTeam ? row.stripe_customer_id : null,
    paymentMode: row.payment_mode,
    paymentLevel: row.payment_level,
    balanceMXN,
    credits: credits ?? { gptModel: 0, reasoningModel: 0 },
    aiConfig: { isConfigured, isConnected },
    endSubscription: row.end_subscription.toISOString(),
    createdAt: row.created_at.toISOString(),
  };
}
