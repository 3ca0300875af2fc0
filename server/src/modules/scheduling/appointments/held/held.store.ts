// The places of a class that are held by blocks.
import { sql } from "../../../../kernel/db/sql.ts";
import type { Tx } from "../../../../kernel/db/tx.ts";
import type { AppointmentRow } from "../appointment.store.ts";

export async function heldPlacesOf(tx: Tx, ofClass: AppointmentRow): Promise<string[]> {
  const { specialist_id, branch_id, service_id, starts } = ofClass;
  const rows = await tx.rows(
    sql
      .selectFrom("appointments")
      .select("id")
      .where("specialist_id", "=", specialist_id)
      .where("starts", "=", starts)
      .where("branch_id", "=", branch_id)
      .where("service_id", "=", service_id)
      .where("capacity", ">", 1)
      .where("status", "=", "block")
      .orderBy("id")
      .forUpdate(),
  );
  return rows.map(({ id }) => id);
}
