import type { TenantCtx } from "../../../kernel/context.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { PayableAppointment } from "../appointments/index.ts";
import type { PaymentRow } from "./payment.store.ts";

export async function recordMoney(
  _tx: Tx,
  _ctx: TenantCtx,
  _row: PaymentRow,
  _appointment: PayableAppointment | undefined,
): Promise<void> {}
