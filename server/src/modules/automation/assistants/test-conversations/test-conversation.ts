// The conversations that a business keeps to test its assistants: written by hand, or copied from a real one.

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
import { DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { nextUpdate } from "../../../../kernel/db/next-update.ts";
import { readTogether, transact } from "../../../../kernel/db/transaction.ts";
import type { Call } from "../../../../kernel/http/registry.ts";
import { newId } from "../../../../kernel/id.ts";
import { contactCard } from "../../../business/contacts/index.ts";
import { textsWrittenBy } from "../../../conversation/inbox/index.ts";
import {
  deleteTestConversationRow,
  insertTestConversation,
  lockTestConversation,
  lockTestConversations,
  readTestConversations,
  type TestConversationRow,
  updateTestConversation,
} from "./test-conversation.store.ts";

const UNKNOWN = "No se encontró la conversación de prueba";

export async function listTestConversations(ctx: TenantCtx, _call: Call<typeof listRoute>) {
  return { data: (await readTogether(ctx, readTestConversations)).map(present) };
}

/** 422 when there are too many. */
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
  const { updatedAt, ...fields } = body.testConversation;
  const row = await transact(ctx, async (tx) => {
    const before = await lockTestConversation(tx, params.id);
    if (!before) throw notFound(UNKNOWN);
    return updateTestConversation(tx, params.id, fields, nextUpdate(ctx, before.updated_at, updatedAt));
  });
  return { data: present(row as TestConversationRow), message: "Conversación de prueba guardada" };
}

export async function deleteTestConversation(ctx: TenantCtx, { params }: Call<typeof deleteRoute>) {
  if (!(await transact(ctx, (tx) => deleteTestConversationRow(tx, params.id)))) throw notFound(UNKNOWN);
  return { data: { _id: params.id }, message: "Conversación de prueba eliminada" };
}

/** Stores nothing: the person reviews the copy first. */
export async function takeTestConversation(ctx: TenantCtx, { query }: Call<typeof takeRoute>) {
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
