// What can be charged at the desk: the capabilities above fill in their kind.
import type { Day } from "@mostrador/domain/kit/calendar.ts";
import type { Owing } from "@mostrador/domain/money/charges/owed.ts";
import type { PaymentMethod } from "@mostrador/domain/money/finance/payment-method.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import type { LineKind } from "./charge.store.ts";

export type ChargeKind = LineKind;

export type DueOf = Owing & {
  readonly id: string;
  readonly title: string;
  readonly contactId: string | null;
  readonly contactName: string;
  readonly branchId: string | null;
  readonly suggestedCents: number | null;
  /** Who served the client: those of a charge share its tip. */
  readonly servedBy?: string;
  /** Why it takes no payment; empty where it does. */
  readonly refusal: string;
};

/** What a charge or a refund did to one thing; a refund has negative amounts. */
export type Charged = {
  readonly id: string;
  /** The price that was agreed on; null: a refund leaves it. */
  readonly priceCents: number | null;
  /** What nobody owes any more, by this step alone. */
  readonly discountCents: number;
  readonly payments: readonly {
    readonly movementId: string;
    readonly paymentMethod: PaymentMethod;
    readonly cents: number;
  }[];
};

export type Chargeable = {
  readonly kind: ChargeKind;
  /** These, and with `together` what is charged with them, such as the services of a visit. `hold` locks them. */
  due(tx: Tx, ids: readonly string[], how: { hold: boolean; together: boolean }): Promise<readonly DueOf[]>;
  /** Where it has a day: what clients still come for on it, or came for, in order. */
  dueOn?(tx: Tx, day: Day): Promise<readonly DueOf[]>;
  /** Where it keeps a balance of its own. */
  charged?(tx: Tx, ctx: TenantCtx, charged: Charged): Promise<void>;
  /** Tells open screens. */
  announce(tx: Tx, ctx: TenantCtx, ids: readonly string[]): Promise<void>;
};

export const chargeable = declareSlot<Chargeable>("chargeable");
