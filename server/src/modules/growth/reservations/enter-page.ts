// Finds the business behind the address of a public page. An unknown address and a page that is switched off get the
// same answer.
import type { ReservationRules } from "@mostrador/domain/growth/reservations/settings.ts";
import { type DomainError, notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Actor, type Ctx, type TenantCtx, tenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import { businessAt } from "./settings.store.ts";
import { reservationRules } from "./settings.ts";

export type EnteredPage = { ctx: TenantCtx; search: string; rules: ReservationRules };

/** The actor in the agenda and the history. */
const CUSTOMER: Actor = { kind: "system", name: "Reservación en línea" };
const ADDRESS = /^[a-z0-9-]{1,80}$/;

export async function enterPage(ctx: Ctx, search: string): Promise<EnteredPage> {
  const businessId = ADDRESS.test(search) ? await readTogether(ctx, (tx) => businessAt(tx, search)) : undefined;
  if (!businessId) throw noPage();
  const inside = tenantCtx(ctx, businessId, CUSTOMER);
  const rules = await reservationRules(inside);
  if (!rules.isOn) throw noPage();
  return { ctx: inside, search, rules };
}

function noPage(): DomainError {
  return notFound("No encontramos esta página de reservaciones");
}
