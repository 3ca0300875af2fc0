// The conditions by which the directory can be filtered. Each capability above gives one SQL condition over its own
// tables, the filter names it answers, and who may see its data; together they form one statement
// (docs/decisions/0042).
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import type { RawBuilder } from "kysely";
import type { TenantCtx } from "../../../../kernel/context.ts";
import { declareSlot } from "../../../../kernel/slot.ts";

type Name = keyof ContactFilter;
type Member = Extract<Access, { kind: "member" }>;

export type ContactCondition = {
  answers: readonly Name[];
  access: Member;
  /** Which contacts: a condition on `c.id`. Called only when the filter has one of those names. */
  where(filter: ContactFilter, ctx: TenantCtx): RawBuilder<boolean>;
};

export const contactCondition = declareSlot<ContactCondition>("contact-condition");

/** The revenue of each contact: `contact_id` and `total`, one line for each who ever paid. */
export type ContactRevenue = { access: Member; rows: RawBuilder<unknown> };
export const revenueOfContacts = declareSlot<ContactRevenue>("revenue-of-contacts");

/** The conditions that the filter asks for; 403 for one on data that the caller may not see. */
export function conditionsAbove(ctx: TenantCtx, filter: ContactFilter): RawBuilder<boolean>[] {
  const asked = ctx.fillings
    .of(contactCondition)
    .filter(({ answers }) => answers.some((name) => filter[name] !== undefined));
  return asked.map((condition) => {
    if (!maySee(ctx, condition.access)) throw new DomainError(403, "No tienes permiso para filtrar por eso");
    return condition.where(filter, ctx);
  });
}

export function maySee(ctx: TenantCtx, access: Member): boolean {
  return ctx.may?.(access) ?? true;
}
