// Limits public calls with the counters of the sign-in: all web processes share one limit, and a try is counted before
// it runs, so that parallel tries cannot exceed it.
import { createHash } from "node:crypto";
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx } from "../../../../kernel/context.ts";
import { countOver } from "./count-over.ts";

/** `who`: the key that is counted, a network address or a number; stored as a hash. */
export type TryLimit = { what: string; who: string[]; most: number; withinMs: number };

/** Throws a 429 that says how long to wait, when any of the limits is exceeded. */
export async function limitTries(ctx: Ctx, limits: readonly TryLimit[]): Promise<void> {
  if (limits.length === 0) return;
  const tries = limits.map(({ what, who, most, withinMs }) => ({ key: keyOf(what, who), most, withinMs }));
  const over = await countOver(ctx, tries);
  if (over === null) return;
  throw new DomainError(429, `Demasiados intentos. Espera ${waitText(over - ctx.now)} e intenta de nuevo.`);
}

function keyOf(what: string, who: string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([what, ...who]))
    .digest("base64url");
}

function waitText(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000));
  if (minutes < 60) return minutes === 1 ? "un minuto" : `${minutes} minutos`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? "una hora" : `${hours} horas`;
}
