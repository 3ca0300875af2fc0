// The form values of a count: a line for each product and branch, empty until it is counted. Parsed by the server's schema.
import { stockIn } from "@mostrador/domain/catalog/products/stock.ts";
import { NewStockCount } from "@mostrador/domain/money/inventory/schema.ts";
import * as z from "zod";

export type CountedProduct = {
  readonly _id: string;
  readonly name: string;
  readonly unit: string;
  readonly isArchived: boolean;
  readonly stock: readonly { branchId: string; quantity: number }[];
};
/** `expected`: what there was when `counted` was written. */
export type CountLine = { branchId: string; productId: string; expected: number; counted: number | null };

const Written = z.looseObject({
  branchId: z.string().nullable(),
  lines: z.array(
    z.object({
      branchId: z.string(),
      productId: z.string(),
      expected: z.number(),
      counted: z.number().nullable().default(null),
    }),
  ),
});

/** Lines of other branches than the chosen one are not sent; null: of all. */
export function countShape(businessId: string, keyOf: (content: string) => string) {
  return Written.transform(({ branchId, lines, reason }, context): NewStockCount => {
    const sent = lines.flatMap((line, at) =>
      line.counted === null || (branchId && line.branchId !== branchId) ? [] : [{ line, at }],
    );
    const content = { businessId, reason, lines: sent.map(({ line }) => line) };
    const parsed = NewStockCount.safeParse({ ...content, key: keyOf(JSON.stringify(content)) });
    for (const { path, message } of parsed.error?.issues ?? []) {
      const [list, place, ...rest] = path;
      const at = list === "lines" && typeof place === "number" ? [list, sent[place]?.at ?? place, ...rest] : [...path];
      context.addIssue({ code: "custom", path: at, message });
    }
    return parsed.data ?? z.NEVER;
  });
}

export function countLines(products: readonly CountedProduct[], branches: readonly { _id: string }[]): CountLine[] {
  return branches.flatMap(({ _id: branchId }) =>
    products
      .filter(({ isArchived, stock }) => !isArchived || stockIn(stock, branchId) !== 0)
      .map(({ _id: productId, stock }) => ({
        branchId,
        productId,
        expected: stockIn(stock, branchId),
        counted: null,
      })),
  );
}

/** The same content has the same key, so that a repeat counts once. */
export function contentKeys(): (content: string) => string {
  const keys = new Map<string, string>();
  return (content) => {
    const known = keys.get(content) ?? newKey();
    keys.set(content, known);
    return known;
  };
}

function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
