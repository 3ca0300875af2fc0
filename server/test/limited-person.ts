// A person of the business with full rights and limits, who joined with an invitation.

import { UNLIMITED } from "@mostrador/domain/ground/identity/limits.ts";
import type { Limits } from "@mostrador/domain/ground/identity/schema.ts";
import type { Caller } from "./caller.ts";
import type { TestProduct } from "./start-product.ts";

export async function joinLimited(
  product: Pick<TestProduct, "person">,
  { owner, businessId }: { owner: Caller; businessId: string },
  limits: Partial<Limits>,
  name = "Persona con límites",
): Promise<Caller> {
  const person = await product.person(name);
  const invitation = { businessId, access: "full", permissions: [], limits: { ...UNLIMITED, ...limits } };
  const invited = await owner.post("/api/invitation", { invitation });
  if (invited.status !== 201) throw new Error(JSON.stringify(invited.body));
  const { code } = invited.body.data;
  const joined = await person.put(`/api/user/${person.userId}`, { businessId, code });
  if (joined.status !== 200) throw new Error(JSON.stringify(joined.body));
  person.businessId = businessId;
  return person;
}
