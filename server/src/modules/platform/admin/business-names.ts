import { actorOf, type PersonCtx, tenantCtx } from "../../../kernel/context.ts";
import { inParallel } from "../../../kernel/in-parallel.ts";
import { businessSettings } from "../../business/businesses/index.ts";

const AT_ONCE = 4;
const GONE = "Negocio eliminado";

/** The names of businesses, each read in its own; of one that is gone, words that say so. */
export async function businessNames(ctx: PersonCtx, ids: readonly string[]): Promise<(id: string) => string> {
  const different = [...new Set(ids)];
  const names = await inParallel(different, AT_ONCE, async (id) => {
    const settings = await businessSettings(tenantCtx(ctx, id, actorOf(ctx.principal)));
    return [id, settings?.name ?? GONE] as const;
  });
  const byId = new Map(names);
  return (id) => byId.get(id) ?? GONE;
}
