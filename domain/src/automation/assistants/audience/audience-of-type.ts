// An assistant of type `business` serves the people of the business, every other type its customers (D-9.7). When an
// edit changes the type or the audience, this rule derives the other one.
import type { CorrespondTo } from "../schema.ts";

type Kind = { type: "new" | "business" | "client"; correspondTo: CorrespondTo };

/**
 * `before` is missing for a new assistant: then one of the two fields is enough. A field with its old value decides
 * nothing.
 */
export function withAudience(written: Partial<Kind>, before?: Kind): Partial<Kind> {
  const { type = before?.type ?? "new", correspondTo = before?.correspondTo ?? "leads_and_clients" } = written;
  if ((type === "business") === (correspondTo === "business")) return written;
  const decides = before === undefined || type !== before.type ? type === "business" || !before : null;
  const isBusiness = decides ?? correspondTo === "business";
  if (isBusiness) return { type: "business", correspondTo: "business" };
  return {
    type: type === "business" ? "new" : type,
    correspondTo: correspondTo === "business" ? "leads_and_clients" : correspondTo,
  };
}
