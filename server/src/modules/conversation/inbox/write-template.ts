// A person of the business writes with an approved template: the way to write first, and after the 24 hours (D-8.6).
import type { sendTemplate as route } from "@mostrador/domain/conversation/inbox/routes.ts";
import { fillTemplate } from "@mostrador/domain/conversation/templates/choose-template.ts";
import { valueFor, variablesOf } from "@mostrador/domain/conversation/templates/variables.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { transact } from "../../../kernel/db/transaction.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import { contactCard } from "../../business/contacts/index.ts";
import { objectsTo } from "../../business/privacy/index.ts";
import { approvedTemplate } from "../templates/index.ts";
import { readListedMessage } from "./message.store.ts";
import { presentMessage } from "./present-message.ts";
import { queueMessage } from "./send/queue-message.ts";
import { threadToWriteIn } from "./send/thread-to-write-in.ts";
import { readThreadsByInbound } from "./thread.store.ts";
import { personOf } from "./write-as-person.ts";

const OBJECTS_TO_PROMOTIONS =
  "Este contacto se opuso a recibir promociones: esta plantilla es de marketing. Usa una de utilidad, sobre su cita";

export async function sendTemplate(ctx: TenantCtx, { body }: Call<typeof route>) {
  const { clientId, templateId, variables, clientKey } = body.message;
  const row = await transact(ctx, async (tx, inside) => {
    const { phone } = await contactCard(inside, clientId);
    const thread = await threadToWriteIn(tx, ctx, {
      contactId: clientId,
      hasPhone: phone !== null,
      threads: await readThreadsByInbound(tx, clientId),
    });
    if (typeof thread === "string") throw new DomainError(422, thread);
    const template = await approvedTemplate(tx, thread.channel_id, templateId);
    if (!template) throw new DomainError(422, "WhatsApp no tiene aprobada esa plantilla para este número");
    if (template.isPromotion && (await objectsTo(tx, clientId, "secondary")))
      throw new DomainError(422, OBJECTS_TO_PROMOTIONS);
    const missing = variablesOf(template.body).find((name) => valueFor(variables, name) === "");
    if (missing) throw invalid(`message.variables.${missing}`, `Falta escribir {{${missing}}}`);
    const { messageId } = await queueMessage(tx, ctx, {
      ...fillTemplate(template, variables, []),
      threadId: thread.id,
      author: personOf(ctx),
      clientKey,
    });
    return readListedMessage(tx, messageId);
  });
  if (!row) throw notFound("No se encontró el mensaje");
  return { data: presentMessage(row, ctx), message: row.reason || "Mensaje en camino" };
}
