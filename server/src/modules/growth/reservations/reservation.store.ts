// The details that were given with a booking on the page.
import { sql } from "../../../kernel/db/sql.ts";
import type { Tx } from "../../../kernel/db/tx.ts";

type BookingDetails = {
  businessId: string;
  appointmentId: string;
  name: string;
  isProved: boolean;
  propertyId: string | null;
  at: Date;
};

export async function insertReservation(tx: Tx, details: BookingDetails) {
  const { businessId, appointmentId, name, isProved, propertyId, at } = details;
  await tx.count(
    sql
      .insertInto("reservations")
      .values({
        business_id: businessId,
        appointment_id: appointmentId,
        name,
        is_proved: isProved,
        property_id: propertyId,
        created_at: at,
      })
      .onConflict((known) => known.doNothing()),
  );
}

export function readReservation(tx: Tx, appointmentId: string) {
  return tx.first(
    sql
      .selectFrom("reservations")
      .select(["name", "is_proved", "property_id"])
      .where("appointment_id", "=", appointmentId),
  );
}
