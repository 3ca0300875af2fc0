// How long an appointment or a block may last, and what is said when its times make no sense: for the forms, the calls and
// an edit that carries only one of the two (contract/agenda#limits).

const END_BEFORE_START = "La fecha de finalización no puede ser anterior a la fecha de inicio";
export const START_AFTER_END = "La fecha de inicio no puede ser después de la fecha de fin";

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** `length` in ms, negative when it ends before it starts, and as wrong when it ends at once (D-16.2); null when it is well. */
export function appointmentTimesError(length: number): string | null {
  if (length <= 0) return END_BEFORE_START;
  if (length < MS_PER_MINUTE) return "La cita debe durar al menos un minuto";
  return length > MS_PER_DAY ? "La cita puede durar hasta 24 horas" : null;
}

/** A block may take a holiday. */
export function blockTimesError(length: number): string | null {
  if (length <= 0) return START_AFTER_END;
  if (length < MS_PER_MINUTE) return "El bloqueo debe durar al menos un minuto";
  return length > 366 * MS_PER_DAY ? "El bloqueo puede durar hasta un año" : null;
}
