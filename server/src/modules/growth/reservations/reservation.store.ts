// The details that were given with a booking on the page.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type BookingDetails = { businessId: string; appointmentId: string; name: string; isProved: boolean; at: Date };

export async function insertReservation(tx: Tx, { businessId, appointmentId, name, isProved, at }: BookingDetails) {
  await tx.count(
    sql
      .insertInto("reservations")
      .values({ business_id: businessId, appointment_id: appointmentId, name, is_proved: isProved, created_at: at })
      .onConflict((known) => known.doNothing()),
  );
}

export function readReservation(tx: Tx, appointmentId: string) {
  return tx.first(
    sql.selectFrom("reservations").select(["name", "is_proved"]).where("appointment_id", "=", appointmentId),
  );
}
