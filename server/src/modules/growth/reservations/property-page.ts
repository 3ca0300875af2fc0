// The public page of a property, the properties that an assistant shows, and the text in the agenda of an appointment
// that visits one.
import { bareItem, type CatalogueItem } from "@mostrador/domain/business/contacts/catalogue-item/schema.ts";
import { properties } from "@mostrador/domain/catalog/properties/resource.ts";
import type { getPublicProperty as showRoute } from "@mostrador/domain/growth/reservations/routes.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx, TenantCtx } from "../../../kernel/context.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { propertyActions } from "../../catalog/properties/index.ts";
import { type EnteredPage, enterPage } from "./enter-page.ts";
import { publicPageUrl } from "./settings.ts";

export async function showProperty(ctx: Ctx, { params }: Pick<Call<typeof showRoute>, "params">) {
  const property = await openProperty(await enterPage(ctx, params.search), params.id);
  const { _id, name, description, location, price, images } = property;
  return { data: { _id, name, description, location, price, images } };
}

/** An archived property, one that is no longer available and an unknown one get the same answer. */
export async function openProperty({ ctx }: EnteredPage, id: string, field?: string) {
  try {
    const { data } = await propertyActions.get(ctx, { params: { id } });
    if (data.available && !data.isArchived) return data;
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 404) throw error;
  }
  throw notFound(properties.texts.unknown, field);
}

export function visitText({ name, customId, location }: { name: string; customId: string; location: string }): string {
  return `Visita a ${name}${customId && ` (${customId})`}. ${location}`;
}

/** The available ones, with the page where a visit is booked. */
export async function propertyItems(ctx: TenantCtx): Promise<CatalogueItem[]> {
  const open = (await propertyActions.all(ctx)).filter(({ available, isArchived }) => available && !isArchived);
  const page = open.length > 0 ? await publicPageUrl(ctx) : "";
  return open.map(({ _id, name, price, location }) => ({
    ...bareItem("property", _id, name),
    price,
    place: location,
    url: page && `${page}/inmueble/${_id}`,
  }));
}
