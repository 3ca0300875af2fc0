// An event with its name: the capability that publishes it and its handlers share this token (house, section 5).

/** `Payload` has only ids: a handler reads the current rows. */
export type EventType<Payload extends object> = { readonly name: string; readonly payload?: Payload };

/** Declares an event, such as `event<{ appointmentId: string }>("appointment-created")`. */
export function event<Payload extends object>(name: string): EventType<Payload> {
  return { name };
}
