import type { Template, TemplateAccount } from "@mostrador/domain/conversation/templates/schema.ts";
import { variablesOf } from "@mostrador/domain/conversation/templates/variables.ts";
import type { AccountRow } from "./account.store.ts";
import type { TemplateRow } from "./template.store.ts";

export function presentTemplate(row: TemplateRow): Template {
  const { header, body, footer, buttons, name, language, category, purpose, status, reason, quality } = row;
  return {
    _id: row.id,
    businessId: row.business_id,
    wabaId: row.waba_id,
    ...{ name, language, category, purpose, header, body, footer, buttons, status, reason, quality },
    variables: variablesOf(body),
    isSendable: row.is_sendable,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentAccount(row: AccountRow): TemplateAccount {
  return { wabaId: row.waba_id, readAt: row.read_at?.toISOString() ?? null, reason: row.reason };
}
