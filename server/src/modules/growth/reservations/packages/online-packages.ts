// The packages of sessions that strangers may buy, as the public page and an assistant show them.
import type { CatalogueItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import { isSoldOnline, type SessionPackage } from "@mostrador/domain/money/packages/resource.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { allServices } from "../../../catalog/services/index.ts";
import { packageItems, sessionPackageActions } from "../../../money/packages/index.ts";
import { isSellerConnected } from "../../../scheduling/payments/index.ts";
import { publicPageUrl } from "../settings.ts";

/** Null: it does not exist, or it is not sold online. */
export async function onlinePackage(ctx: TenantCtx, id: string): Promise<SessionPackage | null> {
  try {
    const { data } = await sessionPackageActions.get(ctx, { params: { id } });
    return isSoldOnline(data) ? data : null;
  } catch (error) {
    if (error instanceof DomainError && error.status === 404) return null;
    throw error;
  }
}

/** Empty where nothing can be paid online. */
export async function onlinePackages(ctx: TenantCtx) {
  const open = (await sessionPackageActions.all(ctx)).filter(isSoldOnline);
  if (open.length === 0 || !(await isSellerConnected(ctx))) return [];
  const namesOf = await servicesIn(ctx);
  return open.map((one) => {
    const { _id, name, sessions, price } = one;
    return { _id, name, sessions, price, services: namesOf(one) };
  });
}

export async function servicesIn(ctx: TenantCtx): Promise<(one: SessionPackage) => string[]> {
  const services = await allServices(ctx);
  return ({ services: ids }) => services.filter(({ _id }) => ids.includes(_id)).map(({ name }) => name);
}

/** All packages on sale; with their page where they are sold online. */
export async function packagesToShow(ctx: TenantCtx): Promise<CatalogueItem[]> {
  const items = await packageItems(ctx);
  if (items.length === 0) return items;
  const [online, page] = [await onlinePackages(ctx), await publicPageUrl(ctx)];
  const urlOf = (id: string) => (page && online.some(({ _id }) => _id === id) ? `${page}/paquete/${id}` : "");
  return items.map((item) => ({ ...item, url: urlOf(item.id) }));
}
