// The cause of a stock movement in SQL: one expression for the figures and for the filter of the list.

/** `kind`: that of its sheet, null where it has none. The movement is `m`. */
export const causeOf = (kind: string): string =>
  `case when m.appointment_id is not null then 'appointment' when m.order_id is not null then 'order'
        else coalesce(${kind}, 'other') end`;
