// The salon's tablet. Its link is not kept: 'Hacer un enlace nuevo' gives one.
import { NewTablet } from "@mostrador/domain/scheduling/kiosk/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { allBranches } from "../../business/branches/index.ts";
import { createTablet } from "./tablets.ts";

export async function seedTablet(ctx: TenantCtx): Promise<void> {
  const [branch] = await allBranches(ctx);
  if (!branch) return;
  const tablet = NewTablet.parse({ businessId: ctx.businessId, branchId: branch._id, name: "Entrada" });
  await createTablet(ctx, { body: { tablet } });
}
