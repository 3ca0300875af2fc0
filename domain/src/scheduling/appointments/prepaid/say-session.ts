// What a client reads about the session of a package that pays for an appointment, or will: in messages and on its page.

/** `service`: where one text has several. */
export function saySession({ packageName, left }: { packageName: string; left: number }, service?: string): string {
  const rest = left === 1 ? "te queda 1" : `te quedan ${left}`;
  return `${service ? `${service} se paga` : "Se paga"} con una sesión de tu paquete ${packageName}, ${rest}.`;
}
