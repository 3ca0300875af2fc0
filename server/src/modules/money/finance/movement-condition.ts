// A condition by which a capability above narrows movements: one filter of the list, and who may use it.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Access } from "@mostrador/domain/kit/route.ts";
import type { MovementFilter } from "@mostrador/domain/money/finance/schema.ts";
import type { RawBuilder } from "kysely";
import type { TenantCtx } from "../../../kernel/context.ts";
import { declareSlot } from "../../../kernel/slot.ts";

export type MovementCondition = {
  answers: "trafficSourceId";
  access: Extract<Access, { kind: "member" }>;
  /** A condition on the movement `m`. */
  where(value: string): RawBuilder<boolean>;
};
export const movementCondition = declareSlot<MovementCondition>("movement-condition");

/** What the filter asks of those above; 403 for one on data that the caller may not see. */
export function conditionsOn(ctx: TenantCtx, filter: MovementFilter): RawBuilder<boolean>[] {
  return ctx.fillings.of(movementCondition).flatMap(({ answers, access, where }) => {
    const value = filter[answers];
    if (value === undefined) return [];
    if (ctx.may?.(access) === false) throw new DomainError(403, "No tienes permiso para filtrar por eso");
    return [where(value)];
  });
}
