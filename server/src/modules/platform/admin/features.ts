// The team switches features off and on again, for all businesses or for one. What a capability does while its feature
// is off, the capability decides (docs/decisions/0169).
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import type {
  listBusinessFeatures as businessRoute,
  listFeatures as listRoute,
  listOffFeatures as offRoute,
  setBusinessFeature as setBusinessRoute,
  setFeature as setRoute,
} from "@mostrador/domain/platform/admin/features/routes.ts";
import { actorOf, type Ctx, type PersonCtx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { readTogether, transact } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { type Feature, features } from "../../../kernel/features/features.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { businessSettings } from "../../business/businesses/index.ts";
import { writeAudit } from "../../ground/identity/index.ts";
import { businessNames } from "./business-names.ts";
import {
  deleteException,
  readAllExceptions,
  readOwnExceptions,
  readSwitches,
  writeException,
  writeSwitch,
} from "./feature.store.ts";

const MOST_EXCEPTIONS = 200;

export async function listFeatures(ctx: PersonCtx, _call: Call<typeof listRoute>) {
  const [switches, exceptions] = await readTogether(ctx, (tx) =>
    Promise.all([readSwitches(tx), readAllExceptions(tx, MOST_EXCEPTIONS)]),
  );
  const nameOf = await businessNames(
    ctx,
    exceptions.map((row) => row.business_id),
  );
  const data = known(ctx).map((feature) => {
    const row = switches.find((one) => one.feature === feature.key);
    const own = exceptions.filter((one) => one.feature === feature.key);
    return {
      ...feature,
      isOn: row?.is_on ?? true,
      changedBy: row?.changed_by ?? null,
      changedAt: row?.updated_at.toISOString() ?? null,
      exceptions: own.map(({ business_id: _id, is_on }) => ({ business: { _id, name: nameOf(_id) }, isOn: is_on })),
    };
  });
  return { data };
}

export async function setFeature(ctx: PersonCtx, { params, body }: Call<typeof setRoute>) {
  const { key, label } = knownFeature(ctx, params.feature);
  const { isOn } = body;
  await transact(ctx, (tx) => writeSwitch(tx, changeOf(ctx, key, isOn)));
  ctx.log.info({ feature: key, isOn, by: ctx.principal.userId }, "feature switched");
  return { data: { key, isOn }, message: said(label, isOn, "en todos los negocios") };
}

export async function listBusinessFeatures(ctx: PersonCtx, { params }: Call<typeof businessRoute>) {
  const tenant = await openBusiness(ctx, params.id);
  return { data: await readTogether(tenant, (tx) => readStates(tx, tenant)) };
}

export async function setBusinessFeature(ctx: PersonCtx, { params, body }: Call<typeof setBusinessRoute>) {
  const { key, label } = knownFeature(ctx, params.feature);
  const tenant = await openBusiness(ctx, params.id);
  const { isOn } = body;
  const message = isOn === null ? `«${label}» queda como en todos los negocios` : said(label, isOn, "en este negocio");
  const data = await transact(tenant, async (tx, inside) => {
    if (isOn === null) await deleteException(tx, key);
    else await writeException(tx, { business_id: tenant.businessId, ...changeOf(ctx, key, isOn) });
    await writeAudit(tx, inside, { action: "business.feature", summary: message, details: { feature: key, isOn } });
    return readStates(tx, tenant);
  });
  return { data, message };
}

/** Limited people learn of features alone, no row of the business. */
export async function listOffFeatures(ctx: TenantCtx, _call: Call<typeof offRoute>) {
  const states = await readTogether(ctx, (tx) => readStates(tx, ctx));
  return { data: states.filter(({ isOn }) => !isOn).map(({ key }) => key) };
}

async function readStates(tx: Tx, ctx: Ctx) {
  const [switches, exceptions] = await Promise.all([readSwitches(tx), readOwnExceptions(tx)]);
  return known(ctx).map((feature) => {
    const ofAll = switches.find((row) => row.feature === feature.key)?.is_on ?? true;
    const exception = exceptions.find((row) => row.feature === feature.key)?.is_on ?? null;
    return { ...feature, isOn: exception ?? ofAll, exception };
  });
}

function known(ctx: Ctx): readonly Feature[] {
  return [...ctx.fillings.of(features)].sort((one, other) => one.label.localeCompare(other.label, "es"));
}

function knownFeature(ctx: Ctx, key: string): Feature {
  const feature = known(ctx).find((one) => one.key === key);
  if (!feature) throw notFound("Esa función no existe");
  return feature;
}

async function openBusiness(ctx: PersonCtx, id: string): Promise<TenantCtx> {
  const tenant = tenantCtx(ctx, id.toLowerCase(), actorOf(ctx.principal));
  if (!(await businessSettings(tenant))) throw notFound("No se encontró el negocio");
  return tenant;
}

function changeOf(ctx: PersonCtx, feature: string, is_on: boolean) {
  return { feature, is_on, changed_by: ctx.principal.name, updated_at: new Date(ctx.now) };
}

function said(label: string, isOn: boolean, where: string): string {
  return `«${label}» queda ${isOn ? "activa" : "desactivada"} ${where}`;
}
