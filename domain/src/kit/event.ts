// An event with its name: the capability that publishes it and its handlers share this token (house, section 5).

/**
 * `Payload` has only ids: a handler reads the current rows. `title`: what happened, in Spanish, where several kinds of
 * work follow the event or one kind of work follows several events.
 */
export type EventType<Payload extends object> = {
  readonly name: string;
  readonly title?: string;
  readonly payload?: Payload;
};

/** Declares an event, such as `event<{ appointmentId: string }>("appointment-created", "Cita nueva")`. */
export function event<Payload extends object>(name: string, title?: string): EventType<Payload> {
  return title === undefined ? { name } : { name, title };
}
