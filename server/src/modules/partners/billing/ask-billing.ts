// Calls to Stripe in the middle of a person's call: what they answer when it is away, refuses, or was never set up.
import { DomainError } from "@mostrador/domain/kit/domain-error.ts";
import type { Ctx } from "../../../kernel/context.ts";
import { Unavailable } from "../../../kernel/http/unavailable.ts";
import { BillingAway, BillingRefused } from "../../../providers/billing/port.ts";
import type { BillingDeps } from "./deps.ts";

const NOT_LOADED = "No se pudieron cargar las opciones de pago. Por favor, intenta más tarde.";
const FAILED = "Error al procesar el pago";

/** For an open browser: a session is paid within the day, and Stripe takes up to 24 hours. */
export const OPEN_MS = 23 * 60 * 60_000;

/** 503 when Stripe does not answer or is not set up, 422 when it refuses. */
export async function askBilling<T>({ missing }: BillingDeps, work: () => Promise<T>): Promise<T> {
  if (missing.length > 0) throw new Unavailable(NOT_LOADED);
  return work().catch((error: unknown) => {
    if (error instanceof BillingAway) throw new Unavailable(NOT_LOADED);
    if (error instanceof BillingRefused) throw new DomainError(422, FAILED);
    throw error;
  });
}

/** The address of a page of ours, at the name where the buyer is signed in, with more in its query. */
export function backTo({ site, publicUrl }: Ctx, path: string, more = ""): string {
  return `${site ?? publicUrl}${path}${more && (path.includes("?") ? "&" : "?") + more}`;
}
