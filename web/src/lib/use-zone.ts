import { getBusiness } from "@mostrador/domain/business/businesses/routes.ts";
import { useRead } from "./query.ts";
import { useActiveBusiness, useMayCall } from "./session/active-business.ts";

/** The IANA zone of the business; the browser's for people who may not read the business. */
export function useZone(): string {
  const { businessId } = useActiveBusiness();
  const mayRead = useMayCall()(getBusiness);
  const business = useRead(getBusiness, businessId && mayRead ? { params: { id: businessId } } : null);
  return business.data?.timezone.name ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}
