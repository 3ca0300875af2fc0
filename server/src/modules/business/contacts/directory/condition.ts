// By what the directory may be narrowed: its own columns, and what capabilities above know of a contact. Each hands in one
// condition of SQL over its own tables when the product is put together, and says which names of the filter it answers and
// who may see what it speaks of; together they are one statement (docs/decisions/0042).
import type { ContactFilter } from "@mostrador/domain/business/contacts/filter/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import type { RawBuilder } from "kysely";
import type { TenantCtx } from "../../../../kernel/context.ts";

type Name = keyof ContactFilter;
type Member = Extract<Access, { kind: "member" }>;

export type ContactCondition = {
  answers: readonly Name[];
  access: Member;
  /** Which contacts: a condition on `c.id`. Asked only when the filter has one of those names. */
  where(filter: ContactFilter, ctx: TenantCtx): RawBuilder<boolean>;
};

export type DirectoryAbove = {
  conditions: readonly ContactCondition[];
  /** What came in from each contact: `contact_id` and `total`, a line for each who ever paid. */
  revenue: { access: Member; rows: RawBuilder<unknown> };
};

/** The conditions that the filter asks for; 403 for one that speaks of what the caller may not see. */
export function conditionsAbove(ctx: TenantCtx, above: DirectoryAbove, filter: ContactFilter): RawBuilder<boolean>[] {
  return asked(above, filter).map((condition) => {
    if (!maySee(ctx, condition.access)) throw new DomainError(403, "No tienes permiso para filtrar por eso");
    return condition.where(filter, ctx);
  });
}

export function maySee(ctx: TenantCtx, access: Member): boolean {
  return ctx.may?.(access) ?? true;
}

function asked({ conditions }: DirectoryAbove, filter: ContactFilter): ContactCondition[] {
  return conditions.filter(({ answers }) => answers.some((name) => filter[name] !== undefined));
}
