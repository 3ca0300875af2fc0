// The way from nothing to a business that takes appointments: the steps in order, and how long each stays on screen
// after it is saved (contract/platform#first-steps).

export const STEPS = ["business", "branch", "specialist", "service", "assistant"] as const;
export type Step = (typeof STEPS)[number];
export type Place = "choice" | "join" | Step | "done";

export const TITLE: Record<Step, string> = {
  business: "Registra tu negocio",
  branch: "Registrar nueva sucursal",
  specialist: "Registra a quien atiende",
  service: "Registra un servicio",
  assistant: "Crea tu asistente",
};

export const WHY: Record<Step, string> = {
  business: "Con estos datos se presenta tu asistente y calcula tus horarios.",
  branch: "Dónde y a qué horas atiendes. Después puedes agregar más.",
  specialist: "Cada persona lleva su propia agenda. Si atiendes sin equipo, regístrate tú.",
  service: "Lo que vendes por cita, con su duración y su precio.",
  assistant: "Responde el WhatsApp de tu negocio y agenda por ti.",
};

/** Asked first: how many of these there are, and what each is called. Each gets a form of its own, 'Sucursal 1 de 3'. */
export const COUNTED: Partial<Record<Step, { most: number; ask: string; one: string }>> = {
  branch: { most: 20, ask: "¿Cuántas sucursales tienes?", one: "Sucursal" },
  specialist: { most: 50, ask: "¿Cuántas personas atienden?", one: "Especialista" },
  service: { most: 100, ask: "¿Cuántos servicios ofreces?", one: "Servicio" },
};

/** How long a chosen number stays on screen. */
export const COUNT_PAUSE_MS = 500;

export const PAUSE_MS: Record<Step, number> = {
  business: 1500,
  branch: 300,
  specialist: 300,
  service: 1500,
  assistant: 300,
};

export function after(step: Step): Place {
  return STEPS[STEPS.indexOf(step) + 1] ?? "done";
}

export function before(place: Place): Place {
  const index = STEPS.indexOf(place as Step);
  return index > 0 ? (STEPS[index - 1] as Step) : "choice";
}
