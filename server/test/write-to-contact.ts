// Writes to a contact of a shop, as a capability that plans messages does.
import { tenantCtx } from "../src/kernel/context.ts";
import { transact } from "../src/kernel/db/transaction.ts";
import { type LetterSent, type LetterToContact, sendToContact } from "../src/modules/conversation/inbox/index.ts";
import type { TestProduct } from "./start-product.ts";

export function writeToContact(
  { product }: TestProduct,
  businessId: string,
  letter: LetterToContact,
): Promise<LetterSent> {
  const ctx = tenantCtx(product.system("test"), businessId, { kind: "system", name: "Prueba" });
  return transact(ctx, (tx) => sendToContact(tx, ctx, letter));
}
