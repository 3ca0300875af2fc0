// The salon asks for reviews and greets on birthdays; nobody has turned on the invitation to come back.
import { ReadyRuleEdit } from "@mostrador/domain/growth/ready-rules/schema.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { editReadyRule } from "./ready-rules.ts";

export async function seedReadyRules(ctx: TenantCtx): Promise<void> {
  const rule = ReadyRuleEdit.parse({ kind: "birthday", isOn: true });
  await editReadyRule(ctx, { body: { businessId: ctx.businessId, rule } });
}
