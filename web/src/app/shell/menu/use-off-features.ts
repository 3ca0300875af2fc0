// The features that the team switched off in the business: their menu entries are hidden.
import { useQuery } from "@tanstack/react-query";
import { useActiveBusiness, useMayCall } from "../../../lib/session/active-business.ts";
import { idle } from "../../../lib/when-idle.ts";

const NONE: readonly string[] = [];
const FRESH_MS = 10 * 60_000;

/** Empty until they are known: few are ever off, and the first drawing waits neither for them nor for the call's code. */
export function useOffFeatures(): readonly string[] {
  const { businessId } = useActiveBusiness();
  const mayCall = useMayCall();
  const off = useQuery({
    // the name of the call, whose declaration comes later
    queryKey: ["feature.off", businessId],
    queryFn: async ({ signal }) => {
      await idle();
      const { readOffFeatures } = await import("./read-off-features.ts");
      return readOffFeatures({ businessId: businessId ?? "", mayCall, signal });
    },
    enabled: businessId !== null,
    staleTime: FRESH_MS,
  });
  return off.data ?? NONE;
}
