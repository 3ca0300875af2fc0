import { useBusiness } from "../../business/businesses/index.ts";

/** The IANA zone of the business; the browser's own for those who may not look at the business. */
export function useZone(): string | undefined {
  return useBusiness().data?.timezone.name;
}
