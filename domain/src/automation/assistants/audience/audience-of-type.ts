// An assistant of type `business` is one for the people of the business, and the other way round (D-9.7): whichever of
// the two is written anew brings the other along.
import type { CorrespondTo } from "../schema.ts";

type Kind = { type: "new" | "business" | "client"; correspondTo: CorrespondTo };

/** `before` is missing for a new one: then either word is enough. What is written as it was decides nothing. */
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
