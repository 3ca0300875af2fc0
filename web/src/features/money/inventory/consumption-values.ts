// The lines of a consumption, parsed as the call's body.
import { StockMovementBody } from "@mostrador/domain/money/inventory/schema.ts";
import * as z from "zod";

const Lines = z.object({ stockMovements: z.array(z.looseObject({})), comments: z.string().default("") });

export function consumptionShape(of: { businessId: string; appointmentId: string; branchId: string }) {
  const { businessId, appointmentId, branchId } = of;
  return Lines.transform(({ stockMovements, comments }, context): z.output<typeof StockMovementBody> => {
    const lines = stockMovements.map((line) => ({
      ...line,
      productId: line.productId ?? "",
      quantity: line.quantity ?? 0,
      branchId,
      type: "out",
      comments,
    }));
    const parsed = StockMovementBody.safeParse({ businessId, appointmentId, stockMovements: lines });
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data ?? z.NEVER;
  });
}
