// Brings products from one branch to another: out of one and into the other, together.
import type { transferStock as transferRoute } from "@mostrador/domain/money/inventory/routes.ts";
import { transferComments, transferMovementId } from "@mostrador/domain/money/inventory/sheet.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { readBranchNames } from "./figures.store.ts";
import { writeSheet } from "./write-sheet.ts";

export async function transferStock(ctx: TenantCtx, { body: { transfer } }: Pick<Call<typeof transferRoute>, "body">) {
  const { key, comments, lines } = transfer;
  const [from, to] = [transfer.fromBranchId.toLowerCase(), transfer.toBranchId.toLowerCase()];
  const sheet = { kind: "transfer" as const, key, reason: comments, lines: lines.length };
  const data = await writeSheet(ctx, sheet, transferMovementId, async (tx) => {
    const names = await readBranchNames(tx);
    const said = transferComments({ from: names.get(from) ?? "", to: names.get(to) ?? "" }, comments);
    return lines.flatMap(({ productId, quantity }) => {
      const moved = { product_id: productId.toLowerCase(), quantity };
      return [
        { ...moved, branch_id: from, type: "out" as const, comments: said.out },
        { ...moved, branch_id: to, type: "in" as const, comments: said.in },
      ];
    });
  });
  return { data, message: "Traspaso registrado correctamente" };
}
