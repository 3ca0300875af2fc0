// `sendMessageToClient`: the same as the call, for screens that speak over the socket (contract/conversation#the-open-line).

import { sendMessage as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import { NewMessage } from "@mostrador/domain/conversation/inbox/schema.ts";
import { allows } from "@mostrador/domain/ground/identity/permission.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { actorOf, type Principal, type SystemCtx, tenantCtx } from "../../../kernel/context.ts";
import type { OpenAsGuest } from "../../../kernel/http/tenant.ts";
import { newId } from "../../../kernel/id.ts";
import type { SocketEvent } from "../../../kernel/live/live.ts";
import { sendMessage } from "./write-as-person.ts";

export function sendMessageToClient(system: (requestId: string) => SystemCtx, openAsGuest: OpenAsGuest): SocketEvent {
  return {
    name: "sendMessageToClient",
    async handle(principal: Principal, businessId: string, payload: Record<string, unknown>) {
      const ctx = system(newId());
      const membership =
        principal.memberships.find((each) => each.businessId === businessId) ??
        (await openAsGuest({ ...ctx, kind: "person", principal }, businessId));
      if (!membership) throw notFound("No se encontró el negocio");
      if (!allows(membership, route.access)) throw new DomainError(403, "No tienes permiso para hacer esto");
      const parsed = NewMessage.safeParse(payload);
      if (!parsed.success) throw new DomainError(400, parsed.error.issues[0]?.message ?? "Revisa el mensaje");
      const tenant = tenantCtx(ctx, businessId, actorOf(principal));
      return (await sendMessage(tenant, { body: { message: parsed.data } })).data;
    },
  };
}
