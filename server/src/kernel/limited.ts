// What a limited person's transaction is told: it runs as a role of its own, for which restrictive row policies hold.
// Everybody else runs as before: their statements meet no further policy, and their plans stay as they are.
import { LIMIT_SETTINGS } from "@mostrador/domain/ground/identity/limits.ts";
import type { Limits } from "@mostrador/domain/ground/identity/schema.ts";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx, TenantCtx } from "./context.ts";
import type { Statement } from "./db/sql.ts";

/** The limits of the person who acts, in the business of the context; undefined where there are none. */
export function limitsOf(ctx: Ctx): Limits | undefined {
  if (ctx.kind !== "tenant" || ctx.actor.kind !== "person") return undefined;
  return ctx.actor.limits?.[ctx.businessId];
}

/** The same context without the limits of its person: for an action whose effect concerns rows that they do not see. */
export function withoutLimits(ctx: TenantCtx): TenantCtx {
  if (ctx.actor.kind !== "person" || !ctx.actor.limits) return ctx;
  const { limits: _, ...actor } = ctx.actor;
  return { ...ctx, actor };
}

/** The same statement, which also sets the role, and the values of the limits after those of `set`. */
export function setLimited({ name, text }: Statement): Statement {
  const settings = LIMIT_SETTINGS.map((setting, at) => `set_config('${setting}', $${at + 3}, true)`);
  return {
    name: `${name}-limited`,
    text: [text, ...settings, "set_config('role', 'mostrador_limited', true)"].join(", "),
  };
}

export const LIFT: Statement = { name: "lift-limits", text: "select set_config('role', 'none', true)" };
export const LIMIT_AGAIN: Statement = {
  name: "limit-again",
  text: "select set_config('role', 'mostrador_limited', true)",
};

/** The refusal of a row that would lie beyond the limits; other errors as they are. */
export function beyondLimits(error: unknown): unknown {
  const { code, message = "" } = error as { code?: string; message?: string };
  if (code !== "42501" || !message.includes("row-level security")) return error;
  return new DomainError(403, "Eso queda fuera de lo que alcanza tu acceso en este negocio");
}
