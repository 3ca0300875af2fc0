// `sendMessageToClient`: the same as the call, for screens that speak over the socket (document 2, section 7).

import { sendMessage as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import { NewMessage } from "@mostrador/domain/conversation/inbox/schema.ts";
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import { notFound, Refusal } from "@mostrador/domain/kit/result.ts";
import { actorOf, type Principal, type SystemCtx, tenantCtx } from "../../../kernel/context.ts";
import { newId } from "../../../kernel/id.ts";
import type { SocketEvent } from "../../../kernel/live/live.ts";
import { createOpenAsGuest } from "../../ground/identity/index.ts";
import { sendMessage } from "./write-as-person.ts";

export function sendMessageToClient(system: (requestId: string) => SystemCtx): SocketEvent {
  const openAsGuest = createOpenAsGuest();
  return {
    name: "sendMessageToClient",
    async handle(principal: Principal, businessId: string, payload: Record<string, unknown>) {
      const ctx = system(newId());
      const membership =
        principal.memberships.find((each) => each.businessId === businessId) ??
        (await openAsGuest({ ...ctx, kind: "person", principal }, businessId));
      if (!membership) throw notFound("No se encontró el negocio");
      if (!allows(membership, route.access)) throw new Refusal(403, "No tienes permiso para hacer esto");
      const parsed = NewMessage.safeParse(payload);
      if (!parsed.success) throw new Refusal(400, parsed.error.issues[0]?.message ?? "Revisa el mensaje");
      const tenant = tenantCtx(ctx, businessId, actorOf(principal));
      return (await sendMessage(tenant, { body: { message: parsed.data } })).data;
    },
  };
}
