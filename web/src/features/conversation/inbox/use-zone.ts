import { getBusiness } from "@mostrador/domain/business/businesses/routes.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { useRead } from "../../../lib/query.ts";
import { useActiveBusiness, useMay } from "../../../lib/session/active-business.ts";

/** The IANA zone of the business; the browser's for people who may not read the business. */
export function useZone(): string | undefined {
  const { businessId } = useActiveBusiness();
  const may = useMay();
  const business = useRead(getBusiness, businessId && may(PAGE.negocio) ? { params: { id: businessId } } : null);
  return business.data?.timezone.name;
}
