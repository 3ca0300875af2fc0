// Loaded after the first drawing.
import type { Route } from "@mostrador/domain/kit/route.ts";
import { listOffFeatures } from "@mostrador/domain/platform/admin/features/routes.ts";
import { read } from "../../../lib/client.ts";

type Reader = { businessId: string; mayCall: (route: Route) => boolean; signal: AbortSignal };

/** Keys of features; none for people without a page that one of them could hide. */
export async function readOffFeatures({ businessId, mayCall, signal }: Reader): Promise<readonly string[]> {
  return mayCall(listOffFeatures) ? read(listOffFeatures, { query: { businessId }, signal }) : [];
}
