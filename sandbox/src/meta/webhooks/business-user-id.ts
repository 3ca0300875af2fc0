import { createHash } from "node:crypto";
import type { Conversations, Customer } from "../../world/conversations.ts";

/** The id of a person for one business account (BSUID): another account sees another id. */
export function businessUserId(wabaId: string, phone: string): string {
  const country = phone.startsWith("52") ? "MX" : phone.startsWith("1") ? "US" : "XX";
  const code = BigInt(`0x${createHash("sha256").update(`${wabaId}:${phone}`).digest("hex").slice(0, 14)}`);
  return `${country}.${code.toString().padStart(17, "1")}`;
}

export function customerOfUserId(all: Conversations, wabaId: string, userId: string): Customer | undefined {
  return all.customers().find((customer) => businessUserId(wabaId, customer.phone) === userId);
}
