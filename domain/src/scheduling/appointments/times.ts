// How long an appointment or a block may last, and the error for invalid times: for the forms, the calls and an edit
// with only one of the two (contract/agenda#limits).

const END_BEFORE_START = "La fecha de finalización no puede ser anterior a la fecha de inicio";
export const START_AFTER_END = "La fecha de inicio no puede ser después de la fecha de fin";

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** `length` in ms, negative when it ends before it starts; zero is an error too (D-16.2). Null when it is valid. */
export function appointmentTimesError(length: number): string | null {
  if (length <= 0) return END_BEFORE_START;
  if (length < MS_PER_MINUTE) return "La cita debe durar al menos un minuto";
  return length > MS_PER_DAY ? "La cita puede durar hasta 24 horas" : null;
}

/** A block may cover a holiday. */
export function blockTimesError(length: number): string | null {
  if (length <= 0) return START_AFTER_END;
  if (length < MS_PER_MINUTE) return "El bloqueo debe durar al menos un minuto";
  return length > 366 * MS_PER_DAY ? "El bloqueo puede durar hasta un año" : null;
}
