// The conversations that a business keeps to try its assistants with: written, or taken from one that took place.

import { MOST_LINES } from "@mostrador/domain/automation/assistants/rehearsal/schema.ts";
import type {
  createTestConversation as createRoute,
  deleteTestConversation as deleteRoute,
  editTestConversation as editRoute,
  listTestConversations as listRoute,
  takeTestConversation as takeRoute,
} from "@mostrador/domain/automation/assistants/test-conversations/routes.ts";
import {
  LONGEST_STORED_LINE,
  MOST_CONVERSATIONS,
  type TestConversation,
} from "@mostrador/domain/automation/assistants/test-conversations/schema.ts";
import { withoutPerson } from "@mostrador/domain/automation/assistants/test-conversations/without-person.ts";
import { PAGE } from "@mostrador/domain/ground/identity/pages.ts";
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { access } from "@mostrador/domain/kit/route.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { textsWrittenBy } from "../../../conversation/inbox/index.ts";
import {
  deleteTestConversationRow,
  insertTestConversation,
  lockTestConversations,
  readTestConversations,
  type TestConversationRow,
  updateTestConversation,
} from "./test-conversation.store.ts";

const UNKNOWN = "No se encontró la conversación de prueba";

export async function listTestConversations(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  return { data: (await readTogether(ctx, readTestConversations)).map(present) };
}

/** 422 once there are too many. */
export async function createTestConversation(ctx: TenantCtx, { body }: Pick<Call<typeof createRoute>, "body">) {
  const { businessId: _, ...fields } = body.testConversation;
  const row = await transact(ctx, async (tx) => {
    await lockTestConversations(tx);
    if ((await readTestConversations(tx)).length >= MOST_CONVERSATIONS)
      throw new DomainError(
        422,
        `Ya tienes ${MOST_CONVERSATIONS} conversaciones de prueba: elimina una para agregar otra`,
      );
    return insertTestConversation(tx, { businessId: ctx.businessId, id: newId(), at: new Date(ctx.now) }, fields);
  });
  return { data: present(row as TestConversationRow), message: "Conversación de prueba agregada" };
}

export async function editTestConversation(ctx: TenantCtx, { params, body }: Call<typeof editRoute>) {
  const row = await transact(ctx, (tx) =>
    updateTestConversation(tx, params.id, body.testConversation, new Date(ctx.now)),
  );
  if (!row) throw notFound(UNKNOWN);
  return { data: present(row), message: "Conversación de prueba guardada" };
}

export async function deleteTestConversation(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  if (!(await transact(ctx, (tx) => deleteTestConversationRow(tx, params.id)))) throw notFound(UNKNOWN);
  return { data: { _id: params.id }, message: "Conversación de prueba eliminada" };
}

/** Nothing is kept: whoever takes it looks it through first. */
export async function takeTestConversation(ctx: TenantCtx, { query }: Call<typeof takeRoute>) {
  if (ctx.may && !ctx.may(access.view(PAGE.chat)))
    throw new DomainError(403, "No tienes permiso para leer las conversaciones");
  const { name, lastname, pushName } = await contactCard(ctx, query.clientId);
  const texts = await textsWrittenBy(ctx, query.clientId, MOST_LINES);
  const lines = withoutPerson(texts, [`${name} ${lastname}`.trim(), name, lastname, pushName]);
  const kept = lines.map((line) => line.slice(0, LONGEST_STORED_LINE).trim()).filter((line) => line !== "");
  if (kept.length === 0) throw new DomainError(422, "Este contacto no ha escrito nada que se pueda probar");
  return { data: { name: "Conversación de un cliente", lines: kept } };
}

function present(row: TestConversationRow): TestConversation {
  return {
    _id: row.id,
    businessId: row.business_id,
    name: row.name,
    lines: row.lines,
    customerName: row.customer_name,
    time: row.time,
    expectations: row.expectations,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
