// The four digits of an appointment, with which its client checks in at a tablet. They are signed, not stored; all
// appointments of a visit have the same.

import { notFound } from "@mostrador/domain/kit/domain-error.ts";
import { type Appointment, NO_APPOINTMENT } from "@mostrador/domain/scheduling/appointments/schema.ts";
import type { readArrivalCode as codeRoute } from "@mostrador/domain/scheduling/kiosk/routes.ts";
import type { TenantCtx } from "../../../kernel/context.ts";
import { readTogether } from "../../../kernel/db/transaction.ts";
import type { Tx } from "../../../kernel/db/tx.ts";
import type { Call } from "../../../kernel/http/registry.ts";
import type { Signer } from "../../../kernel/sign.ts";
import { declareSlot } from "../../../kernel/slot.ts";
import { findAppointment } from "../appointments/index.ts";
import { hasTablet } from "./tablet.store.ts";

const PURPOSE = "kiosk arrival";
const CODES = 10_000;
const COMING: ReadonlySet<string> = new Set(["agendada", "confirmada"]);

/** The code for messages about an appointment; '' where no tablet works at its branch. */
type ReadCode = (
  tx: Tx,
  ctx: TenantCtx,
  of: { id: string; visitId: string | null; branch: { id: string } },
) => Promise<string>;
export const arrivalCode = declareSlot<ReadCode>("arrivalCode");

export type ArrivalCodes = ReturnType<typeof createArrivalCodes>;

export function createArrivalCodes(signer: Signer) {
  return {
    codeOf,

    forMessage: (async (tx, { businessId }, { id, visitId, branch }) =>
      (await hasTablet(tx, branch.id)) ? codeOf(businessId, { id, visitId }) : "") satisfies ReadCode,

    async readArrivalCode(ctx: TenantCtx, { params }: Pick<Call<typeof codeRoute>, "params">) {
      const found = await findAppointment(ctx, params.id);
      if (!found) throw notFound(NO_APPOINTMENT);
      return { data: { code: await codeAt(ctx, found) } };
    },

    /** Null also where the client is no longer expected. */
    async codeOfComing(ctx: TenantCtx, appointmentId: string): Promise<string | null> {
      const found = await findAppointment(ctx, appointmentId);
      return found && COMING.has(found.status) ? codeAt(ctx, found) : null;
    },
  };

  function codeOf(businessId: string, { id, visitId }: { id: string; visitId: string | null }): string {
    const mark = Buffer.from(signer.mark(PURPOSE, businessId, visitId ?? id), "base64url");
    return String(mark.readUInt32BE(0) % CODES).padStart(4, "0");
  }

  /** Null where no tablet works at the branch. */
  async function codeAt(ctx: TenantCtx, { _id, visitId, branchId }: Appointment): Promise<string | null> {
    const works = await readTogether(ctx, (tx) => hasTablet(tx, branchId));
    return works ? codeOf(ctx.businessId, { id: _id, visitId }) : null;
  }
}
