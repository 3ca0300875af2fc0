// A contact who had objected accepts that use again: the log of their request records how they said so.
import { NO_CONTACT } from "@mostrador/domain/business/contacts/schema.ts";
import type { liftObjection as route } from "@mostrador/domain/business/privacy/routes.ts";
import { PURPOSE_NAMES } from "@mostrador/domain/business/privacy/schema.ts";
import { conflict, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { lockDataSubject } from "../../contacts/index.ts";
import { dropObjection } from "./request.store.ts";
import { noteStep } from "./request.ts";

/** The assistant stays off until a person switches it on. */
export async function liftObjection(ctx: TenantCtx, { params: { id }, body }: Call<typeof route>) {
  const { purpose, through } = body.lifted;
  await transact(ctx, async (tx, inside) => {
    if (!(await lockDataSubject(tx, id))) throw notFound(NO_CONTACT);
    const requestId = await dropObjection(tx, id, purpose);
    if (!requestId) throw conflict("Este contacto no se opone a ese uso");
    const details = `${PURPOSE_NAMES[purpose]}\n${through}`;
    await noteStep(tx, inside, { id: requestId, contact_id: id }, "Volvió a aceptar el uso para", details);
  });
  return { data: null, message: "Quedó anotado que lo volvió a aceptar." };
}
