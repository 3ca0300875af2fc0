// What happened, named once: the capability that publishes it and those that react share this token (house, section 5).

/** `Payload` holds ids only: whoever reacts reads the rows as they are then. */
export type EventType<Payload extends object> = { readonly name: string; readonly payload?: Payload };

/** Declares an event, such as `event<{ appointmentId: string }>("appointment-created")`. */
export function event<Payload extends object>(name: string): EventType<Payload> {
  return { name };
}
