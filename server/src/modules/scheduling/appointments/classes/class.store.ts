// The places of a class: appointments of one service with one specialist at one start share their time (decision 155).
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { ClassKey } from "../appointment.store.ts";

/** How many hold a place, `ignoreId` left out. Before it, `lockFacilities`: bookings of one class wait for each other. */
export async function placesTaken(
  tx: Tx,
  at: ClassKey & { specialistId: string; ignoreId?: string | undefined },
): Promise<number> {
  let query = sql
    .selectFrom("appointments")
    .select("id")
    .where("specialist_id", "=", at.specialistId)
    .where("starts", "=", at.starts)
    .where("status", "in", ["agendada", "confirmada", "asistida", "pago_pendiente"])
    .where("service_id", "=", at.serviceId)
    .where("branch_id", "=", at.branchId)
    .where("capacity", ">", 1);
  if (at.ignoreId) query = query.where("id", "<>", at.ignoreId);
  return (await tx.rows(query)).length;
}
