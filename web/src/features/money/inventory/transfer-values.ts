// The form values of a transfer, parsed by the server's schema.
import { NewStockTransfer } from "@mostrador/domain/money/inventory/schema.ts";
import * as z from "zod";

const Written = z.looseObject({ lines: z.array(z.looseObject({})) });

export function transferShape(businessId: string, keyOf: (content: string) => string) {
  return Written.transform(({ lines, ...fields }, context): NewStockTransfer => {
    const sent = lines.map(({ productId, quantity }) => ({ productId: productId ?? "", quantity: quantity ?? 0 }));
    const content = { ...fields, businessId, lines: sent };
    const parsed = NewStockTransfer.safeParse({ ...content, key: keyOf(JSON.stringify(content)) });
    for (const { path, message } of parsed.error?.issues ?? [])
      context.addIssue({ code: "custom", path: [...path], message });
    return parsed.data ?? z.NEVER;
  });
}
