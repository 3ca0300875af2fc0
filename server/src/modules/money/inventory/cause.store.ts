// The cause of a stock movement in SQL: one expression for the figures and for the filter of the list. The movement is `m`.

/** Of those that a sale makes; null for the others. */
export const SOLD_CAUSE =
  "case when m.appointment_id is not null then 'appointment' when m.order_id is not null then 'order' end";

/** `kind`: that of its sheet, null where it has none. */
export const causeOf = (kind: string, sold = SOLD_CAUSE): string => `coalesce(${sold}, ${kind}, 'other')`;
