// What a stranger may book: the services that need no approval, where and with which specialists, without those that
// the business hides.
import type { Specialist } from "@mostrador/domain/business/specialists/resource.ts";
import type { ReservationPage } from "@mostrador/domain/growth/reservations/schema.ts";
import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { allBranches } from "../../business/branches/index.ts";
import { allSpecialists } from "../../business/specialists/index.ts";
import { allServices } from "../../catalog/services/index.ts";
import type { EnteredPage } from "./enter-page.ts";

export type PublicOffer = Pick<ReservationPage, "services" | "branches" | "specialists">;

export async function shownOf({ ctx, rules }: Pick<EnteredPage, "ctx" | "rules">): Promise<PublicOffer> {
  const [services, branches, specialists] = await Promise.all([
    allServices(ctx),
    allBranches(ctx),
    allSpecialists(ctx),
  ]);
  const isShown = (hidden: string[]) => (one: { _id: string; isArchived: boolean }) =>
    !one.isArchived && !hidden.includes(one._id);
  const places = branches.filter(isShown(rules.hiddenBranches));
  const people = specialists
    .filter(isShown(rules.hiddenSpecialists))
    .filter(({ branchId }) => places.some(({ _id }) => _id === branchId));
  const offered = services
    .filter(isShown(rules.hiddenServices))
    .filter(({ available }) => available)
    .map((service) => {
      const by = people.filter(({ _id }) => service.specialists.includes(_id));
      const at = places.filter(({ _id }) => service.branches.includes(_id) && by.some(gives(_id)));
      return {
        _id: service._id,
        name: service.name,
        description: service.description,
        duration: service.duration,
        price: service.price,
        image: service.images[0] ?? "",
        branches: at.map(({ _id }) => _id),
        specialists: by.filter(({ branchId }) => at.some(({ _id }) => _id === branchId)).map(({ _id }) => _id),
      };
    })
    .filter((service) => service.branches.length > 0);
  return {
    services: offered,
    branches: places
      .filter(({ _id }) => offered.some((service) => service.branches.includes(_id)))
      .map(({ _id, name, address, city, location, timezone }) => ({
        _id,
        name,
        address: address.description,
        city,
        location,
        zone: timezone.name,
      })),
    specialists: people
      .filter(({ _id }) => offered.some((service) => service.specialists.includes(_id)))
      .map(({ _id, name, branchId, colorHex }) => ({ _id, name, branchId, colorHex })),
  };
}

const gives = (branchId: string) => (one: Pick<Specialist, "branchId">) => one.branchId === branchId;

export type OfferQuery = { serviceId: string; branchId: string; specialistId?: string | undefined };

/**
 * Which shown specialists may give it there. 404 with the field for anything that is not shown; `at` is the path of
 * the fields.
 */
export function givenBy(shown: PublicOffer, wanted: OfferQuery, at: string): string[] {
  const service = shown.services.find(({ _id }) => _id === wanted.serviceId);
  if (!service) throw notFound("No se encontró el servicio", `${at}serviceId`);
  if (!service.branches.includes(wanted.branchId)) throw notFound("No se encontró la sucursal", `${at}branchId`);
  const there = shown.specialists.filter(
    ({ _id, branchId }) => branchId === wanted.branchId && service.specialists.includes(_id),
  );
  const chosen = there.filter(({ _id }) => wanted.specialistId === undefined || _id === wanted.specialistId);
  if (chosen.length === 0) throw notFound("No se encontró al especialista", `${at}specialistId`);
  return chosen.map(({ _id }) => _id);
}
