// A test: one message from this number to a number that the sender can check. It is sent like all messages, so that
// any problem affects it too, and it is shown in the chat.
import { canonicalPhone } from "@mostrador/domain/business/contacts/phone.ts";
import type {
  readTestMessage as readRoute,
  sendTestMessage as sendRoute,
} from "@mostrador/domain/conversation/channels/routes.ts";
import type { TestSent } from "@mostrador/domain/conversation/channels/schema.ts";
import { isWindowOpen } from "@mostrador/domain/conversation/inbox/window.ts";
import { DomainError, invalid, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { businessSettings } from "../../../business/businesses/index.ts";
import { findOrCreateContact } from "../../../business/contacts/index.ts";
import { ownPhones, readChannel } from "../../channels/index.ts";
import { chooseApproved } from "../../templates/index.ts";
import { readListedMessage } from "../message.store.ts";
import { ensureThread, type ThreadRow } from "../thread.store.ts";
import { type OutgoingMessage, queueMessage } from "./queue-message.ts";

const AUTHOR = { kind: "system", id: "", name: "Mensaje de prueba" } as const;
const TEXT = "Mensaje de prueba de Mostrador: tu WhatsApp está conectado.";

export async function sendTestMessage(ctx: TenantCtx, { params, body }: Call<typeof sendRoute>) {
  const { countryCode, whatsapp } = body.test;
  const phone = canonicalPhone(countryCode, whatsapp);
  return transact(ctx, async (tx, inside) => {
    const channel = await readChannel(tx, params.id);
    if (!channel) throw notFound("No se encontró el canal");
    if (channel.access_token === null) throw new DomainError(422, "El canal está desconectado: conéctalo de nuevo");
    if (channel.kind !== "whatsapp")
      throw new DomainError(422, "Las pruebas son de WhatsApp: escríbele a tu página o cuenta desde otra");
    const own = await ownPhones(tx);
    if (own.some((number) => canonicalPhone("", number) === phone))
      throw invalid("test.whatsapp", "Ese es un número de tu negocio: elige otro teléfono");
    const at = new Date(ctx.now);
    const { contactId } = await findOrCreateContact(tx, inside, { waId: phone, pushName: "", at });
    const { businessId } = ctx;
    const made = { businessId, id: newId(), channelId: channel.id, contactId, kind: channel.kind, at };
    const thread = await ensureThread(tx, made);
    const outgoing = await outgoingIn(tx, inside, thread);
    const { messageId } = await queueMessage(tx, inside, {
      ...outgoing,
      threadId: thread.id,
      author: AUTHOR,
    });
    return { data: await testSent(tx, messageId), message: "Mensaje de prueba en camino" };
  });
}

export async function readTestMessage(ctx: TenantCtx, { params }: Call<typeof readRoute>) {
  return { data: await readTogether(ctx, (tx) => testSent(tx, params.id)) };
}

async function testSent(tx: Tx, id: string): Promise<TestSent> {
  const row = await readListedMessage(tx, id);
  // People who may not read the conversations only see messages that were sent as a test.
  if (!row?.status || row.author_name !== AUTHOR.name) throw notFound("No se encontró el mensaje de prueba");
  return { messageId: row.id, clientId: row.contact_id, status: row.status, reason: row.reason };
}

/** Free text in an open window, otherwise a template for general use. */
async function outgoingIn(
  tx: Tx,
  ctx: TenantCtx,
  thread: ThreadRow,
): Promise<Pick<OutgoingMessage, "text" | "template" | "refusal">> {
  if (isWindowOpen(thread.last_inbound_at?.getTime() ?? null, ctx.now)) return { text: TEXT };
  const negocio = (await businessSettings({ ...ctx, tx }))?.name ?? "";
  const variables = { nombre: "cliente", nombre_whatsapp: "cliente", negocio, mensaje: TEXT };
  const choice = await chooseApproved(tx, thread.channel_id, { purpose: "general", variables, buttons: [] });
  return "reason" in choice ? { text: TEXT, refusal: ASK_FIRST } : { text: choice.text, template: choice.template };
}

const ASK_FIRST =
  "WhatsApp no deja escribir primero: manda «hola» a tu número desde ese teléfono y prueba otra vez, o crea una plantilla de uso general";
