// By what the directory may be narrowed: its own columns, and what capabilities above know of a contact. Each fills the slot
// with one condition of SQL over its own tables, and says which names of the filter it answers and who may see what it
// speaks of; together they are one statement (docs/decisions/0042).
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
  /** Which contacts: a condition on `c.id`. Asked only when the filter has one of those names. */
  where(filter: ContactFilter, ctx: TenantCtx): RawBuilder<boolean>;
};

export const contactCondition = declareSlot<ContactCondition>("contact-condition");

/** What came in from each contact: `contact_id` and `total`, a line for each who ever paid. */
export type ContactRevenue = { access: Member; rows: RawBuilder<unknown> };
export const revenueOfContacts = declareSlot<ContactRevenue>("revenue-of-contacts");

/** The conditions that the filter asks for; 403 for one that speaks of what the caller may not see. */
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
