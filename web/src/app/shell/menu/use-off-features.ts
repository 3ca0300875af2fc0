// The features that the team switched off in the business: their menu entries are hidden.
import { listOffFeatures } from "@mostrador/domain/platform/admin/routes.ts";
import { useQuery } from "@tanstack/react-query";
import { read } from "../../../lib/client.ts";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { idle } from "../../../lib/when-idle.ts";

const NONE: readonly string[] = [];
const FRESH_MS = 10 * 60_000;

/** Empty until they are known: few are ever off, and the first drawing does not wait for them. */
export function useOffFeatures(): readonly string[] {
  const { businessId } = useActiveBusiness();
  const mayCall = useMayCall();
  const off = useQuery({
    queryKey: [listOffFeatures.name, businessId],
    queryFn: async ({ signal }) => {
      await idle();
      return read(listOffFeatures, { query: { businessId: businessId ?? "" }, signal });
    },
    enabled: businessId !== null && mayCall(listOffFeatures),
    staleTime: FRESH_MS,
  });
  return off.data ?? NONE;
}
